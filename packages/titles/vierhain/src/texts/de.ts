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
  'name.train': '{train}er-Zug',

  ...sides.de,

  'phase.1': 'Gelbe Gleisplättchen.',
  'phase.2': 'Grüne Plättchen dürfen gelegt werden, und die Fernziele sind mehr wert.',
  'phase.3': 'Alle 2er-Züge werden verschrottet.',

  'event.aid-paid': 'Die {company} hat keinen Zug und bekommt {amount} Beihilfe',
  'event.director-changed': '{player} wird Direktor der {company}',
  'event.founded': '{player} gründet die {company} zum Kurs {price}: {cost} gehen in ihre Kasse',
  'event.game-over': 'Das Spiel ist zu Ende: {standings}',
  'event.money.dividend': '{to} bekommt {amount} Dividende',
  'event.money.position': '{to} hat {amount}',
  'event.money.start-cash': '{to} beginnt mit {amount}',
  'event.paid-out': 'Die {company} {how, select, full {schüttet {revenue} aus} other {behält {revenue} ein}}',
  'event.passed': '{player} passt',
  'event.phase-began': 'Phase {phase} beginnt. {note}',
  'event.price-moved':
    'Der Kurs der {company} {direction, select, up {steigt} other {fällt}} von {from} auf {to}',
  'event.ran':
    'Die {company} {count, plural, =0 {hat keine Strecke} one {fährt mit # Zug für {revenue}} other {fährt mit # Zügen für {revenue}}}',
  'event.round-started': '{round, select, stock {Aktienrunde {number}} other {Betriebsrunde {set}.{number}}}',
  'event.share-bought': '{player} kauft eine Aktie der {company} für {price}',
  'event.share-sold': '{player} verkauft eine Aktie der {company} für {price}',
  'event.tile-laid': 'Die {company} legt {tile} auf {hex}{costIs, select, 0 {} other { für {cost}}}',
  'event.train-bought': 'Die {company} kauft einen {train} für {price}',
  'event.trains-scrapped': 'Jeder {train} wird verschrottet: {companies}',

  'step.course': 'Spielablauf',
  'step.operating': 'Betriebsrunde',
  'step.run': '{company} · fahren',
  'step.stock': '{turn} · Aktienrunde',
  'step.track': '{company} · Gleise legen',
  'step.trains': '{company} · Züge kaufen',
  'step.turn': '{company} · Zug der Bahn',
  'step.turn-end': '{company} · Ende des Zugs',
  'step.use': '{company} · {revenue} ausschütten oder einbehalten',

  'action.buyShare': 'eine Aktie kaufen',
  'action.buyTrain': 'einen Zug kaufen',
  'action.found': 'eine Bahn gründen',
  'action.layTile': 'ein Gleisplättchen legen',
  'action.pass': 'passen',
  'action.payOut': 'ausschütten oder einbehalten',
  'action.sellShares': 'Aktien verkaufen',

  'choice.buyShare': 'Eine Aktie der {company} für {price} kaufen',
  'choice.buyTrain':
    'Einen {train} für {price} kaufen{phaseIs, select, none {} other { (Phase {phase} beginnt)}}',
  'choice.found': 'Die {company} zum Kurs {price} gründen (kostet {cost})',
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
    'Eine Aktie aus der Bank zum Kurs, bezahlt von deinem Bargeld. Die Bahn bekommt davon nichts. Niemand hat mehr als drei Aktien einer Bahn.',
  'help.buyTrain':
    'Bezahlt wird nur aus der Kasse der Bahn. Zu kaufen gibt es nur die kleinste Art, die noch da ist, und eine Bahn hat höchstens zwei Züge.',
  'help.found':
    'Du wählst den Startkurs und kaufst zwei Aktien. Was du bezahlst, ist die Kasse der Bahn, und du bist ihr Direktor.',
  'help.layTile':
    'Ein Gleisplättchen pro Zug, verbunden mit dem eigenen Netz vom Heimatbahnhof aus. Grüne ersetzen gelbe, ab Phase 2.',
  'help.pass':
    'Passen kostet nichts, und du darfst später wieder handeln. Eine Aktienrunde endet, wenn alle nacheinander gepasst haben.',
  'help.payOut':
    'Ausschütten: Jede Aktie bei einem Spieler bringt ein Fünftel, und der Kurs steigt, wenn die Einnahme mindestens so hoch ist wie er. Einbehalten: Alles geht in die Kasse, und der Kurs fällt.',
  'help.sellShares':
    'Jede Aktie geht zum Kurs an die Bank, danach fällt er um ein Feld. Von dieser Bahn darfst du in dieser Aktienrunde nichts mehr kaufen.',

  'refusal.vierhain-found-a': 'Die {company} ist schon gegründet. Ihre Aktien kann man einzeln kaufen.',
  'refusal.vierhain-found-d': 'Die {company} zum Kurs {price} zu gründen kostet {cost}, und du hast {cash}.',
  'refusal.vierhain-or-c':
    'Nicht jetzt: Ein Zug geht Gleise, Fahren, Verwendung der Einnahme, Züge, und das gehört zu einem anderen Schritt.',
  'refusal.vierhain-setup-a': 'Vierhain spielt man zu zweit, zu dritt oder zu viert, nicht mit {players}.',
  'refusal.vierhain-track-b':
    '{tile} passt nicht auf {hex}: Gelbe Plättchen liegen auf leeren Feldern, die mit Stadt auf Städten, die anderen sonst.',
  'refusal.vierhain-track-c': 'Das Plättchen auf {hex} wäre nicht mit dem Netz der {company} verbunden.',
  'refusal.vierhain-track-e':
    '{edgeIs, select, none {Das Gleis auf {hex} würde von der Karte führen.} other {Das Gleis auf {hex} würde von der Karte führen ({edge}).}}',
  'refusal.vierhain-track-f':
    'Der Hügel auf {hex} kostet {cost}, und in der Kasse der {company} sind {cash}.',
  'refusal.vierhain-track-g':
    '{phaseIs, select, 1 {Grüne Plättchen legt man ab Phase 2, nicht in Phase 1.} other {{tile} passt nicht auf {hex}: Ein grünes Plättchen liegt auf einem gelben, behält dessen Ausgänge und hat einen mehr, und eine Stadt bleibt eine Stadt.}}',
  'refusal.vierhain-track-i': 'Auf Mittmarkt liegt nur das Plättchen M, und M liegt nur dort.',
  'refusal.vierhain-track-j':
    '{hex} gehört nicht zum Netz der {company}, und es kommt auch nicht an der Seite des neuen Ausgangs an.',
  'refusal.vierhain-track-k':
    'Auf {hex} wird nicht mehr gebaut: Grüne Plättchen und Fernziele bleiben, wie sie sind.',
  'refusal.vierhain-trade-a': 'Die {company} ist noch nicht gegründet.',
  'refusal.vierhain-trade-b':
    '{leftIs, select, 0 {Die Bank hat keine Aktie der {company} mehr.} other {Eine Aktie der {company} kostet {price}, und du hast {cash} Bargeld.}}',
  'refusal.vierhain-trade-c': 'Niemand darf mehr als {most} Aktien der {company} haben.',
  'refusal.vierhain-trade-d':
    '{count, plural, one {# Aktie} other {# Aktien}} der {company} kannst du nicht verkaufen: Du hast {held}.',
  'refusal.vierhain-trade-e':
    'Die {company} hatte noch keinen Zug in einer Betriebsrunde, also verkauft man ihre Aktien noch nicht.',
  'refusal.vierhain-trade-f':
    'Du hast in dieser Aktienrunde Aktien der {company} verkauft und kannst jetzt keine kaufen.',
  'refusal.vierhain-trade-g': 'Die letzte Aktie der {company} bei den Spielern wird nicht verkauft.',
  'refusal.vierhain-train-b': 'Ein {train} ist jetzt nicht zu haben. Zu kaufen gibt es den {onSale}.',
  'refusal.vierhain-train-c': 'Die {company} hat schon {limit} Züge, und abgeben kann sie keinen.',
  'refusal.vierhain-train-d':
    'Ein {train} kostet {price}, und in der Kasse der {company} sind {cash}. Niemand darf etwas dazugeben.',
}
