import type { Catalogue } from '@stellwerk/texts'

/** What is first told once a board is there: what happens, and what actions are for. */
export const later: Catalogue = {
  'event.auction-opened': '{player} eröffnet eine Versteigerung: {item}, Gebot {bid}',
  'event.auction-won': '{player} ersteigert für {price}: {item}',
  'event.bid-made': '{player} bietet {bid}: {item}',
  'event.concession-active':
    'Die Konzession der {railway} ist jetzt aktiv und kommt in die nächste Versteigerungsrunde',
  'event.concession-gone': 'Die Konzession der {railway} kommt aus dem Spiel',
  'event.concession-returned':
    '{player} gibt die Konzession der {railway} an die Bank zurück: Die Bahn wurde nicht gegründet',
  'event.diesels-on-sale': 'Dieseltriebwagen sind jetzt zu kaufen',
  'event.director-changed':
    '{toIs, select, none {{company} hat keinen Direktor mehr} other {{to} wird Direktor der {company}}}',
  'event.game-over': 'Die Partie ist zu Ende: {standings}',
  'event.insolvent':
    '{company} ist insolvent: {because, select, train {keine Pflichtlok} other {die Wartungskosten sind nicht bezahlbar}}',
  'event.item-bought': '{player} kauft für {price}: {item}',
  'event.last-round':
    'Der Aktienwert der {company} hat {price} erreicht: Das Spiel endet nach dieser Operationsrunde',
  'event.left-receivership': '{company} kommt aus der Treuhandschaft; {player} leitet sie jetzt',
  'event.lot-drawn': 'Gleichwertige Routen: Ausgelost wird Nummer {drawn} von {of}',
  'event.machine-bought': '{operation} kauft eine {size}er-Maschine für {price}: {mines}',
  'event.marker-placed':
    '{railway} {costIs, select, 0 {legt ihren Heimatbahnhof: {hex}} other {baut einen Bahnhof für {cost}: {hex}}}',
  'event.marker-removed': 'Der inaktive Bahnhofsmarker der {railway} wird ersetzt: {hex}',
  'event.marker-turned':
    'Bahnhofsmarker der {railway} wird {active, select, true {aktiv} other {inaktiv}}: {hex}',
  'event.mhe-paid': 'MHE zahlt {perShare} je Aktie',
  'event.mhe-train': 'MHE erhält eine {size}er-Lok',
  'event.mine-closed': '{mine} wird {forced, select, true {zwangsweise } other {}}geschlossen',
  'event.mine-connected': '{mine} ist jetzt ans Eisenbahnnetz angeschlossen',
  'event.mine-moved':
    '{to} kauft für {price} {mine} {fromIs, select, bank {von der Bank} other {von {from}}}',
  'event.mine-opened': '{company} eröffnet {mine} wieder',
  'event.money.closing': '{to} erhält das Betriebskapital von {from}: {amount}',
  'event.money.concession-route': '{from} zahlt {amount} für die Konzessionsstrecke',
  'event.money.dividend': '{to} erhält {amount} Dividende',
  'event.money.insolvency':
    '{toIs, select, bank {Das Betriebskapital der {from} ist verloren: {amount}} other {{to} erhält {amount} für ihre Aktien im Bankpool}}',
  'event.money.maintenance': '{from} zahlt {amount} Wartungskosten aus dem Betriebskapital',
  'event.money.merger': 'Das Betriebskapital von {from} geht an {to}: {amount}',
  'event.money.position': '{to} hat {amount}',
  'event.money.profit': '{to} erhält {amount} Gewinn',
  'event.money.repaid': 'Die Bank erstattet {to} persönlich Baukosten von {amount}',
  'event.money.shares':
    '{fromIs, select, bank {{to} erhält {amount} für Aktien} other {{from} zahlt {toIs, select, bank {der Bank} other {der {to}}} {amount} für Aktien}}',
  'event.money.start-cash': '{to} beginnt mit {amount}',
  'event.money.station': '{from} zahlt der {to} {amount} für den ersetzten Bahnhofsmarker',
  'event.offer': '{from} bietet {to} an: {deal}',
  'event.offer-accepted': '{to} nimmt das Angebot von {from} an',
  'event.offer-declined': '{to} lehnt das Angebot von {from} ab',
  'event.offer-withdrawn': '{from} zieht das Angebot an {to} zurück',
  'event.option-lapsed': 'Das Vorkaufsrecht von {player} für {company} verfällt',
  'event.option-used':
    '{player} nimmt das Vorkaufsrecht für {company} wahr: {count, plural, one {# Aktie} other {# Aktien}}',
  'event.order-set': 'Neue Spielreihenfolge: {order}',
  'event.paid-out':
    '{company} {how, select, full {schüttet den ganzen Gewinn von {profit} aus} half {schüttet die Hälfte des Gewinns von {profit} aus} other {{profitIs, select, 0 {hat keinen Gewinn} other {behält den Gewinn von {profit} ein}}}}',
  'event.passed': '{player} passt',
  'event.phase-began': 'Phase {phase} beginnt. {note}',
  'event.premium-bid': '{player} bietet einen Aufpreis von {bid}',
  'event.premium-fell': 'Alle haben gepasst: Der Aufpreis sinkt auf {premium}',
  'event.premium-set': 'Der Aufpreis beginnt bei {premium}. Spielreihenfolge: {order}',
  'event.price-moved':
    'Der Aktienwert der {company} {direction, select, up {steigt} other {sinkt}} von {from} auf {to}',
  'event.price-wished': '{to} würde bei {price} zustimmen',
  'event.produced':
    '{operation} nimmt {income} ein{maintenanceIs, select, 0 {} other {, Wartungskosten {maintenance}}}{halfIs, select, none {} other {: je {half} für Besitzer und Betriebskapital}}',
  'event.public-mine-formed': '{player} gründet {company} aus {mines} zum Aktienwert {price}',
  'event.railway-floated':
    '{railway} geht mit {treasury} Betriebskapital in Betrieb; ihre unverkauften Aktien kommen in den Bankpool',
  'event.railway-founded': '{player} gründet {railway} zum Start-Ausgabepreis von {price}',
  'event.ran':
    '{railway} {count, plural, =0 {befährt keine Route} one {befährt # Route} other {befährt # Routen}}: Einfahrergebnis {revenue}{maintenanceIs, select, 0 {} other {, Wartungskosten {maintenance}}}',
  'event.recapitalised':
    '{company} ist saniert: Kosten {costs}, Zuschuss der Bank {grant}, jetzt {denomination}%-Aktien',
  'event.round-started':
    '{round, select, start {Handelsrunde {number}: Startversteigerung} auction {Handelsrunde {number}: Versteigerungsrunde} stock {Handelsrunde {number}: Aktienrunde} other {Operationsrunde {set}.{number} (Runde {number} von {of})}}',
  'event.route-built': '{railway} baut ihre Konzessionsstrecke',
  'event.shares-issued':
    '{company} gibt {count, plural, one {# neue Aktie} other {# neue Aktien}} aus; jede steht jetzt für {denomination}\u00a0%',
  'event.shares-moved':
    '{reason, select, purchase {{to} kauft {count, plural, one {eine Aktie} other {# Aktien}} der {company} aus {fromIs, select, pool {dem Bankpool} other {der Aktienausgabe}}} sale {{from} verkauft {count, plural, one {eine Aktie} other {# Aktien}} der {company}} founding {{to} erhält {count, plural, one {eine Aktie} other {# Aktien}} der {company}} other {{count, plural, one {Eine Aktie} other {# Aktien}} der {company}: von {from} an {to}}}',
  'event.switcher-bought':
    '{operation} kauft eine Werklok der Größe {size} {fromIs, select, bank {von der Bank} other {von {from}}} für {price}',
  'event.switcher-scrapped': '{operation} verschrottet eine Werklok der Größe {size}',
  'event.switchers-assigned': '{company} verteilt ihre Werkloks: {sizes}',
  'event.tile-laid':
    '{operation} legt Gleisplättchen {tile} auf {hex}{costIs, select, 0 {} other { für {cost}}}{replacedIs, select, none {} other {, ersetzt wird {replaced}}}',
  'event.tile-reserved':
    'Gleisplättchen {tile} ist für die Konzessionsstrecke der {railway} reserviert: {hex}',
  'event.train-bought':
    '{railway} kauft {fromIs, select, bank {von der Bank} other {von {from}}} für {price}: {train}',
  'event.train-scrapped': '{railway} verschrottet: {train}',

  'help.accept': 'Der Handel kommt zustande wie angeboten und wirkt sofort.',
  'help.assignSwitchers':
    'Vor dem Produzieren kommt jede Werklok der AG zu einem ihrer Werke, höchstens eine zu jedem. Sie bringt nur bei einem angeschlossenen Werk etwas ein.',
  'help.bid':
    'Ein Gebot liegt mindestens 10 M über dem höchsten. Wer passt, ist für diese Versteigerung draußen.',
  'help.bidPremium':
    'Das höchste Gebot wird zum Aufpreis auf alle Preise der Startversteigerung. Das Gebot selbst wird nicht bezahlt, und wer es abgibt, kauft zuerst.',
  'help.buildStation':
    'Ein Bahnhof je Operationsrunde: 100 M für einen leeren Kreis, oder 50 M an eine andere Bahn, deren inaktiver Marker ersetzt wird. Der Kreis muss von einem eigenen Marker aus erreichbar sein.',
  'help.buyItem':
    'Der Preis ist Mindestpreis plus Aufpreis. Passen alle nacheinander, sinkt der Aufpreis um 10 M.',
  'help.buyMachine':
    'Die neue Maschine muss größer sein als die alte. In einer Werk-AG ersetzt eine Maschine der Größe n bis zu n kleinere.',
  'help.buyMine':
    'Eine Werk-AG kann je Operationsrunde ein Werk hereinkaufen: vom Besitzer für 1 M bis zum doppelten Nennwert, oder ein geschlossenes von der Bank zum Nennwert.',
  'help.buyShare':
    'Eine Aktie zum aktuellen Aktienwert, aus Bankpool oder Aktienausgabe. Wer in dieser Aktienrunde Aktien der AG verkauft hat, kauft keine mehr.',
  'help.buySwitcher':
    'Die Bank verkauft Werkloks einer Größe. Andere Betriebe können ihre für 1 M bis zum doppelten Nennwert abgeben; fällige Wartungskosten zahlt dann eine der beiden Seiten.',
  'help.buyTrain':
    'Die Bank verkauft die oberste Einheit des Stapels. Andere Bahnen können ihre Loks für 1 M bis zum doppelten Preis abgeben. In ihrer ersten Operationsrunde muss eine Bahn hier eine Lok kaufen.',
  'help.closeMine':
    'Der Besitzer erhält das ganze Betriebskapital und gibt das Werk ab. Nur eine Werk-AG kann es wieder eröffnen.',
  'help.decline': 'Dasselbe Angebot kann in diesem Schritt nicht noch einmal kommen, ein geändertes schon.',
  'help.formPublicMine':
    'Zwei offene Einzelwerke fusionieren; für jedes gibt es eine 50%-Aktie. Betriebskapital und Werkloks gehen an die AG.',
  'help.foundRailway':
    'Wer die Konzession besitzt, legt den Start-Ausgabepreis fest und kauft eine oder zwei Aktien. Mit der dritten verkauften Aktie geht die Bahn in Betrieb und erhält das Fünffache.',
  'help.issueShares':
    'Die neuen Aktien kommen in die Aktienausgabe; ihr Kaufpreis fließt ins Betriebskapital. Der Aktienwert bleibt, der Anteil je Aktie sinkt.',
  'help.layTile':
    'Alle neuen Gleise müssen erreichbar sein. Das erste Gleisplättchen kostet im Hügelland 50 M, im Bergland 100 M, im Gebirge 150 M.',
  'help.openAuction':
    'Das erste Gebot beträgt mindestens 100 M. Dann bieten die anderen reihum, bis nur eine Person bleibt.',
  'help.pass': 'Passen kostet nichts. In späteren Versteigerungsrunden ist es für den Posten endgültig.',
  'help.payOut':
    'Einbehalten senkt den Aktienwert um ein Feld. Eine Ausschüttung in ein-, zwei- oder dreifacher Höhe des Aktienwerts hebt ihn um ebenso viele Felder.',
  'help.run':
    'Eine Lok der Größe n befährt bis zu n zusammenhängende Routen. Es müssen so viele Routen wie möglich sein, darunter die Konzessionsstrecke.',
  'help.scrapSwitcher':
    'Verschrotten ist kostenlos und spart Wartungskosten. Die Werklok kommt aus dem Spiel.',
  'help.scrapTrain': 'Verschrotten ist kostenlos und spart Wartungskosten. Die letzte Lok muss bleiben.',
  'help.sellShares':
    'Die Bank zahlt für jede Aktie des Pakets den aktuellen Aktienwert. Danach sinkt er um ein Feld je Aktie.',
  'help.useOption':
    'Kauft auf einmal 20\u00a0% bis 40\u00a0% einer AG in Treuhandschaft. Die AG kommt aus der Treuhandschaft, und der Käufer wird ihr Direktor.',
  'help.withdraw': 'Nimmt das Angebot zurück, bevor es beantwortet ist.',
}
