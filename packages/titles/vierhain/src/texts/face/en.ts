import type { Catalogue } from '@stellwerk/texts'

/** What the table is described with. */
export const face: Catalogue = {
  'column.range': 'Range',
  'column.start': 'Par price',

  'company.railway': '{name}',

  'course.run': 'Run',
  'course.track': 'Track',
  'course.trains': 'Trains',
  'course.use': 'Revenue',

  'fact.reach': 'reaches',

  'fate.rusts': 'rusts in phase {phase}',

  'ground.hill': 'Hill: the first tile costs 20 T',

  'heading.stock': 'Found, buy, sell or pass',
  'heading.track': '{company} may lay a tile',
  'heading.trains': '{company} may buy trains',
  'heading.use': '{company} earned {revenue}: pay out or withhold?',

  'kind.railway': 'Railways',

  map: 'Map of the valley',

  'market.double': 'paid out, revenue at least twice the price: two spaces right',
  'market.less': 'paid out, revenue below the price: stays',
  'market.payout': 'paid out, revenue at least the price: one space right',
  'market.sale': 'a share sold: one space left',
  'market.withheld': 'withheld, no route or no train: one space left',

  'milestone.aid': 'aid paid',
  'milestone.directors': 'new directors',
  'milestone.founded': 'railways founded',
  'milestone.scrapped': 'trains rusted',

  'move.sold': 'One share sold',
  'move.up1': 'Pays out its price',
  'move.up2': 'Pays out twice its price',
  'move.withheld': 'Withholds',

  'note.noTrain': 'has no train',
  'note.notFounded': 'not founded',

  'outlook.best': 'best run',
  'outlook.known': 'best known run',

  'panel.certificates': 'Shares',
  'panel.certificates.of': '{count, plural, one {# share} other {# shares}}',

  'payout.full': 'Pay out',
  'payout.withhold': 'Withhold',

  'player.priority': '{player} has priority deal',

  'pool.bank': 'Bank',
  'pool.bank.name': 'Bank',

  'range.stops': '{stops} stops',

  'section.buyShare': 'Buy a share',
  'section.buyTrain': 'Trains',
  'section.found': 'Found a company',
  'section.layTile': 'Track',
  'section.payOut': 'The revenue',
  'section.sellShares': 'Sell',

  'sheet.valley': 'The valley',

  'source.dividend': 'Dividends',

  'state.unsold': 'not founded',
  'state.troubled': 'no train',

  'stop.far': 'off-board location',

  'track.own': 'track',

  'zone.start': 'par price',
}
