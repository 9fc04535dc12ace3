import type { Catalogue } from '@stellwerk/texts'
import { sides } from '@stellwerk/texts'
import { face } from './face/de.js'
import { later } from './later/de.js'
import { refusals } from './refusals/de.js'

export const de: Catalogue = {
  ...refusals,
  ...later,
  ...face,

  'name.ag': 'Lokalbahn AG {company}',
  'name.bank': 'die Bank',
  'name.local': '{name} ({company})',
  'name.money': '{amount} G',
  'name.open-pool': 'Lokpool',
  'name.place': '{place} ({hex})',
  'name.pool': 'Bankpool',
  'name.scrap-pool': 'Schrottpool',
  'name.split': 'Feld „Gesplittete Aktien“',
  'name.standing': '{rank}. {player} ({fortune})',
  'name.tableau': 'Aktientableau',
  'name.title': '1854',
  'name.train': '{plain, select, true {{train}er-Lok} other {{train}-Lok}}',
  'name.train-run': '{train} {route}',

  ...sides.de,

  'phase.1': 'Gelbe Gleisplättchen; eine Betriebsrunde je Set.',
  'phase.2': 'Sonst ändert sich nichts.',
  'phase.3':
    'Grüne Gleisplättchen; 2+- und 3+-Loks; Gesellschaften handeln mit Loks; ab dem nächsten Set zwei Betriebsrunden.',
  'phase.4':
    '2er- und 1+-Loks werden verschrottet; Loklimits: drei für große Gesellschaften, eine für Lokalbahnen.',
  'phase.5':
    'Braune Gleisplättchen; 2+-Loks werden verschrottet; Loklimit zwei für große Gesellschaften; die Gebirgsbahnen schließen; Lokalbahnen dürfen fusionieren; ab dem nächsten Set drei Betriebsrunden.',
  'phase.6':
    '3er- und 3+-Loks werden verschrottet; am Ende dieser Betriebsrunde fusionieren alle Lokalbahnen zwangsweise.',
  'phase.7': 'Graue Gleisplättchen; 4er-Loks werden verschrottet.',

  'deal.buyTrain':
    '{buyer} kauft von der {seller} für {price}: {train}{givesIs, select, none {} other {; abgegeben wird: {gives}}}',
  'deal.merge': '{local} und {with} fusionieren zu einer Lokalbahn AG',

  'step.ag-turn': '{company} · Betrieb',
  'step.auction': '{turn} · Auktionsrunde',
  'step.charter': '{player} · Besitzbogen für {locals}',
  'step.contract': '{company} · Postvertrag',
  'step.course': 'Spielablauf',
  'step.emergency': '{company} · Aktien verkaufen für {train}, es fehlen {missing}',
  'step.give-up': '{company} · Lok abgeben',
  'step.home': '{company} · Heimatbahnhof setzen',
  'step.local-turn': '{company} · Betrieb',
  'step.mail': '{company} · Posteinnahmen',
  'step.major-turn': '{company} · Betrieb',
  'step.merger-window': '{local} · Fusion',
  'step.offer': '{partner} · Antwort an {player}: {deal}',
  'step.operating-round': 'Betriebsrunde',
  'step.payout': '{company} · {revenue} auszahlen oder einbehalten',
  'step.run': '{company} · Loks fahren',
  'step.run-off': '{player} · Stechen um {private}, Höchstgebot {bid}',
  'step.set': 'Set von Betriebsrunden',
  'step.station': '{company} · Bahnhofsbau',
  'step.stock': '{turn} · Aktienrunde',
  'step.stock-end': 'Ende der Aktienrunde',
  'step.track': '{company} · Gleisbau',
  'step.trains': '{company} · Loks kaufen',
  'step.turn-end': '{company} · Ende des Zugs',

  'action.accept': 'Angebot annehmen',
  'action.bid': 'bieten',
  'action.buildStation': 'Bahnhof bauen',
  'action.buildTunnel': 'Tunnel bauen',
  'action.buyContract': 'Postvertrag kaufen',
  'action.buyDirector': 'Direktoraktie kaufen',
  'action.buyOption': 'Optionskauf',
  'action.buyPrivate': 'erste Privatgesellschaft kaufen',
  'action.buyShare': 'Aktie kaufen',
  'action.buyTrain': 'Lok kaufen',
  'action.chooseCharter': 'Besitzbogen wählen',
  'action.completeOption': 'Option fertig bezahlen',
  'action.decline': 'Angebot ablehnen',
  'action.dropBid': 'Gebot zurücknehmen',
  'action.dropOut': 'aus dem Stechen aussteigen',
  'action.giveUpTrain': 'Lok abgeben',
  'action.layTile': 'Gleisplättchen legen',
  'action.merge': 'Lokalbahnen fusionieren',
  'action.pass': 'passen',
  'action.payOut': 'auszahlen oder einbehalten',
  'action.placeHome': 'Heimatbahnhof setzen',
  'action.raise': 'Gebot erhöhen',
  'action.run': 'Loks fahren',
  'action.sellOption': 'Option verkaufen',
  'action.sellShares': 'Aktien verkaufen',
  'action.withdraw': 'Angebot zurückziehen',

  'choice.accept': 'Annehmen: {deal}',
  'choice.bid': '{bid} bieten: {private}',
  'choice.buildStation': 'Bahnhof bauen für {cost}: {hex}{sidesIs, select, none {} other { ({sides})}}',
  'choice.buildTunnel':
    'Tunnel bauen für {cost}: {hex}, {sides}{power, select, true { (mit der Murthalbahn)} other {}}',
  'choice.buyContract':
    '{size, select, small {Kleinen} other {Großen}} Postvertrag für {price} kaufen: jetzt {income} je Zug',
  'choice.buyDirector': 'Direktoraktie der {company} zum Ausgabekurs {price} für {cost} kaufen',
  'choice.buyOption':
    'Optionskauf einer Aktie der {company} aus dem {from}: {price} jetzt und noch einmal später',
  'choice.buyPrivate': '{private} für {price} kaufen',
  'choice.buyShare': '{percent}\u00a0% der {company} aus dem {from} für {price} kaufen',
  'choice.buyTrain':
    '{train} {sellerIs, select, bank {von der Bank} pool {aus dem {seller}} scrap {aus dem {seller}} other {von der {seller}}} für {price} kaufen{givesIs, select, none {} other {, abgegeben wird: {gives}}}{phaseIs, select, none {} other { (Phase {phase} beginnt)}}{missingIs, select, none {} other {; der Direktor schießt {missing} zu}}',
  'choice.chooseCharter': '{ag} wählen',
  'choice.completeOption': 'Option auf die {company} für {price} fertig bezahlen',
  'choice.decline': 'Angebot ablehnen',
  'choice.dropBid': 'Gebot zurücknehmen: {private}',
  'choice.dropOut': 'Aus dem Stechen aussteigen',
  'choice.giveUpTrain': '{train} abgeben',
  'choice.layTile':
    'Gleisplättchen {tile} auf {hex} legen, {sides}{costIs, select, 0 {} other {, für {cost}}}{power, select, true { (mit der Außerfernbahn)} other {}}',
  'choice.merge':
    '{local} mit der {with} fusionieren{partnerIs, select, none {} other { (Angebot an {partner})}}',
  'choice.pass': 'Passen',
  'choice.pass.contract': 'Keinen Postvertrag kaufen',
  'choice.pass.merger-window': 'Keine Fusion: {local}',
  'choice.pass.station': 'Keinen Bahnhof bauen',
  'choice.pass.stock-sold': 'Zug beenden',
  'choice.pass.track': 'Nicht bauen',
  'choice.pass.track-built': 'Nicht weiter bauen',
  'choice.pass.trains': 'Käufe beenden',
  'choice.pass.trains-bankrupt':
    'Bankrott erklären: Für die {company} ist keine Lok bezahlbar, und das Spiel endet',
  'choice.payOut':
    '{how, select, full {{revenue} auszahlen} other {{revenue} einbehalten}}{newPriceIs, select, none {} other { (Kurs dann {newPrice})}}',
  'choice.placeHome': 'Beginnen: {hex}{tileIs, select, none {} other { mit Gleisplättchen {tile}, {sides}}}',
  'choice.raise': 'Auf {bid} erhöhen',
  'choice.range': '{label} (bis {max})',
  'choice.run': 'Für {revenue} fahren: {runs}',
  'choice.run-nothing': 'Mit keiner Lok fahren',
  'choice.sellOption': 'Aktie mit Option der {company} für {price} verkaufen',
  'choice.sellShares':
    '{count, plural, one {# Aktie} other {# Aktien}}{optionIs, select, none {} other { und die Aktie mit Option}} der {company} für {amount} verkaufen{newPriceIs, select, none {} other { (Kurs dann {newPrice})}}{successorIs, select, none {} other {; Direktor wird {successor}}}',
  'choice.withdraw': 'Angebot zurückziehen',
}
