import type { Catalogue } from '@stellwerk/texts'

/** What is first told once a board is there: what happens, and what actions are for. */
export const later: Catalogue = {
  'event.bank-broke':
    'Die Bank ist gesprengt: Das Spiel endet mit {when, select, operating_round {diesem} other {dem nächsten}} Set von Betriebsrunden',
  'event.bankrupt': '{player} kann die Lok für die {company} nicht bezahlen und ist bankrott',
  'event.bid-dropped': '{player} nimmt das Gebot zurück: {private}',
  'event.bid-made': '{player} bietet {bid}: {private}',
  'event.certificates-moved':
    '{reason, select, purchase {{to} kauft eine Aktie der {company} aus dem {from}} sale {{from} verkauft {count, plural, one {eine Aktie} other {# Aktien}} der {company}} private {{to} erhält mit der Gebirgsbahn eine Aktie der {company}} exchange {{from} gibt {to} {count, plural, one {eine Aktie} other {# Aktien}} der {company} für die Direktoraktie} merger {{to} erhält die andere Aktie der {company}} other {Die Option von {from} auf die {company} ist überfällig; die Aktie wird verkauft}}',
  'event.contract-bought':
    '{company} kauft einen {size, select, small {kleinen} other {großen}} Postvertrag für {price}',
  'event.director-changed': '{player} wird Direktor der {company}',
  'event.emergency-begun': '{player} muss für eine Lok der {company} {missing} zuschießen',
  'event.floated': '{company} geht mit {treasury} Betriebskapital in Betrieb',
  'event.game-over': 'Die Partie ist zu Ende: {standings}',
  'event.income-paid': '{player} erhält {amount} von der {mountain}',
  'event.mail-paid': '{company} erhält {amount} für die Post',
  'event.marker-placed':
    '{company} {home, select, true {setzt ihren Heimatbahnhof: {hex}} other {baut einen Bahnhof für {cost}: {hex}}}',
  'event.merged':
    '{locals} fusionieren{forced, select, true { zwangsweise} other {}} zur {ag}; Direktor wird {director}',
  'event.money.certificates':
    '{fromIs, select, bank {{to} erhält {amount} für Aktien} other {{from} zahlt {toIs, select, bank {der Bank} other {der {to}}} {amount} für eine Aktie}}',
  'event.money.dividend': '{to} erhält {amount} Dividende',
  'event.money.emergency': '{from} schießt der {to} {amount} zu',
  'event.money.local-railway': 'Die Bank zahlt der {to} {amount} Betriebskapital',
  'event.money.merger': 'Das Betriebskapital der {from} geht an die {to}: {amount}',
  'event.money.option': '{to} erhält {amount} für die Option',
  'event.money.position': '{to} hat {amount}',
  'event.money.split': '{to} erhält {amount} für den Aktiensplit',
  'event.money.start-cash': '{to} beginnt mit {amount}',
  'event.mountain-closed':
    '{mountain} wird geschlossen: {because, select, phase {Die erste 5er-Lok ist verkauft} other {Ihre Gesellschaft hat eine Lok gefahren}}',
  'event.no-home':
    '{company} hat keinen Platz für ihren Heimatbahnhof und versucht es im nächsten Zug wieder',
  'event.offer': '{player} bietet {partner} an: {deal}',
  'event.offer-accepted': '{partner} nimmt das Angebot von {player} an',
  'event.offer-declined': '{partner} lehnt das Angebot von {player} ab',
  'event.offer-withdrawn': '{player} zieht das Angebot an {partner} zurück',
  'event.option-bought':
    'Das ist eine Option auf die {company}: {player} hat die erste Hälfte bezahlt, {price}',
  'event.option-completed': '{player} bezahlt die zweite Hälfte der Option auf die {company}: {price}',
  'event.option-ended':
    'Der Aktiensplit beendet die Option von {player} auf die {company}; es ist nichts mehr zu zahlen',
  'event.option-sold':
    '{player} erhält die Vorkaufsmarker zurück; die Option auf die {company} {overdue, select, true {war überfällig} other {ist verkauft}}',
  'event.paid-out':
    '{company} {how, select, full {zahlt {revenue} aus} half {{revenueIs, select, 0 {hat keine Einnahmen} other {teilt ihre Einnahmen: je {amount} für Besitzer und Betriebskapital}}} other {{revenueIs, select, 0 {hat keine Einnahmen} other {behält {revenue} ein}}}}',
  'event.passed': '{player} passt{companyIs, select, none {} other { für die {company}}}',
  'event.phase-began': 'Phase {phase} beginnt. {note}',
  'event.power-used': '{company} nutzt die Sonderfunktion der {mountain}',
  'event.price-moved':
    'Der Kurs der {company} {direction, select, up {steigt} other {fällt}} von {from} auf {to}',
  'event.price-wished': '{partner} würde bei {price} zustimmen',
  'event.priority-moved': 'Das Erstkaufrecht geht an {player}',
  'event.private-bought': '{player} kauft für {price}: {private}',
  'event.private-gone': '{private} wird nicht mehr verkauft',
  'event.private-price-fell': 'Alle haben gepasst: {private} kostet jetzt {price}',
  'event.ran':
    '{company} {count, plural, =0 {fährt mit keiner Lok} one {fährt mit # Lok} other {fährt mit # Loks}}: Einnahmen {revenue}',
  'event.round-started':
    '{round, select, auction {Auktionsrunde {number}} stock {Aktienrunde {number}} other {{setIs, select, none {Betriebsrunde während der Auktion} other {Betriebsrunde {set}.{number} (Runde {number} von {of})}}}}',
  'event.run-off-begun': 'Stechen um {private}: {players}',
  'event.seats-drawn': 'Sitzreihenfolge: {order}',
  'event.small-map-cleared': 'Alle Lokalbahnen sind fusioniert: Der Extraplan ist aus dem Spiel',
  'event.split':
    'Aktiensplit der {company} bei {price}: Jede Aktie steht für die Hälfte, und fünf neue kommen ins Feld „Gesplittete Aktien“',
  'event.tile-laid':
    '{company} legt Gleisplättchen {tile} auf {hex}{costIs, select, 0 {} other { für {cost}}}{replacedIs, select, none {} other {, ersetzt wird {replaced}}}',
  'event.train-bought':
    '{company} kauft {sellerIs, select, bank {von der Bank} pool {aus dem {seller}} scrap {aus dem {seller}} other {von der {seller}}} für {price}: {train}',
  'event.train-given-up': '{company} gibt in den Lokpool: {train}',
  'event.trains-gone':
    '{count, plural, one {Eine {train} kommt} other {# {train}s kommen}} aus dem Spiel{because, select, lone_train {: die letzte bei der Bank} repaired_train {: reparierte 4er-Loks sind im Einsatz} other {}}',
  'event.trains-scrapped':
    'Alle {train}s werden verschrottet{companiesIs, select, none {} other {: {companies}}}',
  'event.tunnel-built': '{company} baut einen Tunnel für {cost}: {hex}',

  'help.accept': 'Schließt das Geschäft so ab, wie es angeboten wurde. Es gilt sofort.',
  'help.bid':
    'Ein Gebot liegt mindestens 5 G über dem Nennwert oder dem Höchstgebot. Das Geld ist gebunden, bis die Bahn verkauft oder das Gebot zurückgenommen ist.',
  'help.buildStation':
    'Ein Bahnhof je Zug auf einem freien Kreis, den die Gesellschaft erreicht: Der zweite Bahnhofsmarker kostet 40 G, jeder weitere 100 G. Kreise für Heimatbahnhöfe bleiben frei.',
  'help.buildTunnel':
    'Ein Tunnel je Zug zusätzlich zum Gleisplättchen, immer für 100 G. Er verbindet zwei Seiten eines Felds ohne Halt und liegt nie unter einer Stadt.',
  'help.buyContract':
    'Eine Gesellschaft darf einen Postvertrag besitzen. Er zahlt zu Beginn jedes ihrer Züge, in späteren Phasen mehr, und bleibt bis zum Spielende.',
  'help.buyDirector':
    'Der Käufer wählt den Ausgabekurs für 10\u00a0% und zahlt das Vierfache. Die Gesellschaft geht in Betrieb, sobald die Hälfte in Spielerhand ist, mit dem Zehnfachen des Ausgabekurses.',
  'help.buyOption':
    'Eine 20%-Aktie wird jetzt zur Hälfte bezahlt, zum Preis von 10\u00a0%. Sie zählt 10\u00a0%, bis derselbe Preis noch einmal bezahlt ist, spätestens mit dem ersten Kauf der nächsten Aktienrunde.',
  'help.buyPrivate':
    'Die erste unverkaufte Privatgesellschaft kostet ihren Nennwert. Danach gehen die nächsten an die, die darauf geboten haben.',
  'help.buyShare':
    'Eine Aktie je Zug: vom Aktientableau zum Ausgabekurs, aus dem Bankpool oder dem Feld „Gesplittete Aktien“ zum aktuellen Kurs.',
  'help.buyTrain':
    'Bank und Pools verkaufen zum aufgedruckten Preis; ab Phase 3 verkaufen andere Gesellschaften zu jedem vereinbarten Preis. Mit einer Route braucht eine Aktiengesellschaft eine Lok, die sie fahren kann.',
  'help.chooseCharter':
    'Der Besitzer der niedrigeren Nummer leitet die neue Lokalbahn AG und wählt ihren Besitzbogen.',
  'help.completeOption':
    'Die zweite Hälfte der Aktie wird zum festgehaltenen Preis bezahlt. Das ist der Kauf dieses Zugs.',
  'help.decline': 'Dasselbe Angebot kann in diesem Schritt nicht wiederholt werden, ein geändertes schon.',
  'help.dropBid':
    'Wer überboten wurde, darf sein Gebot jederzeit zurücknehmen und hat das Geld wieder frei, bietet in dieser Auktionsrunde aber nicht mehr auf diese Bahn.',
  'help.dropOut':
    'Das gebundene Geld ist wieder frei; ein Wiedereinstieg in dieses Stechen ist nicht möglich.',
  'help.giveUpTrain':
    'Loks über dem Limit kommen ohne Entschädigung in den Lokpool. Der Direktor wählt, welche.',
  'help.layTile':
    'Ein Gleisplättchen je Zug, neu oder als Ausbau, mit Anschluss an das eigene Netz. Das erste auf Berg oder Fluss kostet den aufgedruckten Betrag.',
  'help.merge':
    'Zwei Lokalbahnen werden zu einer Lokalbahn AG, wenn beide Besitzer zustimmen. Ihr Kurs beginnt bei 67 G; sie übernimmt das Betriebskapital, aber keine Loks.',
  'help.pass': 'Passen kostet nichts. In Aktien- und Auktionsrunden darf man im nächsten Zug wieder handeln.',
  'help.payOut':
    'Auszahlen gibt jedem Spieler den Anteil seiner Aktien und rückt den Kurs nach rechts; Einbehalten füllt das Betriebskapital und rückt ihn nach links.',
  'help.placeHome':
    'Eine Lokalbahn AG beginnt in Steyr oder Sankt Pölten, auf einem freien Kreis oder auf einem grünen Gleisplättchen, das sie als ihren Bau dieses Zugs dort legt.',
  'help.raise': 'Wer das niedrigste Gebot hat, geht mindestens 5 G über das Höchstgebot oder steigt aus.',
  'help.run':
    'Die Loks müssen so viel einnehmen, wie sie zusammen können. Die angebotene Fahrt ist nachweislich die beste.',
  'help.sellOption':
    'Die Bank zahlt den Preis von 10\u00a0%, die Aktie kommt in den Bankpool, und es ist nichts mehr zu zahlen. Der Kurs fällt um ein Feld.',
  'help.sellShares':
    'Die Bank zahlt den aktuellen Kurs für je 10\u00a0%, bei einer Lokalbahn AG für jede Aktie. Danach fällt der Kurs um ein Feld je Aktie. Die Aktie mit Option kannst du zum selben Kurs mitverkaufen.',
  'help.withdraw': 'Nimmt das Angebot zurück, bevor es beantwortet ist.',
}
