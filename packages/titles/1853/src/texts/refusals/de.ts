import type { Catalogue } from '@stellwerk/texts'

/** Warum etwas nicht geht, nach Regeln, und was ginge. */
export const refusals: Catalogue = {
  'refusal.1853-1.10-b': '1853 spielen 3 bis 6 Personen, nicht {players}.',
  'refusal.1853-1.4-a': 'Von Gleisplättchen {tile} ist keines mehr übrig.',
  'refusal.1853-1.6-d':
    '{payerIs, select, none {Zu wenig Geld: Nötig sind {price}, vorhanden {cash}.} other {{payer} kann {price} nicht bezahlen: Vorhanden sind {cash}.}}',

  'refusal.1853-2.5.2-b': 'Eine Anleihe von {bond} ist kein Vielfaches von zehn.',
  'refusal.1853-2.5.2-c':
    'Eine Anleihe von {bond} ist zu klein. Bei dieser Spielerzahl sind es {min} oder mehr.',
  'refusal.1853-2.5.2-d': 'Eine Anleihe von {bond} ist mehr als das Startkapital von {max}.',
  'refusal.1853-2.5.4-d': 'Ein Kontrakt braucht {needed} Städte oder mehr; dieser hat {count}.',
  'refusal.1853-2.5.4-e':
    '{left} der Anleihe sind nicht durch Städte gedeckt. Vollständig ist ein Kontrakt mit weniger als 40 £ Rest oder mit der größten erlaubten Zahl an Städten.',
  'refusal.1853-2.5.5-a': 'Zu {city} gehört eine Aktie von {shares}, nicht der {company}.',
  'refusal.1853-2.5.5-b':
    'Alle acht einfachen Aktien der {company} sind vergeben; das Direktorpapier gibt es nicht für eine Stadt.',
  'refusal.1853-2.5.7-a':
    '{city} wäre eine zu viel von {group}: Ein Kontrakt enthält davon höchstens {limit}.',
  'refusal.1853-2.5.7-d':
    'Mit zwei Städten aus dem Ganges-Tal braucht ein Kontrakt {needed} Städte; dieser hat {count}.',
  'refusal.1853-2.5.8-a': '{city} ist keine große Stadt, und nur große Städte gehören in einen Kontrakt.',
  'refusal.1853-2.5.9-b': '{city} zählt {value}, aber von der Anleihe sind nur noch {left} übrig.',
  'refusal.1853-2.5.9-c':
    '{city} zählt {value} von {left}, die von der Anleihe übrig sind; der Rest reicht nicht für {needed, plural, one {# Stadt, die} other {# Städte, die}} noch nötig {needed, plural, one {ist} other {sind}}, je 20 £ oder mehr.',
  'refusal.1853-2.5.10-b': '{city} steht schon im Kontrakt. Jede Stadt wird einmal genannt.',
  'refusal.1853-2.5.11-b': 'Die Städte eines Kontrakts kennt nur, wem er gehört.',

  'refusal.1853-2.7.4-a':
    'Nicht eingelöste Aktien kommen zuerst: Die der {company} müssen vor einem Kauf eingelöst werden.',
  'refusal.1853-2.7.4-b':
    '{count, plural, one {# Aktie} other {# Aktien}} der {company} einzulösen geht nicht; nicht eingelöst: {unredeemed}.',
  'refusal.1853-2.7.4-d':
    'Nur bezahlte Aktien können verkauft werden. Bei der {company} sind das {paid}, nicht {count}.',
  'refusal.1853-2.8.3-d':
    '{company} hat genug ausgegebene Aktien. In der ersten Aktienrunde werden keine mehr verkauft, außer bezahlten Kontraktaktien.',
  'refusal.1853-2.8.3-e':
    'Kontraktaktien der {company} können nur im ersten Zug verkauft werden, nachdem genug Aktien ausgegeben waren.',
  'refusal.1853-2.8.3-g':
    'Von der {company} können jetzt nur bezahlte Kontraktaktien verkauft werden: {covered}, nicht {count}.',
  'refusal.1853-2.8.4-c':
    'In diesem Spiel gibt es keine 1M-Loks: Nach der ersten Aktienrunde war keine kleine Gesellschaft in Betrieb. Erhältlich: {trains}.',

  'refusal.1853-3.1.2-a': 'Das Limit von {most} Papieren ist mit {held} erreicht.',
  'refusal.1853-3.1.2-b':
    'Niemand darf mehr als {most} Aktien der {company} besitzen, und {held} sind es schon.',
  'refusal.1853-3.1.3-a':
    '{company} ist noch nicht zu haben: Zuerst müssen alle Aktien der in Kontrakten genannten Gesellschaften ausgegeben sein.',
  'refusal.1853-3.1.4-a': 'Im Angebot der Bank ist keine Aktie der {company} zu kaufen.',
  'refusal.1853-3.1.6-a': 'Ein Kauf je Zug: Eine Aktie der {company} wurde schon gekauft.',
  'refusal.1853-3.1.7-a': 'Im Bankpool ist keine Aktie der {company} zu kaufen.',
  'refusal.1853-3.1.8-a':
    '{count, plural, one {# Aktie} other {# Aktien}} der {company} zu verkaufen geht nicht: Vorhanden sind {held}, und in der Runde, in der eine Gesellschaft in Betrieb geht, werden keine verkauft.',
  'refusal.1853-3.1.9-a':
    'Aktien der {company} wurden in dieser Aktienrunde verkauft; kaufen geht erst wieder in der nächsten.',
  'refusal.1853-3.1.9-b': 'Aktien der {company} können nicht im selben Zug gekauft und verkauft werden.',
  'refusal.1853-3.1.11-b':
    'Den Elefanten hat {holder}; nur wer ihn hat, behält ihn oder bietet ihn an. Die anderen können einen Preis vorschlagen.',
  'refusal.1853-3.1.11-c': 'Für {price} kann der Elefant nicht verkauft werden: {player} hat {cash}.',
  'refusal.1853-R-53':
    'Was abgelehnt wurde, kann nur zu einem für den Ablehnenden besseren Preis wieder angeboten werden; {price} ist keiner.',
  'refusal.1853-3.2.3-d': '{player} liegt um {excess} über den Limits und muss zuerst verkaufen.',

  'refusal.1853-3.4.2-a': 'Die {company} hat einen Betriebsleiter; er darf keine Dividende zahlen.',
  'refusal.1853-3.4.3-a':
    'Auf Kredit gibt es eine Lok der Bank nur ohne eigene Lok und ohne das Geld für eine. {company} hat {trainsIs, select, none {keine Lok} other {{trains}}} und {cash}.',
  'refusal.1853-3.4.3-b': '{company} hat schon eine {train} auf Kredit; mehr sind nicht erlaubt.',
  'refusal.1853-3.4.5-a':
    'Die {train} der {seller} ist auf Kredit gekauft und kann erst verkauft werden, wenn sie bezahlt ist.',
  'refusal.1853-3.4.6-a':
    '{company} hat Schulden für ihre {train}. Bis diese bezahlt sind, geht nur, was nichts kostet.',

  'refusal.1853-4.0-b': '{player} leitet die {company} nicht: Ihr Direktor oder Betriebsleiter entscheidet.',
  'refusal.1853-4.0-c':
    'Die Schritte eines Zugs haben eine feste Reihenfolge; dieser ist jetzt nicht an der Reihe. Möglich ist hier: {possible}.',

  'refusal.1853-4.1.2-a': '{company} ist eine kleine Gesellschaft und legt ein Gleisplättchen je Zug.',
  'refusal.1853-4.1.3-a':
    'Eine große Gesellschaft wählt ihre Option einmal, zu Beginn ihres ersten Zugs und vor allem anderen. Möglich ist hier: {possible}.',
  'refusal.1853-4.1.3-b':
    'Nach ihrer Option legt die {company} erst ab Phase 3 ein zweites Gleisplättchen; jetzt ist Phase {phase}.',
  'refusal.1853-4.1.3-d':
    'Das zweite Gleisplättchen kostet {fee} Gebühr, der Bau auf {hex} {cost}; {company} hat {cash}.',
  'refusal.1853-4.1.4-a':
    '{on, select, none {Auf {hex} kommt zuerst ein gelbes Gleisplättchen; {tile} ist {colour, select, green {grün} brown {braun} other {grau}}.} other {Gelbe Gleisplättchen kommen nur auf leere Felder; {hex} ist nicht leer.}}',
  'refusal.1853-4.1.4-b':
    'Kein gelbes Gleisplättchen auf {hex}: Dort sind Gleise aufgedruckt, die aufgerüstet werden.',
  'refusal.1853-4.1.6-a':
    'Gleisplättchen {tile} auf {hex} verlängert keine Strecke der {company}: Strecken beginnen an ihren Bahnhöfen und führen durch keinen blockierten.',
  'refusal.1853-4.1.6-b':
    'Die Strecke der {company} nach {hex} hat eine andere Spurweite als Gleisplättchen {tile} dort.',
  'refusal.1853-4.1.7-a':
    'Das zweite Gleisplättchen muss von einem anderen Bahnhof aus erreicht werden als das auf {first}, ohne gemeinsame Gleise; für {tile} auf {hex} gilt das nicht.',
  'refusal.1853-4.1.7-c':
    '{company} hat einen Bahnhof auf der Karte; ein zweites Gleisplättchen braucht einen zweiten.',
  'refusal.1853-4.1.9-a':
    'Gleisplättchen {tile} passt nicht auf {hex}: {place, select, plain {Dorthin gehören Gleise ohne Bahnhof} town {Dorthin gehört ein kleiner Bahnhof} two_towns {Dorthin gehören zwei kleine Bahnhöfe} other {Dorthin gehört ein großer Bahnhof}}.',
  'refusal.1853-4.1.10-a': 'Gleisplättchen {tile} auf {hex} würde im {edge} von der Karte führen.',
  'refusal.1853-4.1.12-a': 'Der Bau auf {hex} kostet {cost}; {company} hat {cash}.',

  'refusal.1853-4.2.1-a':
    '{because, select, laid {In einem Zug werden gelbe Gleisplättchen gelegt oder eines aufgerüstet, nicht beides: {hex} muss warten.} other {Gleisplättchen {tile} ist nicht das nächste auf {hex}: Aus Gelb wird Grün, aus Grün Braun, aus Braun Grau.}}',
  'refusal.1853-4.2.1-b':
    'Gleisplättchen {tile} ist {colour, select, green {grün} brown {braun} other {grau}}: Grün kommt mit Phase 3, Braun mit Phase 4, Grau mit Phase 5. Jetzt ist Phase {phase}.',
  'refusal.1853-4.2.1-c':
    'Die Aufrüstliste nennt Gleisplättchen {tile} nicht für {hex}{tilesIs, select, none {, und auch kein anderes} other {, sondern {tiles}}}.',
  'refusal.1853-4.2.2-a':
    '{hex} liegt außerhalb des Heimatgebiets der {company}. Dort aufrüsten geht ab Phase 5 mit einer eigenen 5er- oder 6er-Lok.',
  'refusal.1853-4.2.2-b':
    'Keine Strecke der {company} führt nach {hex}, auch nicht mit Gleisplättchen {tile} in dieser Drehung.',
  'refusal.1853-4.2.2-c': 'Gleisplättchen {tile} auf {hex} würde im {edge} von der Karte führen.',
  'refusal.1853-4.2.3-a':
    '{hex} liegt außerhalb des Heimatgebiets, und keine Lok der {company} könnte von einem Heimatbahnhof dorthin fahren.',
  'refusal.1853-4.2.3-b':
    '{company} hat außerhalb ihres Heimatgebiets aufgerüstet, darum muss in diesem Zug eine ihrer Loks über {hex} fahren.',
  'refusal.1853-4.2.4-a':
    'Gleisplättchen {tile} würde in dieser Drehung nicht alle Gleise auf {hex} erhalten.',
  'refusal.1853-4.2.5-a':
    'Aus einfachen Gleisen wird kein Bahnhof, darum passt Gleisplättchen {tile} nicht auf {hex}.',
  'refusal.1853-4.2.5-c':
    'Gleisplättchen mit zwei kleinen Bahnhöfen werden nicht aufgerüstet; {hex} bleibt, wie es ist.',
  'refusal.1853-4.2.6-a':
    'Alte Gleise behalten ihre Spurweite oder werden Doppelspur; Gleisplättchen {tile} würde sie in dieser Drehung auf {hex} ändern.',
  'refusal.1853-4.2.7-a':
    'Zwei graue Gleisplättchen sind nie Nachbarn: {neighbour} ist grau, darum bleibt {hex} braun.',
  'refusal.1853-4.2.12-c':
    'Gleisplättchen mit CD, BM oder W liegen nur in ihren Städten, und diese nehmen keine anderen: {tile} gehört nicht auf {hex}.',
  'refusal.1853-4.2.13-a': 'Diese Aufrüstung von {hex} kostet {cost}; {company} hat {cash}.',

  'refusal.1853-4.4.1-a':
    '{hex} liegt außerhalb des Heimatgebiets der {company}. Bahnhofsmarker gibt es dort ab Phase 5 mit einer eigenen 5er- oder 6er-Lok.',
  'refusal.1853-4.4.2-a':
    '{hex} liegt außerhalb des Heimatgebiets, und keine Lok der {company} könnte dort von einem Heimatbahnhof aus halten.',
  'refusal.1853-4.4.2-b':
    '{mustRunOverIs, select, none {{company} hat außerhalb ihres Heimatgebiets einen Bahnhofsmarker auf {hex} gesetzt, darum muss in diesem Zug eine ihrer Loks dort halten.} other {Die Loks der {company} könnten nicht auf {hex} halten und auch über {mustRunOver} fahren.}}',
  'refusal.1853-4.4.4-a': 'Der nächste Bahnhofsmarker der {company} kostet {cost}; sie hat {cash}.',
  'refusal.1853-4.4.5-a':
    '{because, select, occupied {Alle Kreise dieses Bahnhofs auf {hex} sind besetzt: {companies}.} other {Auf {hex} ist kein Kreis: Bahnhofsmarker kommen in große Bahnhöfe.}}',
  'refusal.1853-4.4.5-b': '{company} hat auf {hex} schon einen Bahnhofsmarker; mehr als einer geht nicht.',
  'refusal.1853-4.4.6-a': 'Keine Strecke der {company} führt zu diesem Bahnhof auf {hex}.',
  'refusal.1853-4.4.6-c': 'Alle {markers} Bahnhofsmarker der {company} sind auf der Karte.',
  'refusal.1853-4.4.7-a': 'Der freie Kreis auf {hex} ist für den Heimatbahnhof von {companies} reserviert.',

  'refusal.1853-4.5.1-a': '{company} hat keine {train} mehr zu fahren. Jede Lok fährt einmal.',
  'refusal.1853-4.5.1-b':
    'Die Loks sind in diesem Zug schon gefahren; neue fahren ab der nächsten Betriebsrunde. Möglich ist hier: {possible}.',
  'refusal.1853-4.5.2-a':
    'An der Strecke {route} liegt kein Bahnhof der Gesellschaft. Mindestens einer ist nötig.',
  'refusal.1853-4.5.3-a': 'Die Strecke {route} hat Gleise mit anderer Spurweite als die {train}.',
  'refusal.1853-4.5.4-a':
    'Die Strecke {route} hat zu viele große Bahnhöfe: Eine {train} fährt höchstens {range} an und beliebig viele kleine.',
  'refusal.1853-4.5.4-c': 'Die Strecke {route} ist zu kurz: Sie braucht zwei Bahnhöfe.',
  'refusal.1853-4.5.4-d':
    'Eine 1M-Lok fährt genau einen großen Bahnhof mit Bahnhofsmarker ihrer Gesellschaft an, dazu kleine; die Strecke {route} tut das nicht.',
  'refusal.1853-4.5.5-a':
    'Die Strecke {route} geht nicht: Sie muss auf Gleisen von Bahnhof zu Bahnhof führen und keines zweimal benutzen.',
  'refusal.1853-4.5.5-b': 'Die Strecke {route} fährt denselben Ort zweimal an.',
  'refusal.1853-4.5.6-a':
    'Die Strecke {route} führt durch einen Bahnhof voller Bahnhofsmarker anderer Gesellschaften.',
  'refusal.1853-4.5.10-a':
    '{otherIs, select, none {Die Strecke {route} benutzt dasselbe Gleis zweimal.} other {Die Strecke {route} der {train} hat gemeinsame Gleise mit der {other}.}}',
  'refusal.1853-4.5.10-b':
    'Ein grünes Gleisplättchen mit Abzweig dient nur einer Lok einer Gesellschaft; die Strecke {route} der {train} trifft dort auf die {other}.',

  'refusal.1853-4.6.5-c': '{company} hat keine Einnahmen für eine Dividende.',
  'refusal.1853-4.6.6-d': 'Die Post der {company} muss mit einer der fahrenden Loks mitfahren.',

  'refusal.1853-4.8.1-a': 'Loks werden am Ende des Zugs gekauft. Möglich ist hier: {possible}.',
  'refusal.1853-4.8.2-a': 'Eine {train} kostet {face}, nicht {price}.',
  'refusal.1853-4.8.3-a':
    'Nicht erhältlich: {train}. Ein Typ ist ausverkauft, bevor der nächste kommt. Erhältlich: {trains}.',
  'refusal.1853-4.8.3-b':
    'Erst erhältlich, wenn die erste 5er-Lok verkauft ist: {train}. Erhältlich: {trains}.',
  'refusal.1853-4.8.5-b': '{company} hat ihr Limit von {limit} Loks erreicht.',
  'refusal.1853-4.8.6-a': '{company} hat keine {train} zurückzugeben. Sie besitzt {trains}.',
  'refusal.1853-4.8.6-b':
    'Nicht unter den Rückgaben der Bank: {train}{trainsIs, select, none {} other {; dort gibt es {trains}}}.',
  'refusal.1853-4.8.7-a': 'Loks können nicht an die Bank verkauft werden. Möglich ist hier: {possible}.',
  'refusal.1853-4.8.8-a':
    'Der {company} fehlen {missing} für die Lok; ein Geschenk muss genau das sein, nicht {gift}.',
  'refusal.1853-4.8.8-b':
    'Ein Geschenk von {gift} geht nicht: Es muss genau das sein, was der {company} für eine Lok fehlt, und entfällt, wenn sie selbst zahlen kann oder auf Kredit kauft.',
  'refusal.1853-4.8.9-a': '{seller} hat dieser Gesellschaft keine {train} zu verkaufen.',
  'refusal.1853-4.8.9-b': 'Zwischen Gesellschaften kostet eine Lok {min} oder mehr, nicht {price}.',
  'refusal.1853-4.8.9-c': '{seller} und {buyer} sind in einer Hand: {buyer} kauft die Lok ohne Angebot.',
  'refusal.1853-R-42':
    'Ein Preis so gut wie {price} wurde abgelehnt. {minIs, select, none {Der nächste ist {max} oder weniger.} other {Der nächste ist {min} oder mehr.}}',
  'refusal.1853-4.8.10-a':
    '{company} hat einen Direktor; auf Kredit werden Loks nur unter einem Betriebsleiter gekauft.',
  'refusal.1853-4.8.13-a':
    'Jetzt nicht erhältlich: {train}. Meterspur-Loks kommen mit den Phasen. Erhältlich: {trains}.',
  'refusal.1853-4.8.15-a':
    '{company} ist eine große Gesellschaft und kauft Meterspur-Loks erst ab Phase {phase}.',
  'refusal.1853-4.8.16-c': 'Vor einer {train} müssen alle 2/1M-Karten verkauft sein. Erhältlich: {trains}.',
  'refusal.1853-4.8.18-b': '{company} ist eine große Gesellschaft; eine {train} ist nur für kleine.',
  'refusal.1853-4.8.19-a':
    '{company} hat keine Lokmarke einzusetzen: Jede kleine Gesellschaft hat eine, die einmal gilt, aber nicht in der ersten Betriebsrunde des Spiels.',
  'refusal.1853-4.8.19-b':
    '{reachableIs, select, none {Die Lokmarke der {company} gilt für neue Loks der Bank.} other {{trainsIs, select, none {Mit der Lokmarke der {company} gibt es, wenn noch eine übrig ist: {reachable}.} other {Für die {company} sind Meterspur-Loks erhältlich, darum gilt ihre Lokmarke nicht: {trains}.}}}}',
  'refusal.1853-4.8.19-d': 'In Phase 5 nützt die Lokmarke der {company} nichts mehr.',
}
