import type { Catalogue } from '@stellwerk/texts'
import { sides } from '@stellwerk/texts'
import { face } from './face/de.js'
import { later } from './later/de.js'
import { refusals } from './refusals/de.js'

export const de: Catalogue = {
  ...face,
  ...refusals,
  ...later,

  'name.bank': 'die Bank',
  'name.bond': 'die Anleihe von {player}',
  'name.bond-of': '{player} {bond}',
  'name.contract-of': '{player}: {cities}',
  'name.money': '{amount} £',
  'name.offer': 'Angebot der Bank',
  'name.place': '{place} ({hex})',
  'name.pool': 'Bankpool',
  'name.returned': 'Rückgaben der Bank',
  'name.standing': '{rank}. {player} ({fortune})',
  'name.title': '1853',
  'name.train': '{plain, select, true {{train}er-Lok} other {{train}-Lok}}',
  'name.train-run': '{train} {route}',

  'option.bank': 'Geld in der Bank',
  'option.bank.15000': '15.000 £: das normale Spiel',
  'option.bank.12500': '12.500 £: ein kürzeres Spiel',
  'option.bank.10000': '10.000 £: ein kurzes Spiel',
  'option.bank.17760': '17.760 £: ein längeres Spiel mit allem Geld aus der Schachtel',
  'option.bank.20000': '20.000 £: ein langes Spiel',

  ...sides.de,

  'phase.2': 'Gelbe Gleisplättchen; eine Betriebsrunde je Set.',
  'phase.3':
    'Grüne Gleisplättchen; 2M-Loks, Meterspur-Loks auch für große Gesellschaften; ab dem nächsten Set zwei Betriebsrunden.',
  'phase.4':
    'Braune Gleisplättchen; 3M-Loks; 2er- und 1M-Loks werden verschrottet; Loklimit drei; ab dem nächsten Set drei Betriebsrunden.',
  'phase.5':
    'Graue Gleisplättchen; 6er- und 4M-Loks; 3er- und 2M-Loks werden verschrottet; Loklimit zwei; mit einer 5er- oder 6er-Lok wird auch außerhalb des Heimatgebiets aufgerüstet und ein Bahnhofsmarker gesetzt.',

  'deal.elephant': '{buyer} kauft den Elefanten von {holder} für {price}',
  'deal.end': 'Das Spiel endet jetzt, Anleihen offener Kontrakte sind verloren',
  'deal.train':
    '{buyer} kauft von der {seller} für {price}: {train}{giftIs, select, none {} other {; davon geschenkt: {gift}}}',

  'step.base': '{company} · Bahnhofsmarker setzen',
  'step.bonds': 'Anleihen · geheim festlegen',
  'step.cities': '{turn} · Stadt nennen',
  'step.course': 'Spielablauf',
  'step.debt': '{company} · {debt} Schulden: {train}',
  'step.elephant': '{holder} · Elefant behalten oder verkaufen',
  'step.extra-round': '{player} · zusätzliche Betriebsrunde?',
  'step.give-back': '{company} · Lok zurückgeben',
  'step.offer': '{partner} · Antwort an {player}: {deal}',
  'step.operating-round': 'Betriebsrunde',
  'step.option': '{company} · Option für das zweite Gleisplättchen',
  'step.payout': '{company} · {revenue} ausschütten oder einbehalten',
  'step.run': '{company} · Loks fahren',
  'step.set': 'Set von Betriebsrunden',
  'step.stock': '{turn} · Aktienrunde',
  'step.track': '{company} · Gleisbau',
  'step.trains': '{company} · Loks kaufen',
  'step.turn': '{company} · Betrieb',
  'step.turn-end': '{company} · Ende des Zugs',

  'action.accept': 'Angebot annehmen',
  'action.buyShare': 'Aktie kaufen',
  'action.buyTrain': 'Lok kaufen',
  'action.chooseOption': 'Option wählen',
  'action.decline': 'Angebot ablehnen',
  'action.extraRound': 'über die zusätzliche Runde entscheiden',
  'action.giveBackTrain': 'Lok zurückgeben',
  'action.keepElephant': 'Elefant behalten',
  'action.layTile': 'Gleisplättchen legen',
  'action.offerElephant': 'Elefant anbieten',
  'action.pass': 'passen',
  'action.payOut': 'ausschütten oder einbehalten',
  'action.pick': 'Stadt nennen',
  'action.placeBase': 'Bahnhofsmarker setzen',
  'action.proposeElephant': 'Preis für den Elefanten vorschlagen',
  'action.proposeEnd': 'Spielende vorschlagen',
  'action.redeem': 'Aktien einlösen',
  'action.run': 'Loks fahren',
  'action.sellShares': 'Aktien verkaufen',
  'action.sellTrain': 'Lok anbieten',
  'action.setBond': 'Anleihe festlegen',
  'action.settleDebt': 'Schulden begleichen',
  'action.withdraw': 'Angebot zurückziehen',

  'choice.accept': 'Annehmen: {deal}',
  'choice.buyShare':
    'Eine Aktie der {company} aus dem {from} für {price} kaufen{starts, select, true { ({company} kann dann in Betrieb gehen)} other {}}',
  'choice.buyTrain':
    '{train} {sellerIs, select, bank {von der Bank} returned {aus den Rückgaben der Bank} other {von der {seller}}} für {price} kaufen{giftIs, select, none {} other {, davon {gift} geschenkt}}{credit, select, true { (auf Kredit)} other {}}{token, select, true { (mit der Lokmarke)} other {}}{phaseIs, select, none {} other { (Phase {phase} beginnt)}}',
  'choice.chooseOption':
    'Option {option}: {optionIs, select, 1 {zweites Gleisplättchen ab Phase 3, ohne Gebühr} other {zweites Gleisplättchen ab sofort, für jeweils {fee}}}',
  'choice.decline': 'Angebot ablehnen',
  'choice.extraRound':
    '{wanted, select, true {Zusätzliche Betriebsrunde spielen} other {Keine zusätzliche Betriebsrunde: weiter mit der Aktienrunde}}',
  'choice.giveBackTrain': '{train} der Bank zurückgeben',
  'choice.keepElephant': 'Den Elefanten behalten',
  'choice.layTile':
    'Gleisplättchen {tile} auf {hex} legen, {sides}, {gauge, select, standard {Standardspur} metre {Meterspur} dual {Doppelspur} other {zwei Spurweiten}}{costIs, select, 0 {} other {, für {cost}}}{feeIs, select, 0 {} other {, mit {fee} Gebühr}}{bonusIs, select, none {} other { (Prämie {bonus})}}',
  'choice.offerElephant': 'Den Elefanten {partner} für {price} anbieten',
  'choice.pass': 'Passen',
  'choice.pass.base': 'Keinen Bahnhofsmarker setzen',
  'choice.pass.cities': 'Keine Stadt mehr nennen: Der Kontrakt ist vollständig',
  'choice.pass.stock-acted': 'Zug beenden',
  'choice.pass.track': 'Nicht bauen',
  'choice.pass.track-built': 'Kein zweites Gleisplättchen legen',
  'choice.pass.trains': 'Käufe beenden',
  'choice.payOut':
    '{how, select, full {{revenue} Dividende zahlen, {each} je Aktie} other {{revenue} einbehalten}} (Kurs dann {newPrice})',
  'choice.pick':
    '{cityIs, select, none {Eine Stadt} other {{city} ({value} der Anleihe)}} nennen und eine Aktie der {company} nehmen',
  'choice.placeBase': 'Bahnhofsmarker für {cost} setzen: {hex}{sidesIs, select, none {} other { ({sides})}}',
  'choice.proposeEnd': 'Das Ende des Spiels vorschlagen',
  'choice.proposeElephant': '{partner} {price} für den Elefanten vorschlagen',
  'choice.range': '{label} (bis {max})',
  'choice.redeem': '{count, plural, one {# Aktie} other {# Aktien}} der {company} für {price} einlösen',
  'choice.run': 'Für {revenue} fahren{mailMoneyIs, select, 0 {} other {, Post {mailMoney}}}: {runs}',
  'choice.run-nothing': 'Mit keiner Lok fahren',
  'choice.sellShares':
    '{count, plural, one {# Aktie} other {# Aktien}} der {company} für {amount} verkaufen{leaderless, select, true {; sie hat dann keinen Direktor} other {}}{successorIs, select, none {} other {; Direktor wird {successor}}}',
  'choice.sellTrain': '{train} der {seller} der {buyer} für {price} anbieten',
  'choice.setBond': '{bondIs, select, none {Anleihe festlegen} other {Anleihe von {bond} festlegen}}',
  'choice.settleDebt':
    '{how, select, pay {Die Schulden von {debt} bezahlen ({train}){giftIs, select, none {} other {, davon {gift} geschenkt}}} other {{train} der Bank zurückgeben}}',
  'choice.withdraw': 'Angebot zurückziehen',
}
