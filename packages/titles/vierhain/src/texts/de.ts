import type { Catalogue } from '@stellwerk/texts'
import { sides } from '@stellwerk/texts'
import { face } from './face/de.js'

export const de: Catalogue = {
  ...face,

  'name.bank': 'die Bank',
  'name.money': '{amount} T',
  'name.place': '{place} ({hex})',
  'name.standing': '{rank}. {player} ({fortune})',
  'name.title': 'Vierhain',
  'name.train': '{train}er-Lok',

  ...sides.de,

  'phase.1': 'Gelbe Gleisplättchen.',
  'phase.2': 'Grüne Gleisplättchen dürfen gelegt werden, und die Fernziele sind mehr wert.',
  'phase.3': 'Alle 2er-Loks werden verschrottet.',

  'event.aid-paid': 'Die {company} hat keine Lok und bekommt {amount} Beihilfe',
  'event.director-changed': '{player} wird Direktor der {company}',
  'event.founded': '{player} gründet die {company} zum Startkurs {price}; ihr Betriebskapital ist {cost}',
  'event.game-over': 'Die Partie ist zu Ende: {standings}',
  'event.money.dividend': '{to} erhält {amount} Dividende',
  'event.money.position': '{to} hat {amount}',
  'event.money.start-cash': '{to} beginnt mit {amount}',
  'event.paid-out': 'Die {company} {how, select, full {schüttet {revenue} aus} other {behält {revenue} ein}}',
  'event.passed': '{player} passt',
  'event.phase-began': 'Phase {phase} beginnt. {note}',
  'event.price-moved':
    'Der Kurs der {company} {direction, select, up {steigt} other {fällt}} von {from} auf {to}',
  'event.ran':
    'Die {company} {count, plural, =0 {hat keine Route} one {fährt mit # Lok für {revenue}} other {fährt mit # Loks für {revenue}}}',
  'event.round-started': '{round, select, stock {Aktienrunde {number}} other {Betriebsrunde {set}.{number}}}',
  'event.share-bought': '{player} kauft eine Aktie der {company} für {price}',
  'event.share-sold': '{player} verkauft eine Aktie der {company} für {price}',
  'event.tile-laid': 'Die {company} legt {tile} auf {hex}{costIs, select, 0 {} other { für {cost}}}',
  'event.train-bought': 'Die {company} kauft eine {train} für {price}',
  'event.trains-scrapped': 'Alle {train}s werden verschrottet: {companies}',

  'step.course': 'Spielablauf',
  'step.operating': 'Betriebsrunde',
  'step.run': '{company} · Loks fahren',
  'step.stock': '{turn} · Aktienrunde',
  'step.track': '{company} · Gleisbau',
  'step.trains': '{company} · Loks kaufen',
  'step.turn': '{company} · Betrieb',
  'step.turn-end': '{company} · Ende des Zugs',
  'step.use': '{company} · {revenue} ausschütten oder einbehalten',

  'action.buyShare': 'eine Aktie kaufen',
  'action.buyTrain': 'eine Lok kaufen',
  'action.found': 'eine Bahn gründen',
  'action.layTile': 'ein Gleisplättchen legen',
  'action.pass': 'passen',
  'action.payOut': 'ausschütten oder einbehalten',
  'action.sellShares': 'Aktien verkaufen',

  'choice.buyShare': 'Eine Aktie der {company} für {price} kaufen',
  'choice.buyTrain':
    'Eine {train} für {price} kaufen{phaseIs, select, none {} other { (Phase {phase} beginnt)}}',
  'choice.found': 'Die {company} zum Startkurs {price} gründen (kostet {cost})',
  'choice.layTile': '{tile} auf {hex} legen, {sides}{costIs, select, 0 {} other {, für {cost}}}',
  'choice.pass': 'Passen',
  'choice.pass.stock': 'Passen',
  'choice.pass.stock-sold': 'Zug beenden',
  'choice.pass.track': 'Nichts legen',
  'choice.pass.trains': 'Nichts mehr kaufen',
  'choice.payOut':
    '{how, select, full {{revenue} ausschütten, {each} je Aktie} other {{revenue} einbehalten}} (Kurs dann {newPrice})',
  'choice.sellShares': '{count, plural, one {# Aktie} other {# Aktien}} der {company} für {amount} verkaufen',

  'help.buyShare':
    'Eine Aktie aus der Bank zum Kurs, bezahlt von deinem Bargeld. Die Bahn bekommt davon nichts. Außer zu zweit hat niemand mehr als drei Aktien einer Bahn.',
  'help.buyTrain':
    'Bezahlt wird nur aus dem Betriebskapital der Bahn. Zu kaufen ist immer die kleinste Art, die noch da ist, und eine Bahn hat höchstens zwei Loks.',
  'help.found':
    'Du wählst den Startkurs und kaufst zwei Aktien, zu zweit drei. Was du bezahlst, ist das Betriebskapital der Bahn, und du bist ihr Direktor.',
  'help.layTile':
    'Ein Gleisplättchen je Zug, mit Anschluss an das Netz vom Heimatbahnhof aus. Ab Phase 2 ersetzen grüne die gelben.',
  'help.pass':
    'Passen kostet nichts, und du darfst später wieder handeln. Eine Aktienrunde endet, wenn alle nacheinander gepasst haben.',
  'help.payOut':
    'Ausschütten: Jede Aktie bei einem Spieler bringt ein Fünftel, und der Kurs steigt, wenn die Einnahmen mindestens so hoch sind wie er. Einbehalten: Alles geht ins Betriebskapital, und der Kurs fällt.',
  'help.sellShares':
    'Jede Aktie geht zum Kurs an die Bank, danach fällt er um ein Feld. Aktien dieser Bahn darfst du in dieser Aktienrunde nicht mehr kaufen.',

  'refusal.vierhain-found-a': 'Die {company} ist schon gegründet. Ihre Aktien kann man einzeln kaufen.',
  'refusal.vierhain-found-d': 'Die {company} zum Startkurs {price} zu gründen kostet {cost}; du hast {cash}.',
  'refusal.vierhain-or-c':
    'Das geht jetzt nicht: Ein Zug besteht aus Gleisbau, Fahren, Ausschütten oder Einbehalten und Lokkauf, in dieser Reihenfolge.',
  'refusal.vierhain-setup-a': 'Vierhain spielen 2 bis 4 Personen, nicht {players}.',
  'refusal.vierhain-track-b':
    '{tile} passt nicht auf {hex}: Gelbe Gleisplättchen kommen auf leere Felder, die mit Stadt auf Städte, die anderen auf Felder ohne Stadt.',
  'refusal.vierhain-track-c': 'Das Gleisplättchen auf {hex} wäre nicht mit dem Netz der {company} verbunden.',
  'refusal.vierhain-track-e':
    '{edgeIs, select, none {Das Gleis auf {hex} würde von der Karte führen.} other {Das Gleis auf {hex} würde von der Karte führen ({edge}).}}',
  'refusal.vierhain-track-f':
    'Der Hügel auf {hex} kostet {cost}; das Betriebskapital der {company} beträgt {cash}.',
  'refusal.vierhain-track-g':
    '{phaseIs, select, 1 {Grüne Gleisplättchen gibt es ab Phase 2, nicht in Phase 1.} other {{tile} passt nicht auf {hex}: Ein grünes Gleisplättchen ersetzt ein gelbes, behält dessen Ausgänge und hat einen mehr, und eine Stadt bleibt eine Stadt.}}',
  'refusal.vierhain-track-i': 'Auf Mittmarkt kommt nur das Gleisplättchen M, und M kommt nur dorthin.',
  'refusal.vierhain-track-j':
    '{hex} gehört nicht zum Netz der {company}, und das Netz reicht auch nicht an die Seite des neuen Ausgangs.',
  'refusal.vierhain-track-k':
    'Auf {hex} wird nicht mehr gebaut: Grüne Gleisplättchen und Fernziele bleiben, wie sie sind.',
  'refusal.vierhain-trade-a': 'Die {company} ist noch nicht gegründet.',
  'refusal.vierhain-trade-b':
    '{leftIs, select, 0 {Die Bank hat keine Aktie der {company} mehr.} other {Eine Aktie der {company} kostet {price}; du hast {cash} Bargeld.}}',
  'refusal.vierhain-trade-c': 'Niemand darf mehr als {most} Aktien der {company} haben.',
  'refusal.vierhain-trade-d':
    '{count, plural, one {# Aktie} other {# Aktien}} der {company} kannst du nicht verkaufen: Du hast {held}.',
  'refusal.vierhain-trade-e':
    'Die {company} war noch nicht am Zug, darum kannst du ihre Aktien noch nicht verkaufen.',
  'refusal.vierhain-trade-f':
    'Du hast in dieser Aktienrunde Aktien der {company} verkauft und kannst jetzt keine kaufen.',
  'refusal.vierhain-trade-g': 'Die letzte Aktie der {company} in Spielerhand kann nicht verkauft werden.',
  'refusal.vierhain-train-b': 'Eine {train} ist jetzt nicht zu kaufen, nur eine {onSale}.',
  'refusal.vierhain-train-c': 'Die {company} hat schon {limit} Loks und kann keine abgeben.',
  'refusal.vierhain-train-d':
    'Eine {train} kostet {price}; das Betriebskapital der {company} beträgt {cash}. Niemand darf zuschießen.',
}
