import type { Catalogue } from '@stellwerk/texts'

/** What the table is described with. */
export const face: Catalogue = {
  'column.range': 'Reichweite',
  'column.start': 'Startkurs',

  'company.railway': '{name}',

  'course.run': 'Fahren',
  'course.track': 'Gleis',
  'course.trains': 'Loks',
  'course.use': 'Einnahmen',

  'fact.reach': 'erreicht',

  'fate.rusts': 'verschrottet in Phase {phase}',

  'ground.hill': 'Hügel: das erste Gleisplättchen kostet 20 T',

  'heading.stock': 'Gründen, kaufen, verkaufen oder passen',
  'heading.track': '{company} kann ein Gleisplättchen legen',
  'heading.trains': '{company} kann Loks kaufen',
  'heading.use': '{company} hat {revenue} eingenommen: ausschütten oder einbehalten?',

  'kind.railway': 'Bahnen',

  map: 'Karte des Tals',

  'market.double':
    'ausgeschüttet, Einnahmen mindestens doppelt so hoch wie der Kurs: zwei Felder nach rechts',
  'market.less': 'ausgeschüttet, Einnahmen unter dem Kurs: bleibt',
  'market.payout': 'ausgeschüttet, Einnahmen mindestens so hoch wie der Kurs: ein Feld nach rechts',
  'market.sale': 'eine Aktie verkauft: ein Feld nach links',
  'market.withheld': 'einbehalten, keine Route oder keine Lok: ein Feld nach links',

  'milestone.aid': 'Beihilfen',
  'milestone.directors': 'neue Direktoren',
  'milestone.founded': 'Bahnen gegründet',
  'milestone.scrapped': 'Loks verschrottet',

  'move.sold': 'Eine Aktie verkauft',
  'move.up1': 'Schüttet den Kurs aus',
  'move.up2': 'Schüttet den doppelten Kurs aus',
  'move.withheld': 'Behält ein',

  'note.noTrain': 'hat keine Lok',
  'note.notFounded': 'nicht gegründet',

  'outlook.best': 'beste Fahrt',
  'outlook.known': 'beste bekannte Fahrt',

  'panel.certificates': 'Aktien',
  'panel.certificates.of': '{count, plural, one {# Aktie} other {# Aktien}}',

  'payout.full': 'Ausschütten',
  'payout.withhold': 'Einbehalten',

  'player.priority': '{player} beginnt die Aktienrunde',

  'pool.bank': 'Bank',
  'pool.bank.name': 'Bank',

  'range.stops': '{stops} Halte',

  'section.buyShare': 'Eine Aktie kaufen',
  'section.buyTrain': 'Loks',
  'section.found': 'Eine Bahn gründen',
  'section.layTile': 'Gleis',
  'section.payOut': 'Die Einnahmen',
  'section.sellShares': 'Verkaufen',

  'sheet.valley': 'Das Tal',

  'source.dividend': 'Dividenden',

  'state.unsold': 'nicht gegründet',
  'state.troubled': 'keine Lok',

  'stop.far': 'Fernziel',

  'track.own': 'Gleis',

  'zone.start': 'Startkurs',
}
