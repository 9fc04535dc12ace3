import type { Catalogue } from '@stellwerk/texts'

/** What is first told once a board is there: what happens, and what actions are for. */
export const later: Catalogue = {
  'event.bank-out': 'Die Bank ist gesprengt: Das Spiel endet mit dieser Runde',
  'event.base-placed':
    '{company} setzt {home, select, true {ihren Heimatbahnhof} other {einen Bahnhofsmarker für {cost}}}: {hex}',
  'event.bbci-settled': 'Die BBCI ist eine {size, select, large {große} other {kleine}} Gesellschaft',
  'event.bonds-known': 'Sitzreihenfolge nach Anleihen: {bonds}',
  'event.bonus-paid': '{company} erhält die Prämie von {amount}: {hex}',
  'event.contract-complete':
    'Der Kontrakt von {player} ist mit {cities, plural, one {# Stadt} other {# Städten}} vollständig',
  'event.contract-fulfilled':
    '{player} hat den Kontrakt erfüllt und erhält die Anleihe von {bond} zurück: {cities}',
  'event.contracts-opened': 'Die Kontrakte werden aufgedeckt. {contracts}',
  'event.debt-paid': '{company} bezahlt ihre Schulden von {price}: {train}',
  'event.director-changed':
    '{playerIs, select, none {{before} ist nicht mehr Direktor: Die {company} hat keinen mehr} other {{player} wird Direktor der {company}}}',
  'event.end-agreed': 'Alle sind mit {player} einig, das Spiel zu beenden',
  'event.elephant-kept': '{player} behält den Elefanten',
  'event.elephant-moved':
    '{priceIs, select, none {{player} erhält den Elefanten} other {{player} kauft den Elefanten von {before} für {price}}}',
  'event.extra-round':
    '{player} setzt {wanted, select, true {eine} other {keine}} zusätzliche Betriebsrunde an',
  'event.game-over': 'Die Partie ist zu Ende: {standings}',
  'event.group-on-sale': 'Auch alle anderen Gesellschaften sind jetzt zu haben: {companies}',
  'event.in-operation': '{company} geht mit {treasury} Betriebskapital zum Kurs von {price} in Betrieb',
  'event.lots-drawn': 'Gleiche Anleihen, das Los entscheidet: {order}',
  'event.manager-changed': '{player} wird Betriebsleiter der {company}',
  'event.money.dividend': '{to} erhält {amount} Dividende',
  'event.money.gift': '{from} schenkt der {to} {amount} für eine Lok',
  'event.money.position': '{to} hat {amount}',
  'event.money.second-tile': '{from} zahlt {amount} für ein zweites Gleisplättchen',
  'event.money.shares':
    '{fromIs, select, bank {{to} erhält {amount} für Aktien} other {{from} zahlt {amount} für Aktien}}',
  'event.money.start-cash': '{to} beginnt mit {amount}',
  'event.offer': '{player} bietet {partner} an: {deal}',
  'event.offer-accepted': '{partner} nimmt das Angebot von {player} an',
  'event.offer-declined': '{partner} lehnt das Angebot von {player} ab',
  'event.offer-withdrawn': '{player} zieht das Angebot an {partner} zurück',
  'event.option-chosen':
    '{company} wählt Option {option}: {optionIs, select, 1 {zwei Gleisplättchen ab Phase 3} other {zwei Gleisplättchen ab sofort, gegen Gebühr}}',
  'event.paid-out':
    '{company} {how, select, full {zahlt {revenue} Dividende} other {{revenueIs, select, 0 {hat keine Einnahmen} other {behält {revenue} ein}}}}',
  'event.passed': '{player} passt',
  'event.phase-began': 'Phase {phase} beginnt. {note}',
  'event.picked':
    '{player} nennt geheim {cityIs, select, none {eine Stadt} other {{city}}} und nimmt eine Aktie der {company} (Stadt {count})',
  'event.price-moved':
    'Der Kurs der {company} {direction, select, up {steigt} other {fällt}} von {from} auf {to}',
  'event.price-wished': '{partner} würde bei {price} zustimmen',
  'event.ran':
    '{company} {count, plural, =0 {fährt mit keiner Lok} one {fährt mit # Lok} other {fährt mit # Loks}}: Einnahmen {revenue}{mailMoneyIs, select, 0 {} other {, Post {mailMoney}}}',
  'event.redeemed': '{player} löst {count, plural, one {eine Aktie} other {# Aktien}} der {company} ein',
  'event.round-started':
    '{round, select, contracts {Kontrakte} stock {Aktienrunde {number}} other {Betriebsrunde {set}.{number} (Runde {number} von {of})}}',
  'event.sealed': '{player} hat die Anleihe festgelegt',
  'event.shares-moved':
    '{reason, select, contract {{to} nimmt eine Aktie der {company}} purchase {{to} kauft eine Aktie der {company} aus dem {from}} other {{from} verkauft {count, plural, one {eine Aktie} other {# Aktien}} der {company}}}',
  'event.supply-changed':
    'Eine kleine Gesellschaft ist in Betrieb: Die 2er-Loks sind 2/1M-Karten, und es gibt je eine 2M- und 3M-Lok mehr',
  'event.tile-laid':
    '{company} legt Gleisplättchen {tile} auf {hex}{costIs, select, 0 {} other { für {cost}}}{replacedIs, select, none {} other {, ersetzt wird {replaced}}}',
  'event.token-used': '{company} gibt ihre Lokmarke ab',
  'event.top-price': 'Der Kurs der {company} erreicht 400 £: Das Spiel endet sofort',
  'event.train-bought':
    '{company} kauft {sellerIs, select, bank {von der Bank} returned {aus den Rückgaben der Bank} other {von der {seller}}} für {price}{credit, select, true { auf Kredit} other {}}: {train}',
  'event.train-given-back':
    '{company} gibt der Bank zurück: {train}{because, select, debt { (nicht bezahlt)} other {}}',
  'event.trains-scrapped':
    'Alle {train}s werden verschrottet{companiesIs, select, none {} other {: {companies}}}{fromBankIs, select, 0 {} other {, dazu {fromBank} der Bank}}',
  'event.unredeemed':
    '{player} kann {count, plural, one {eine Aktie} other {# Aktien}} der {company} noch nicht bezahlen',

  'help.accept': 'Schließt das Geschäft so ab, wie es angeboten wurde. Es gilt sofort.',
  'help.buyShare':
    'Ein Kauf je Zug: aus dem Angebot der Bank immer zum Nennwert, aus dem Bankpool zum Kurs. Eine Gesellschaft geht in Betrieb, wenn genug Aktien ausgegeben sind.',
  'help.buyTrain':
    'Die Bank verkauft zum aufgedruckten Preis, andere Gesellschaften zu jedem vereinbarten Preis ab 10 £. Niemand muss eine Lok besitzen; was der Gesellschaft fehlt, darf ihr Direktor oder Betriebsleiter schenken.',
  'help.chooseOption':
    'Ein für alle Mal: ein zweites gelbes Gleisplättchen ab Phase 3 ohne Gebühr, oder ab sofort jeweils gegen Gebühr.',
  'help.decline': 'Was abgelehnt wurde, kann nur zu einem besseren Preis wieder angeboten werden.',
  'help.extraRound':
    'Nach den regulären Betriebsrunden eines Sets entscheidet, wer den Elefanten hat, ob vor der Aktienrunde noch eine gespielt wird.',
  'help.giveBackTrain':
    'Loks über dem Loklimit gehen ohne Entschädigung an die Bank zurück. Welche, wählt der Direktor oder Betriebsleiter.',
  'help.keepElephant': 'Du behältst den Elefanten; verkaufen geht erst nach der nächsten Aktienrunde wieder.',
  'help.layTile':
    'Ein oder zwei gelbe Gleisplättchen, die Strecken von den Bahnhöfen der Gesellschaft verlängern, oder eines aufrüsten. Das erste auf Fluss, Hügel oder Berg kostet Geld, in Meterspur weniger.',
  'help.offerElephant':
    'Nur jetzt, nach einer Aktienrunde, kann der Elefant verkauft werden, zu jedem Preis. Wer ihn hat, beginnt die nächste Aktienrunde, entscheidet über die zusätzliche Betriebsrunde und leitet Gesellschaften ohne Aktionäre.',
  'help.pass':
    'Passen kostet nichts. Eine Aktienrunde endet, wenn reihum niemand kauft. Solange Kontrakte entstehen, schließt Passen deinen ab.',
  'help.payOut':
    'Alles oder nichts: Die Dividende bringt ein Zehntel für jede bezahlte Aktie und hebt den Kurs, je höher sie ist, desto mehr; Einbehalten füllt das Betriebskapital, und der Kurs fällt, wenn Aktien im Bankpool liegen.',
  'help.pick':
    'Eine Stadt geheim und eine ihrer Aktien offen. Der Wert der Stadt wird auf die Anleihe angerechnet; die Aktie wird vor der ersten Aktienrunde bezahlt.',
  'help.placeBase':
    'Ein Bahnhofsmarker je Zug auf einem freien Kreis, zu dem eine Strecke der Gesellschaft führt: der erste weitere für 40 £, die anderen für 100 £. Vor Phase 5 nur im Heimatgebiet.',
  'help.proposeEnd':
    'Alle werden nacheinander gefragt. Sind alle einig, endet das Spiel sofort und wird gewertet; Anleihen offener Kontrakte sind verloren.',
  'help.proposeElephant': 'Wer den Elefanten hat, kann den Preis annehmen oder ablehnen.',
  'help.redeem':
    'Nicht eingelöste Aktien des Kontrakts werden zum Nennwert bezahlt, jederzeit im eigenen Zug. Vorher bringen sie nichts, und gekauft wird erst, wenn alle eingelöst sind.',
  'help.run':
    'Jede Lok fährt einmal über einen Bahnhof der Gesellschaft, mit so vielen großen Bahnhöfen, wie ihre Zahl angibt. Eine Lok kann der Postzug sein; das Postgeld geht ins Betriebskapital. Die angebotenen Fahrten sind nachweislich die besten, für die Dividende und für das Betriebskapital.',
  'help.sellShares':
    'Bezahlte Aktien gehen zum Kurs in den Bankpool; der Kurs ändert sich nicht. In der ersten Aktienrunde bringen sie 5 £ weniger als den Nennwert.',
  'help.sellTrain':
    'Beim Lokkauf einer anderen Gesellschaft kann ihr eine Lok angeboten werden, für höchstens so viel, wie sie hat.',
  'help.setBond':
    'Das Geld liegt beiseite, bis der Kontrakt erfüllt ist, und begrenzt, welche Städte genannt werden können. Die höchste Anleihe bringt den Elefanten und den ersten Platz.',
  'help.settleDebt':
    'Ein neuer Direktor bezahlt die Lok auf Kredit, mit einem Geschenk, wenn das Betriebskapital nicht reicht, oder gibt sie zurück.',
  'help.withdraw': 'Nimmt das Angebot zurück, bevor es beantwortet ist.',
}
