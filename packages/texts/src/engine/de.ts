import type { Catalogue } from '../message.js'

/** The engine's own reasons, where no rule of a game was reached. */
export const de: Catalogue = {
  'engine-malformed':
    '{at, select, none {Das} other {Der Wert bei {path}}} ist nicht lesbar: Erwartet wird {expected}.',
  'engine-turn':
    '{player} ist nicht an der Reihe. {count, plural, =0 {Zurzeit muss niemand entscheiden.} other {Jetzt entscheidet: {players}.}}',
  'engine-step':
    'Das geht jetzt nicht: {type}. {count, plural, =0 {Hier ist nichts zu entscheiden.} other {Möglich ist hier: {possible}.}}',
  'engine-chance': 'Das hängt von einer Auslosung ab, die noch aussteht.',
  'engine-over': 'Die Partie ist zu Ende. Du kannst sie noch durchsehen oder Aktionen zurücknehmen.',
  'engine-repeated-offer':
    'Dasselbe Angebot wurde in diesem Schritt schon abgelehnt. Ändere es oder spiele ohne weiter.',
  'engine-proposals':
    'In diesem Schritt wurden schon {count} Angebote von {player} abgelehnt. Weitere sind erst im nächsten möglich.',
  'engine-wish': 'Nenne einen anderen Preis über 0; das geht nur bei einem Angebot mit Preis.',
  'engine-hash':
    'Gespeicherte Partie und Regeln stimmen bei {path} nicht überein: gespeichert {stored}, berechnet {computed}. Bis dorthin ist die Partie in Ordnung.',
  'engine-position': 'Diese Stellung lässt sich nicht aufbauen{at, select, none {} other {: siehe {path}}}.',
  'engine-setup': 'So lässt sich keine Partie beginnen: Bei {path} wird {expected} erwartet.',
  'expected.anything': '{what}',
  'expected.field': 'ein Wert für dieses Feld',
  'expected.flag': 'true oder false',
  'expected.hex': 'ein Feld der Karte',
  'expected.json': 'JSON ({what})',
  'expected.known-name': 'ein bekannter Name',
  'expected.list': 'eine Liste',
  'expected.list-most': 'eine Liste mit höchstens {n} Einträgen',
  'expected.no-field': 'kein Feld dieses Namens',
  'expected.number-between': 'eine Zahl von {low} bis {high}',
  'expected.object': 'ein Objekt',
  'expected.one-of': 'eines von {values}',
  'expected.own-name': 'ein Name, den noch niemand hat',
  'expected.something-undone': 'etwas, das vorher zurückgenommen wurde',
  'expected.text': 'Text mit höchstens 200 Zeichen',
  'expected.whole': 'eine ganze Zahl',
  unknown: 'Nach Regel {rule} nicht erlaubt.',
}
