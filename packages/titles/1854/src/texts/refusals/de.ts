import type { Catalogue } from '@stellwerk/texts'

/** Warum etwas nicht geht, nach Regeln, und was ginge. */
export const refusals: Catalogue = {
  'refusal.1854-setup-a': '1854 spielen 3 bis 6 Personen, nicht {players}.',
  'refusal.1854-general-a':
    '{turn} ist am Zug. Außer der Reihe kann nur ein überbotenes Gebot zurückgenommen werden.',

  'refusal.1854-auction-b':
    '{private} steht nicht mehr zum Verkauf. Geboten wird auf unverkaufte Privatgesellschaften.',
  'refusal.1854-auction-c':
    '{private} ist die erste der Reihe: Sie kann zu ihrem Preis gekauft werden; geboten wird auf die anderen.',
  'refusal.1854-auction-d':
    'Ein Gebot von {bid} für {private} ist zu niedrig; das nächste beträgt {min} oder mehr.',
  'refusal.1854-auction-f':
    '{price} für {private} kannst du nicht zahlen: Nur {free} sind nicht in anderen Geboten gebunden.',
  'refusal.1854-auction-h':
    'Du hast kein überbotenes Gebot für {private}, das du zurücknehmen könntest. Aus einem Stechen steigt man aus.',
  'refusal.1854-auction-i':
    'Du hast dein Gebot für {private} zurückgenommen und kannst in dieser Auktionsrunde nicht mehr mitbieten.',
  'refusal.1854-auction-j': 'Das Höchstgebot für {private} kann nicht zurückgenommen werden.',
  'refusal.1854-auction-m':
    'Im Stechen um {private} entscheidet das niedrigste Gebot: {asked} muss erhöhen oder aussteigen.',

  'refusal.1854-privates-d':
    '{company} kann nicht verkauft werden. Sie bleibt bis zur Schließung bei ihrem Besitzer.',
  'refusal.1854-privates-e':
    'Die Sonderfunktion der {mountain} gilt nur für Gesellschaften ihres Besitzers, nicht für die {company}.',
  'refusal.1854-privates-h':
    'Die Außerfernbahn verbilligt nur das erste Gleisplättchen auf einem Bergfeld mit Kosten; {hex} ist keines.',
  'refusal.1854-privates-m': '{mountain} ist geschlossen, ihre Sonderfunktion gilt nicht mehr.',
  'refusal.1854-privates-o': 'Die Sonderfunktion der {mountain} ist verbraucht; sie gilt nur einmal.',

  'refusal.1854-locals-b':
    '{company} kann nicht verkauft werden. Lokalbahnen bleiben bis zur Fusion bei ihren Besitzern.',
  'refusal.1854-locals-d':
    '{hex} liegt auf dem anderen Plan: {company} fährt und baut nur auf {map, select, region {dem Extraplan} other {der Österreich-Karte}}.',
  'refusal.1854-locals-h':
    'Die Lok kostet {price}; {company} hat {treasury}. Der Besitzer einer Lokalbahn schießt nie zu.',

  'refusal.1854-locals-j': 'Lokalbahnen besitzen nie Postverträge. Möglich ist hier: {possible}.',
  'refusal.1854-locals-k':
    'Die Einnahmen einer Lokalbahn werden immer geteilt: eine Hälfte für den Besitzer, eine für das Betriebskapital.',

  'refusal.1854-merge-a':
    '{local} und {with} können nicht fusionieren: Eine Fusion verbindet zwei verschiedene Lokalbahnen. Übrig: {locals}.',
  'refusal.1854-merge-b':
    'Fusionen gibt es nur zu Beginn oder am Ende einer Betriebsrunde. Möglich ist hier: {possible}.',
  'refusal.1854-merge-d': 'Der Besitzbogen der {ag} ist vergeben. Frei: {free}.',

  'refusal.1854-local-ags-e':
    '{companyIs, select, none {Die Lokalbahn AG muss zuerst ihren Heimatbahnhof setzen. Möglich ist hier: {possible}.} other {{company} beginnt nicht auf {hex}, sondern hier: {hexes}.}}',
  'refusal.1854-local-ags-f':
    'Noch kein Kreis auf {hex}: {company} legt dort Gleisplättchen {tiles} so, dass alle Gleise erhalten bleiben.',
  'refusal.1854-local-ags-g':
    'Auf {hex} kommt der Bahnhofsmarker ohne neues Gleisplättchen auf einen freien Kreis. Ist keiner frei, bleibt der andere Heimatort.',
  'refusal.1854-local-ags-j':
    '{company} darf nur reparierte Loks besitzen, aus dem Schrottpool oder von einer anderen Lokalbahn AG; diese {train} ist keine davon.',
  'refusal.1854-local-ags-k':
    '{faceIs, select, none {Nicht im Schrottpool: {train}. Dort gibt es: {trains}.} other {Eine reparierte {train} kostet {face}, nicht {price}.}}',
  'refusal.1854-local-ags-m': '{company} hat ihr Limit von {limit} Loks erreicht.',
  'refusal.1854-local-ags-n':
    '{lowestIs, select, none {{company} hat eine Route und braucht eine Lok: Eine {train} kostet {price}.} other {Schießt der Direktor zu, muss es der niedrigste Typ im Schrottpool sein: {lowest}, nicht {train}.}}',
  'refusal.1854-local-ags-r':
    'Die andere Aktie der {company} besitzt niemand sonst, darum kann ihr Direktor nicht verkaufen.',
  'refusal.1854-local-ags-s': '{company} hat noch keinen Heimatbahnhof und baut nichts, bevor sie einen hat.',

  'refusal.1854-sell-a':
    '{count, plural, one {# Aktie der {company} lässt} other {# Aktien der {company} lassen}} sich nicht verkaufen; verkäuflich: {held}. Mindestens eine ist zu verkaufen.',
  'refusal.1854-sell-e': 'Die Direktoraktie der {company} kann nicht verkauft werden.',
  'refusal.1854-sell-f': 'In der ersten Aktienrunde wird nichts verkauft. Möglich ist es ab der zweiten.',
  'refusal.1854-sell-h':
    'Aktien der {company} können verkauft werden, sobald ihre Direktoraktie gekauft ist.',
  'refusal.1854-sell-i':
    'Niemand kann die {company} übernehmen: Ihr Direktor muss {keep}\u00a0% behalten, nach diesem Verkauf wären es {left}\u00a0%.',

  'refusal.1854-buy-a':
    '{directorIs, select, none {Im {from} ist keine Aktie der {company} zu kaufen.} other {Die Direktoraktie der {company} gehört schon {director}.}}',
  'refusal.1854-buy-e': 'Die erste gekaufte Aktie der {company} muss die Direktoraktie sein.',
  'refusal.1854-buy-f': '{price} ist kein Ausgabekurs. Möglich sind {prices}.',
  'refusal.1854-buy-g':
    'Aktien der großen Gesellschaften gibt es erst, wenn alle Privatgesellschaften verkauft sind. Möglich ist hier: {possible}.',
  'refusal.1854-buy-h':
    'Aktien der {company} wurden in dieser Runde verkauft; kaufen geht erst wieder in der nächsten.',
  'refusal.1854-buy-i':
    'Das Aktienlimit von {limit} ist mit {held} erreicht; eine weitere der {company} läge darüber.',
  'refusal.1854-buy-j':
    'Nach dem Aktiensplit darf niemand mehr als 60\u00a0% der {company} besitzen; es wären {percent}\u00a0%.',
  'refusal.1854-buy-k': 'Zu wenig Bargeld: Der Preis ist {price}, vorhanden sind {cash}.',
  'refusal.1854-buy-l':
    'Die gesplitteten Aktien der {company} sind erst ab der nächsten Aktienrunde zu kaufen.',
  'refusal.1854-buy-m':
    'Die Option auf die {company} ist noch offen: Du kannst nur ihre zweite Hälfte für {price} bezahlen oder zuerst ihre Aktie verkaufen.',
  'refusal.1854-stock-g':
    '{held} Aktien sind mehr als das Limit von {limit}. Zuerst müssen Aktien verkauft werden.',

  'refusal.1854-option-f':
    'Es gibt schon eine offene Option auf die {company}; sie braucht beide Vorkaufsmarker.',
  'refusal.1854-option-g': 'Es gibt keine Option, die fertig zu bezahlen wäre.',
  'refusal.1854-option-h':
    'In dieser Aktienrunde wurden Aktien der {company} verkauft; nach der Auslegung an diesem Tisch kannst du die Option darauf jetzt nicht fertig bezahlen.',
  'refusal.1854-option-j':
    'Es gibt keine Aktie{companyIs, select, none {} other { der {company}}} mit Option zu verkaufen.',
  'refusal.1854-option-k':
    'Die Option auf die {company} wurde in dieser Aktienrunde gekauft und ist erst ab der nächsten verkäuflich.',
  'refusal.1854-option-l':
    'Keine Option auf die {company}: Optionskäufe gelten für 20%-Aktien großer Gesellschaften, deren Direktoraktie verkauft ist.',

  'refusal.1854-or-turn-a':
    'Die Schritte eines Zugs haben eine feste Reihenfolge; dieser ist jetzt nicht dran. Möglich ist hier: {possible}.',
  'refusal.1854-or-turn-c': 'Zuerst kommt der Heimatbahnhof. Möglich ist hier: {possible}.',
  'refusal.1854-or-turn-d':
    '{company} kann {price} nicht zahlen: Im Betriebskapital sind {cash}, und niemand darf zuschießen.',
  'refusal.1854-mail-c': 'Alle {size, select, small {kleinen} other {großen}} Postverträge sind verkauft.',
  'refusal.1854-mail-d': '{company} besitzt schon einen Postvertrag; mehr als einer geht nicht.',

  'refusal.1854-track-b':
    '{company} hat ihr Gleisplättchen in diesem Zug schon gelegt. Ein Tunnel geht vielleicht noch.',
  'refusal.1854-track-c':
    'Auf {hex} kommt zuerst ein gelbes Gleisplättchen; {tile} ist {colour, select, yellow {gelb} green {grün} brown {braun} other {grau}}.',
  'refusal.1854-track-d':
    'Auf {hex} darf kein Gleisplättchen liegen. Dunkelgraue Felder nehmen nur Tunnel auf; rote und andere graue bleiben, wie sie gedruckt sind.',
  'refusal.1854-track-e':
    '{hex} ist eine kleine Stadt: Hier passt nur ein Gleisplättchen mit einem kleinen Bahnhof, nicht {tile}.',
  'refusal.1854-track-f':
    '{hex} hat zwei kleine Städte: Hier passt nur ein Gleisplättchen mit zwei kleinen Bahnhöfen, nicht {tile}.',
  'refusal.1854-track-g':
    '{hex} ist eine große Stadt: Hier passt nur ein Gleisplättchen mit Kreis, nicht {tile}.',
  'refusal.1854-track-h':
    '{hex} hat keinen Bahnhof: Hier passt nur ein Gleisplättchen ohne Bahnhof, nicht {tile}.',
  'refusal.1854-track-i': 'Das Bauen auf {hex} kostet {cost}; im Betriebskapital der {company} sind {cash}.',
  'refusal.1854-track-j':
    'Gleisplättchen {tile} auf {hex} wäre nicht an das Netz der {company} angeschlossen. Es muss an ein Gleis grenzen, das sie erreicht.',
  'refusal.1854-track-k': '{company} muss ihr erstes Gleisplättchen auf ihr Heimatfeld legen: {hex}.',
  'refusal.1854-track-l':
    'Gleisplättchen {tile} auf {hex} führte nach {edge} {against, select, red_hex {in ein rotes Feld ohne Gleis an dieser Seite} other {über den Rand der Karte}}.',
  'refusal.1854-track-m':
    'Gleisplättchen {tile} auf {hex} führte nach {edge} in ein graues Feld ohne Gleis an dieser Seite.',
  'refusal.1854-track-o': 'Jedes Gleisplättchen auf {hex} braucht ein Gleis nach Wien, an der Seite {edge}.',
  'refusal.1854-track-p': 'Gleisplättchen {tile} ist nicht mehr vorrätig.',
  'refusal.1854-upgrade-a':
    'Gleisplättchen {tile} geht jetzt nicht auf {hex}: Die Farben folgen aufeinander, grün ab Phase 3, braun ab Phase 5, grau ab Phase 7.',
  'refusal.1854-upgrade-b': '{company} erreicht kein Gleis auf {hex} und kann es nicht ausbauen.',
  'refusal.1854-upgrade-c':
    'Gleisplättchen {tile} würde in dieser Drehung nicht alle Gleise auf {hex} erhalten.',
  'refusal.1854-upgrade-d': 'Die Bahnhöfe des Gleisplättchens passen nicht zu denen auf {hex}.',
  'refusal.1854-upgrade-e':
    'Aus den zwei kleinen Städten auf {hex} wird eine große: Gleisplättchen 14, 15 oder 619, nicht {tile}.',
  'refusal.1854-upgrade-f':
    'Gleisplättchen mit W liegen nur in Wien, und Wien nimmt nur diese; auf {hex} passt es nicht.',
  'refusal.1854-upgrade-g': '{hex} kann nur zu Gleisplättchen {tiles} werden, nicht zu {tile}.',
  'refusal.1854-upgrade-k':
    'Auf {hex} kommt an der Seite {edge} ein Tunnel heraus; das neue Gleisplättchen darf dort kein Gleis haben.',
  'refusal.1854-upgrade-l':
    'Gleisplättchen {tile} verbindet in dieser Drehung Bahnhöfe auf {hex}, die Platz brauchen für {companies}, hat aber nur {circles, plural, one {# Kreis} other {# Kreise}}.',

  'refusal.1854-tunnel-a': '{company} hat ihren Tunnel in diesem Zug schon gebaut.',
  'refusal.1854-tunnel-b':
    'Kein {tunnel, select, straight {gerader} other {gebogener}} Tunnel ist mehr vorrätig.',
  'refusal.1854-tunnel-c':
    'Auf {hex} geht kein Tunnel: {because, select, city {Dort ist eine große Stadt} other {Es ist ein rotes Feld}}.',
  'refusal.1854-tunnel-d': 'Der Tunnel käme auf {hex} an der Seite {edge} heraus, wo schon ein Gleis liegt.',
  'refusal.1854-tunnel-e':
    'Der Tunnel auf {hex} muss ein Gleis fortsetzen, das die {company} erreicht und das in das Feld führt.',
  'refusal.1854-tunnel-f':
    '{because, select, third {Auf {hex} liegen schon zwei Tunnel.} crossing {Zwei Tunnel auf {hex} dürfen sich nicht kreuzen.} other {Zwei Tunnel auf {hex} dürfen keine Seite teilen.}}',
  'refusal.1854-tunnel-g':
    'Der Tunnel käme auf {hex} an der Seite {edge} heraus, {against, select, map_edge {am Rand der Karte} other {wo das nächste Feld kein Gleis hat}}.',
  'refusal.1854-tunnel-l':
    'Der Tunnel kostet {cost}; im Betriebskapital der {company} sind {cash}, und niemand darf zuschießen.',
  'refusal.1854-tunnel-m':
    'Auf {hex} kommt an der Seite {edge} ein Tunnel heraus; das Gleisplättchen darf dort kein Gleis haben.',
  'refusal.1854-tunnel-n': 'Die Seite {edge} von {hex} muss für das Gleis nach Wien frei bleiben.',

  'refusal.1854-token-b':
    'Der nächste Bahnhofsmarker der {company} kostet {cost}; im Betriebskapital sind {cash}.',
  'refusal.1854-token-c': '{company} erreicht diesen Bahnhof auf {hex} nicht.',
  'refusal.1854-token-d':
    '{company} hat auf {hex} schon einen Bahnhofsmarker; mehr als einer je Stadt geht nicht.',
  'refusal.1854-token-e':
    '{because, select, all_used {Alle {markers} Bahnhofsmarker der {company} liegen auf der Karte.} occupied {Alle Kreise auf {hex} sind besetzt: {companies}.} other {Auf {hex} ist kein Kreis: Bahnhofsmarker kommen nur in große Städte.}}',
  'refusal.1854-token-f': 'Der freie Kreis auf {hex} ist für den Heimatbahnhof von {companies} reserviert.',
  'refusal.1854-token-g':
    'Auf {hex} kommen nur Heimatbahnhöfe der Lokalbahn AGs, bis alle drei am Zug waren; es fehlen: {companies}.',

  'refusal.1854-run-a': '{company} hat keine {train} mehr zu fahren. Jede Lok fährt eine Route.',
  'refusal.1854-run-b':
    'Die Route {route} geht nicht: Sie muss mindestens zwei verschiedene Halte über Gleise verbinden und an Halten enden.',
  'refusal.1854-run-c':
    'Kein Halt der Route {route} hat einen Bahnhofsmarker der Gesellschaft. Einer muss ihn haben.',
  'refusal.1854-run-d':
    'Die Route {route} führt durch eine Stadt voller Bahnhofsmarker anderer Gesellschaften.',
  'refusal.1854-run-e': 'Die Route {route} hat zu viele Halte: Eine {train} hält höchstens an {range}.',
  'refusal.1854-run-f':
    'Die Route {route} hat zu viele große Bahnhöfe: Eine {train} hält höchstens an {range}, an kleinen beliebig oft.',
  'refusal.1854-run-g': 'Eine {train} hält an jedem Halt ihrer Route; nur eine 80x lässt welche aus.',
  'refusal.1854-run-h':
    'Eine 80x hält höchstens an {range} Halten: an beiden Enden der Route {route} und an einem Bahnhofsmarker ihrer Gesellschaft.',
  'refusal.1854-run-i': 'Die Route {route} besucht denselben Ort zweimal.',
  'refusal.1854-run-j': 'Die Route {route} führt durch eine Fernverbindung hindurch; dort muss sie enden.',
  'refusal.1854-run-k': 'Paris und Konstantinopel sind nur für eine 80x da, als Ende der Route {route}.',
  'refusal.1854-run-l': 'Die Route {route} benutzt dasselbe Gleis zweimal.',
  'refusal.1854-run-n': 'Die Route {route} der {train} benutzt ein Gleis zugleich mit der {other}.',
  'refusal.1854-run-o':
    '{company} kann eine {train} nicht fahren: Große Gesellschaften und Lokalbahn AGs fahren reguläre Loks, Lokalbahnen Plus-Loks.',
  'refusal.1854-run-q': 'Diese Fahrt bringt {total}, die {company} muss aber {best} einnehmen: {runs}.',
  'refusal.1854-dividend-e':
    '{company} hat keine Einnahmen auszuzahlen; der Kurs fällt wie beim Einbehalten.',

  'refusal.1854-trains-c': '{company} hat eine Route und braucht eine Lok: Eine {train} kostet {price}.',
  'refusal.1854-trains-e':
    '{faceIs, select, none {Die Bank verkauft jetzt keine {train}. Zu kaufen: {trains}.} other {Eine {train} kostet {face}, nicht {price}.}}',
  'refusal.1854-trains-f':
    '{faceIs, select, none {Eine {train} gibt es ab Phase 3, wenn die Plus-Loks davor weg sind. Zu kaufen: {trains}.} other {Eine {train} kostet {face}, nicht {price}.}}',
  'refusal.1854-trains-g':
    '{faceIs, select, none {Nicht im Lokpool: {train}. Dort gibt es: {trains}.} other {Eine {train} kostet {face}, nicht {price}.}}',
  'refusal.1854-trains-j': '{company} hat ihr Limit von {limit} Loks erreicht.',
  'refusal.1854-trains-k':
    '{company} ist an ihrem Limit und muss mit diesem Kauf eine ihrer Loks in den Lokpool geben: {trains}.',
  'refusal.1854-trains-l':
    '{companyIs, select, none {Loks können nicht freiwillig abgegeben werden. Möglich ist hier: {possible}.} other {{company} ist unter ihrem Limit und gibt keine Lok ab.}}',
  'refusal.1854-trade-a': 'Gesellschaften handeln ab Phase 3 mit Loks; jetzt ist Phase {phase}.',
  'refusal.1854-trade-b':
    '{minIs, select, none {{from} hat dieser Gesellschaft keine {train} zu verkaufen.} other {Eine gehandelte Lok kostet mindestens {min}.}}',
  'refusal.1854-trade-d':
    'Lokalbahn AGs handeln nur untereinander mit Loks, also nicht {company} mit {from}.',
  'refusal.1854-trade-e':
    '{limitIs, select, none {Die Lok kostet {price}; im Betriebskapital der {company} sind {cash}.} other {{company} hat ihr Limit von {limit} Loks erreicht.}}',
  'refusal.1854-scrap-a':
    'Der Schrottpool verkauft nur an Lokalbahn AGs; {company} kann dort keine {train} kaufen.',
  'refusal.1854-scrap-c': '{company} hat keine {train} abzugeben. Sie besitzt {trains}.',

  'refusal.1854-emergency-a':
    'Die Lok kostet {price}; im Betriebskapital der {company} sind {treasury}. Der Direktor schießt nur zu, wenn die Gesellschaft eine Lok braucht und die billigste nicht zahlen kann.',
  'refusal.1854-emergency-c':
    'Wenn der Direktor zuschießt, kostet eine {train} höchstens {most}, nicht {price}.',
  'refusal.1854-emergency-e':
    'Schon weniger als {count} Aktien der {company} bringen die fehlenden {missing}. Es darf nicht mehr verkauft werden als nötig.',
  'refusal.1854-emergency-f':
    'Durch einen Notverkauf darf der Direktor nicht wechseln: {director} würde die {company} übernehmen.',
  'refusal.1854-emergency-g':
    'Die Lok kostet {price}, Betriebskapital, Bargeld und Verkäufe bringen für die {company} höchstens {means}.',
  'refusal.1854-emergency-h':
    'Diese Lok kostet {price}, mehr als die {means}, die für die {company} aufzubringen sind. Eine billigere ist bezahlbar.',
  'refusal.1854-emergency-k':
    'Nach diesem Verkauf wären die fehlenden {missing} nicht mehr aufzubringen; es blieben nur {raisable}.',
}
