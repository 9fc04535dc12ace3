import type { Catalogue } from '@stellwerk/texts'

/** Warum etwas nicht geht, nach Regeln, und was ginge. */
export const refusals: Catalogue = {
  'refusal.1873-0-a': 'Harzbahn 1873 spielen 2 bis 5 Personen, nicht {players}.',

  'refusal.1873-2.1-c': '{item} kostet jetzt {right} (Mindestpreis plus Aufpreis), nicht {price}.',
  'refusal.1873-2.1-m': 'Zu wenig Bargeld: {item} kostet {price}, vorhanden sind {cash}.',
  'refusal.1873-2.1-n':
    'Nicht im Angebot: {item}. Zu kaufen sind die noch unverkauften Werke und aktiven Konzessionen.',
  'refusal.1873-2.1-t':
    'Ein Gebot von {bid} ist nicht möglich. Das nächste Gebot beträgt {min} oder mehr, in Schritten von {step}.',
  'refusal.1873-2.1-x':
    'Wer das Bieten gewonnen hat, muss zuerst etwas kaufen. Passen geht ab dem nächsten Zug.',
  'refusal.1873-2.1-z':
    'Ein Gebot von {bid} ist zu hoch: Aufpreis und billigster Posten müssen zusammen bezahlbar sein. Möglich sind höchstens {max}.',

  'refusal.1873-3.1-e':
    'Ein erstes Gebot von {bid} ist nicht möglich. Es beträgt {min} oder mehr, in Schritten von {step}.',
  'refusal.1873-3.1-f':
    'Ein Gebot von {bid} ist nicht möglich. Das nächste Gebot beträgt {min} oder mehr, in Schritten von {step}.',
  'refusal.1873-3.1-m': 'Zu wenig Bargeld für ein Gebot von {bid}: Vorhanden sind {cash}.',
  'refusal.1873-3.1-n':
    'Nicht im Angebot: {item}. Versteigert werden freie aktive Konzessionen und Vorkaufsrechte für AGs in Treuhandschaft.',

  'refusal.1873-3.2-b': 'In diesem Zug kann nur noch eine weitere Aktie von {company} gekauft werden.',
  'refusal.1873-3.2.2-a':
    'In der ersten Aktienrunde werden keine Aktien verkauft. Möglich ist es ab Aktienrunde 2.',
  'refusal.1873-3.2.2-b':
    'Aktien der {company} wurden in diesem Zug schon verkauft. Aktien anderer Gesellschaften gehen noch.',
  'refusal.1873-3.2.2-k':
    '{company} hat noch nicht operiert: Der Direktor muss {keep}\u00a0% behalten, nach diesem Verkauf wären es {left}\u00a0%.',
  'refusal.1873-3.2.2-m':
    'Niemand sonst besitzt 20\u00a0% der {company}: Der Direktor muss {keep}\u00a0% behalten, nach diesem Verkauf wären es {left}\u00a0%.',
  'refusal.1873-3.2.2-s':
    '{count, plural, one {# Aktie der {company} lässt} other {# Aktien der {company} lassen}} sich nicht verkaufen; vorhanden: {held}. Mindestens eine ist zu verkaufen.',

  'refusal.1873-3.2.3-a':
    'Im {fromIs, select, pool {Bankpool} other {Aktienausgabe-Feld}} liegt keine Aktie der {company}.',
  'refusal.1873-3.2.3-b':
    '{sold, select, true {Aktien der {company} wurden in dieser Runde verkauft; kaufen geht erst wieder in der nächsten.} other {Zu wenig Bargeld: Eine Aktie der {company} kostet {price}, vorhanden sind {cash}.}}',

  'refusal.1873-3.2.4-a': 'Nur wer ihre Konzession besitzt, kann die {railway} gründen, und nur einmal.',
  'refusal.1873-3.2.4-b': '{price} ist kein Start-Ausgabepreis. Möglich sind {prices}.',
  'refusal.1873-3.2.4-c': 'Zu wenig Bargeld für einen Start-Ausgabepreis von {price}: Vorhanden sind {cash}.',
  'refusal.1873-3.2.4-f':
    '{count, plural, one {# Aktie} other {# Aktien}} zu {price}: Das geht jetzt nicht; möglich sind eine oder zwei, soweit das Bargeld von {cash} reicht.',

  'refusal.1873-3.2.5-a':
    '{company} kann ab Aktienrunde 2 gegründet werden. In Aktienrunde 1 geht nur HW, durch den Besitzer von Werk 12.',
  'refusal.1873-3.2.5-b':
    '{company} kann nicht gegründet werden: CO, MO, SN, UN und HW werden je einmal gegründet.',
  'refusal.1873-3.2.5-c': 'Das erste Werk muss dem Gründer gehören; für {mine} gilt das nicht.',
  'refusal.1873-3.2.5-d':
    'Eine Werk-AG entsteht aus zwei verschiedenen offenen Einzelwerken; so geht es nicht: {mines}.',
  'refusal.1873-3.2.5.1-a':
    'In Aktienrunde 1 kann nur der Besitzer von Werk 12 die HW gründen, mit Werk 12 als einem der beiden.',
  'refusal.1873-3.2.5.1-c':
    'HW entsteht aus zwei Vor-Harzer Werken (1, 4, 5, 6, 10, 11, 12, 14); {mine} ist keines.',

  'refusal.1873-3.2.6-a':
    'Das Vorkaufsrecht für {company} kann nur nutzen, wer es in dieser Handelsrunde ersteigert hat.',
  'refusal.1873-3.2.6-b':
    'Mit dem Vorkaufsrecht für {company} kauft man 20\u00a0% bis 40\u00a0%: {counts} Aktien, nicht {count}.',
  'refusal.1873-3.2.6-c':
    'Zu wenig Bargeld: {count, plural, one {# Aktie der {company} kostet} other {# Aktien der {company} kosten}} {price}, vorhanden sind {cash}.',
  'refusal.1873-3.2.6-d':
    'Mit dem Vorkaufsrecht für {company} kauft man genau eine 50%-Aktie, nicht {count}.',

  'refusal.1873-4.1-d':
    'Verfügbar ist die Einheit der Größe 1, und die gibt es nur als Lok. Maschinen gibt es, sobald sie verkauft ist.',
  'refusal.1873-4.1-f':
    '{leftIs, select, 0 {Alle Dieseltriebwagen sind verkauft. Eine andere Bahn könnte ihren abgeben.} other {Dieseltriebwagen gibt es ab dem ersten vollen Set von drei Operationsrunden in Phase 5.}}',
  'refusal.1873-4.1-g':
    'Die Bank verkauft jetzt keine Werkloks der Größe {size}{onSaleIs, select, none {; in Phase 1 gibt es keine} other {, sondern der Größe {onSale}}}.',
  'refusal.1873-4.1-i':
    '{from} hat nichts in Größe {size} zu verkaufen. Loks werden zwischen Bahnen gehandelt, Werkloks zwischen allen Betrieben.',
  'refusal.1873-4.1-j': '{railway} hat schon einen Dieseltriebwagen; mehr als einer ist nicht erlaubt.',
  'refusal.1873-4.1-n': 'Einzelwerke kaufen Maschinen ab Phase 2.',
  'refusal.1873-4.1-p': 'Die Bank verkauft jetzt nicht Größe {size}, sondern Größe {onSale}.',

  'refusal.1873-4.2.1-c':
    '{because, select, closed {{mine} ist geschlossen und baut keine Gleise.} public_mine {{mine} gehört einer Werk-AG und baut keine Gleise.} connected {{mine} ist schon angeschlossen und baut keine Gleise.} other {Ein Werk baut nur im Schritt Gleisbau, und nur solange es nicht angeschlossen ist.}}',
  'refusal.1873-4.2.1-d':
    'Nicht alle neuen Gleise auf {hex} sind von {mine} aus erreichbar. Es müssen alle sein.',
  'refusal.1873-4.2.1-e': 'Der Bau auf {hex} kostet {cost}; das Betriebskapital von {mine} beträgt {cash}.',

  'refusal.1873-4.2.4-a': 'Größe {size} kostet {price}; das Betriebskapital beträgt {cash}.',
  'refusal.1873-4.2.4-c':
    'Die verfügbare Maschine hat Größe {size} und muss größer sein als die vorhandene (Größe {machine}).',
  'refusal.1873-4.2.4-d': 'Ein Einzelwerk erhält eine Maschine, und zwar für sich selbst ({mine}).',
  'refusal.1873-4.2.4-g':
    'Für {price} ist die Werklok nicht zu haben. Die Bank verkauft zum Nennwert ({face}), andere Betriebe für 1 M bis zum Doppelten.',
  'refusal.1873-4.2.4-h':
    '{maintenanceIs, select, 0 {Für diese Werklok fallen keine Wartungskosten an, also zahlt sie niemand.} other {{priceIs, select, none {Es fallen Wartungskosten von {maintenance} an: Käufer oder Verkäufer muss sie beim Handel zahlen.} other {Die Seite, die die Wartungskosten von {maintenance} zahlt, hat nicht genug: Bei einem Preis von {price} sind {cash} vorhanden.}}}}',
  'refusal.1873-4.2.4-j': 'Eine Werklok der Größe {size} zum Verschrotten gibt es hier nicht.',

  'refusal.1873-4.3-b': 'Eine Werk-AG baut weder Gleise noch Bahnhöfe. Möglich ist hier: {possible}.',
  'refusal.1873-4.3.1-a':
    'Jede Werklok (Größen {switchers}) kommt zu genau einem Werk, höchstens eine zu jedem; so lassen sie sich nicht verteilen.',

  'refusal.1873-4.3.4-a':
    '{ownerIs, select, none {Ein solches Werk gibt es nicht.} other {{mine} gehört einer Werk-AG und ist nicht zu kaufen.}} Zu kaufen sind Einzelwerke, wenn ihr Besitzer zustimmt, und geschlossene Werke.',
  'refusal.1873-4.3.4-b': 'Für {price} ist das Werk nicht zu haben: Der Preis liegt bei {min} bis {max}.',
  'refusal.1873-4.3.4-c':
    'Die Bank verkauft ein geschlossenes Werk genau zum Nennwert von {face}, nicht für {price}.',
  'refusal.1873-4.3.4-d': 'Das Werk kostet {price}; das Betriebskapital beträgt {cash}.',
  'refusal.1873-4.3.4-g':
    'Alle {places} Plätze für Werke sind belegt. Es gibt 2 bei 50%-Aktien, 4 bei 20%- und 5 bei 10%-Aktien.',

  'refusal.1873-4.3.5-b':
    'Alle Maschinen der AG haben schon Größe {size} oder mehr; eine neue muss größer sein als eine von ihnen.',
  'refusal.1873-4.3.5-c':
    'Eine {size}er-Maschine ersetzt bis zu {size} kleinere, jedes Werk einmal genannt in der Reihenfolge des Eintritts. Möglich: {smaller}.',
  'refusal.1873-4.3.5-d': 'Mindestens eine Maschine muss ersetzt werden.',
  'refusal.1873-4.3.5-e':
    'Alle brauchbaren Marker müssen benutzt werden: {markers} Werke erhalten eine {size}er-Maschine.',
  'refusal.1873-4.3.5-h': 'Gib an, welches Werk von {operation} die Werklok bekommt oder abgibt: {mines}.',
  'refusal.1873-4.3.5-i':
    'Jedes Werk hat Platz für eine Werklok. Für den Kauf einer weiteren muss die AG eine eigene zum Verschrotten nennen.',
  'refusal.1873-4.3.5-j': 'Für die neue Werklok ist Platz: Beim Kauf ist nichts zu verschrotten.',

  'refusal.1873-4.3.6-a':
    '{denominationIs, select, 10 {Alle zehn Aktien gibt es schon.} other {Neue Aktien gibt es erst, wenn alle in Spielerhand sind; unverkauft: {unsold}.}}',
  'refusal.1873-4.3.6-c': 'Für 10%-Aktien muss der Direktor 40\u00a0% halten; es sind {held}\u00a0%.',
  'refusal.1873-4.3.7-b':
    'HW kauft nur Vor-Harzer Werke herein (1, 4, 5, 6, 10, 11, 12, 14); {mine} ist keines.',

  'refusal.1873-4.4-a':
    'Der Zug einer Bahn hat eine feste Reihenfolge, und dieser Schritt ist vorbei. Möglich ist hier: {possible}.',

  'refusal.1873-4.4.1-a':
    '{onIs, select, none {Das erste Gleisplättchen auf {hex} muss gelb sein; {tile} ist es nicht.} other {Gelbe Gleisplättchen kommen nur auf blasse Hexfelder ohne Gleise; {hex} hat schon welche.}}',
  'refusal.1873-4.4.1-aa': '{railway} muss zuerst ihre ganze Konzessionsstrecke bauen.',
  'refusal.1873-4.4.1-ab': '{railway} baut zuerst ihre Konzessionsstrecke. Es fehlen: {tiles}.',
  'refusal.1873-4.4.1-ag': 'Zwei Gleisplättchen liegen schon; mehr sind in einem Zug nicht möglich.',
  'refusal.1873-4.4.1-ah':
    'Nach Gleisplättchen {first} ist kein zweites möglich. Zwei in einem Zug gehen nur mit gelben oder mit grünen mit zwei getrennten Gleisstücken.',
  'refusal.1873-4.4.1-ai':
    'Auf {hex} liegt schon das erste Gleisplättchen dieses Zugs. An diesem Tisch kommt das zweite auf ein anderes Feld.',
  'refusal.1873-4.4.1-aj':
    'Gleisplättchen {second} kann nicht das zweite sein. Es muss gelb sein, oder grün mit zwei getrennten Gleisstücken.',
  'refusal.1873-4.4.1-ak':
    'Dieser Ausbau von {hex} verbindet die Bahnhofskreise; dann muss {railway} alle Gleise dort erreichen.',
  'refusal.1873-4.4.1-b': 'Auf {hex} wird vor Phase 3 nicht gebaut.',
  'refusal.1873-4.4.1-c':
    'Grüne Gleisplättchen ersetzen ab Phase 3 gelbe Felder und Gleisplättchen. Auf {hex} geht das jetzt nicht.',
  'refusal.1873-4.4.1-d':
    'Braune Gleisplättchen ersetzen ab Phase 5 grüne Felder und Gleisplättchen. Auf {hex} geht das jetzt nicht.',
  'refusal.1873-4.4.1-e': 'Graue Gleisplättchen ersetzen ab Phase D braune. Auf {hex} geht das jetzt nicht.',
  'refusal.1873-4.4.1-g':
    'Gleisplättchen {tile} passt nicht auf {hex}: {place, select, town {Auf eine Stadt kommen nur Gleisplättchen mit Stadt} village {Auf ein Dorf kommen nur Gleisplättchen mit Dorf} other {Auf ein Feld ohne Ortschaft kommen nur Gleisplättchen ohne Ortschaft}}.',
  'refusal.1873-4.4.1-h':
    'Gleisplättchen {tile} passt nicht auf {hex}: {neededIs, select, none {Gleisplättchen mit {mark} kommen nur auf die Orte dieses Zeichens} other {Dorthin kommen nur Gleisplättchen mit {needed}}}.',
  'refusal.1873-4.4.1-i':
    '{rotationIs, select, none {In keiner Drehung passt ein Gleisplättchen auf {hex}: Gleise liefen} other {Mit Drehung {rotation} laufen Gleise von Gleisplättchen {tile} auf {hex}}} gegen {against, select, barrier {eine Barriere} grey_hex {die geschlossene Seite eines grauen Felds} other {den Kartenrand}}.{rotationIs, select, none {} other { Eine andere Drehung könnte passen.}}',
  'refusal.1873-4.4.1-j': 'Auf dem grauen Feld {hex} wird nie gebaut.',
  'refusal.1873-4.4.1-k':
    'Ein Ausbau muss alle vorhandenen Gleise erhalten; mit Gleisplättchen {tile} auf {hex} wäre das nicht so.',
  'refusal.1873-4.4.1-n': 'Gleisplättchen {tile} ist nicht mehr vorrätig.',
  'refusal.1873-4.4.1-o':
    'Nicht alle neuen Gleise auf {hex} sind von aktiven Bahnhofsmarkern der {railway} aus erreichbar. Es müssen alle sein.',
  'refusal.1873-4.4.1-s':
    'Der Bau auf {hex} kostet {cost}; das Betriebskapital der {railway} beträgt {cash}.',
  'refusal.1873-4.4.1-w':
    'Mit diesem Gleisplättchen auf {hex} bliebe dort kein Bahnhofskreis für die Konzessionsstrecke der {railway}.',
  'refusal.1873-4.4.1-x':
    'Die Konzessionsstrecke der {railway} über {hex} würde unmöglich: Es gibt kein Gleisplättchen mehr, das ihre Gleise hier ergänzt.',
  'refusal.1873-4.4.1-y': 'Das letzte Gleisplättchen {tile} ist reserviert: {reservedFor}.',

  'refusal.1873-4.4.2-b': 'Der Bahnhof kostet {cost}; das Betriebskapital der {railway} beträgt {cash}.',
  'refusal.1873-4.4.2-c':
    '{railway} hat keinen Bahnhofsmarker mehr{denominationIs, select, 20 {. Mit 10%-Aktien hätte sie weitere} other {}}.',
  'refusal.1873-4.4.2-d': 'In {hex} gibt es keinen solchen Bahnhofskreis.',
  'refusal.1873-4.4.2-e':
    '{railway} hat an diesem Bahnhof in {hex} keinen inaktiven Marker. Nur inaktive Marker können ersetzt werden.',
  'refusal.1873-4.4.2-f': '{railway} erreicht diesen Bahnhofskreis in {hex} von ihren Markern aus nicht.',
  'refusal.1873-4.4.2-g': '{railway} hat schon einen Marker in {hex}; mehr als einer je Hexfeld geht nicht.',
  'refusal.1873-4.4.2-h':
    'In {hex} muss ein Kreis für die {railway} frei bleiben: Sie hat noch nicht operiert, und ihre Konzessionsstrecke führt dort entlang.',
  'refusal.1873-4.4.2-i': 'Die freien Kreise in {hex} sind als Heimatbahnhöfe vorgesehen: {railways}.',
  'refusal.1873-4.4.2-l': 'Der Kreis der MHE in {hex} ist für alle Bahnen gesperrt.',
  'refusal.1873-4.4.2-o':
    'Alle Kreise dieses Bahnhofs in {hex} sind belegt ({markers}). Ein inaktiver Marker lässt sich für 50 M ersetzen.',

  'refusal.1873-4.4.3-a':
    '{trainsIs, select, none {Eine Bahn mit Lok muss fahren. Möglich ist hier: {possible}.} other {Der Plan muss die Standard-Loks der Bahn nennen, die größte zuerst: {trains}.}}',
  'refusal.1873-4.4.3-b': 'Route {route}: Staatsbahngleise gehören anderen Bahnen und werden nie befahren.',
  'refusal.1873-4.4.3-c':
    'Route {route}: {hexIs, select, none {Entlang dieser Felder gibt es kein durchgehendes Gleis} other {In {hex} kann sie nicht enden, dazu braucht es einen eigenen Marker oder ein offenes Werk}}.',
  'refusal.1873-4.4.3-d':
    'Route {route}: Sie berührt keinen Bahnhof der Bahn. Mindestens einer muss es sein.',
  'refusal.1873-4.4.3-e': 'Route {route}: {hex} ist durch Marker anderer Bahnen blockiert.',
  'refusal.1873-4.4.3-g':
    'Route {route}: Durch die Stadt in {hex} führt keine Route hindurch, sie endet dort.',
  'refusal.1873-4.4.3-h':
    'Route {route}: {hex} kommt zweimal vor. Jede Ortschaft und jedes Werk zählt einmal.',
  'refusal.1873-4.4.3-i':
    'Route {route}: Sie muss bis zum möglichen Ende gefahren werden, zum Beispiel {longer}.',
  'refusal.1873-4.4.3-j':
    '{train}: {routes, plural, one {diese # Route geht} other {diese # Routen gehen}} so nicht. Erlaubt sind so viele wie ihre Größe, und sie müssen zusammenhängen.',
  'refusal.1873-4.4.3-l': 'Die Konzessionsstrecke muss von einer Standard-Lok befahren werden: {route}.',
  'refusal.1873-4.4.3-m':
    'Beide Konzessionsstrecken müssen von Standard-Loks befahren werden; es fehlt: {route}.',
  'refusal.1873-4.4.3-n': 'Route {route}: Eine andere Standard-Lok benutzt schon einen Teil dieser Gleise.',
  'refusal.1873-4.4.3-o':
    'Der Plan hat {routes, plural, one {# Route} other {# Routen}}, möglich sind {possible}. Es müssen so viele wie möglich sein.',
  'refusal.1873-4.4.3-q':
    '{routeIs, select, none {{routesIs, select, none {Routen für einen Dieseltriebwagen hat der Plan genau dann, wenn {railway} einen besitzt.} other {Alle Routen des Dieseltriebwagens müssen mit der Konzessionsstrecke zusammenhängen.}}} other {Auch der Dieseltriebwagen muss die Konzessionsstrecke befahren: {route}.}}',
  'refusal.1873-4.4.3-r':
    'Route {route}: Die Route eines Dieseltriebwagens beginnt und endet an eigenen Markern; in {hex} liegt keiner.',
  'refusal.1873-4.4.3-s':
    'Route {route}: Eine andere Route des Dieseltriebwagens benutzt schon einen Teil dieser Gleise.',
  'refusal.1873-4.4.3-t': 'Der Dieseltriebwagen kann noch eine Route befahren und muss es: {route}.',
  'refusal.1873-4.4.3-aa':
    'Route {route}: Sie führt zweimal durch {hex}. In dieser Ausgabe kommt eine Route in kein Feld zweimal.',
  'refusal.1873-4.4.3-y':
    'Route {route}: Die Stadt in {hex} hat weder eigenen Marker noch offenes Werk, dort endet keine Route.',
  'refusal.1873-4.4.4-g': 'Route {route}: Das Werk in {hex} ist geschlossen, dort endet keine Route.',

  'refusal.1873-4.4.7-a': '{railway} muss zuerst ihre Pflichtlok kaufen, eine Standard-Lok.',
  'refusal.1873-4.4.7-b':
    'Die Bank verkauft diese Lok für {face}, nicht für {price}, und ohne Wartungskosten.',
  'refusal.1873-4.4.7-c':
    '{railway} muss ihre Pflichtlok kaufen: Sie kostet {price}, das Betriebskapital beträgt {cash}.',
  'refusal.1873-4.4.7-e': 'Die NWE braucht als Pflichtlok eine Lok der Größe 2 oder größer.',
  'refusal.1873-4.4.7-h': 'Zwischen Bahnen kostet diese Lok {min} bis {max}, nicht {price}.',
  'refusal.1873-4.4.7-i':
    '{maintenanceIs, select, 0 {Für diese Lok fallen keine Wartungskosten an, also zahlt sie niemand.} other {{priceIs, select, none {Es fallen Wartungskosten von {maintenance} an: Käufer oder Verkäufer muss sie beim Handel zahlen.} other {Die Seite, die die Wartungskosten von {maintenance} zahlt, hat nicht genug: Bei einem Preis von {price} sind {cash} vorhanden.}}}}',
  'refusal.1873-4.4.7-j': 'Eine Lok der Größe {size} zum Verschrotten gibt es hier nicht.',
  'refusal.1873-4.4.7-k':
    'Ein Dieseltriebwagen wird nie verschrottet. Er kann an eine Bahn ohne Dieseltriebwagen verkauft werden.',
  'refusal.1873-4.4.7-l':
    '{railway} braucht ihre {size}er-Lok für die Konzessionsstrecke; sie wird weder verschrottet noch verkauft.',
  'refusal.1873-4.4.7-n': 'Der Preis ist {price}; das Betriebskapital beträgt {cash}.',
  'refusal.1873-4.4.7-o': '{from} ist in Treuhandschaft und verkauft nichts.',

  'refusal.1873-4.4.8-a':
    '{denominationIs, select, 10 {Alle zehn Aktien gibt es schon.} other {{unsoldIs, select, 0 {Für neue Aktien muss der Direktor 40\u00a0% halten; es sind {held}\u00a0%.} other {Neue Aktien gibt es erst, wenn alle in Spielerhand sind; unverkauft: {unsold}.}}}}',
  'refusal.1873-4.4.9-e': 'Die Routen des Dieseltriebwagens müssen mit Quedlinburg zusammenhängen.',

  'refusal.1873-6.3-a':
    '{company} ist in Treuhandschaft: Ihre Aktien kauft zuerst, wer das Vorkaufsrecht in einer Versteigerungsrunde erwirbt.',
}
