import type { Catalogue } from '../message.js'

export const en: Catalogue = {
  'answer.accept': 'Accept',
  'answer.decline': 'Decline',
  'answer.withdraw': 'Withdraw the offer',

  'bank.left': 'Bank {amount}',

  'column.bids': 'Bids',
  'column.cash': 'Cash',
  'column.certificates': 'Certificates',
  'column.company': 'Company',
  'column.costs': 'Costs',
  'column.fate': 'Later',
  'column.head': 'Run by',
  'column.left': 'Left',
  'column.liquidity': 'Liquidity',
  'column.minimum': 'Next bid',
  'column.name': 'Name',
  'column.owner': 'Owner',
  'column.player': 'Player',
  'column.price': 'Price',
  'column.share': 'Share',
  'column.shares': 'Shares',
  'column.stations': 'Stations',
  'column.train': 'Train',
  'column.trains': 'Trains',
  'column.treasury': 'Treasury',
  'column.usedBy': 'Used by',
  'column.worth': 'Worth',

  'effect.bank': 'bank',
  'effect.bid': 'bid',
  'effect.cash': 'cash',
  'effect.head': 'run by',
  'effect.over': 'end of the game',
  'effect.owner': 'owner',
  'effect.phase': 'phase',
  'effect.price': 'price',
  'effect.priority': 'priority',
  'effect.round': 'round',
  'effect.share': 'share',
  'effect.state': 'state',
  'effect.stations': 'stations left',
  'effect.stock': 'left',
  'effect.tile': 'tile',
  'effect.trains': 'trains',
  'effect.treasury': 'treasury',
  'effect.value': 'value',
  'effect.worth': 'worth',

  'fate.rusts': 'until phase {phase}',
  'fate.upkeep': 'upkeep {amount} from phase {phase}',

  'head.director': 'director',
  'head.manager': 'manager',
  'head.owner': 'owner',

  pass: 'Pass',

  'phase.name': 'Phase {phase}',
  'phase.next': 'The first {trains} begins phase {phase}',

  'player.priority': '{player} has priority',

  'pool.bank': 'Bank',
  'pool.pool': 'Pool',

  'round.auction': 'Auction round {number}',
  'round.end': 'End of the game',
  'round.operating': 'Operating round {number}.{part}',
  'round.operating.only': 'Operating round {number}',
  'round.setup': 'Before the first round',
  'round.stock': 'Stock round {number}',

  'section.offer': 'An offer',

  'sign.bonus': 'bonus',
  'sign.goal': 'goal',

  'state.closed': 'closed',
  'state.running': 'running',
  'state.troubled': 'in trouble',
  'state.unsold': 'not sold',
  'state.waiting': 'not running yet',

  'stock.gone': 'none left',
  'stock.left': '{left} left',
  'stock.onSale': 'on sale',
  'stock.unlimited': 'no limit',

  'stop.city': 'city',
  'stop.far': 'far destination',
  'stop.junction': 'junction',
  'stop.town': 'town',
  'stop.works': 'works',

  'table.companies': 'Companies',
  'table.goods': 'Also on the table',
  'table.lots': 'Auction',
  'table.market': 'Share prices',
  'table.players': 'Players',
  'table.revenues': 'Revenues',
  'table.tiles': 'Tiles left',
  'table.trainLimits': 'Train limits',
  'table.trains': 'Trains',

  unlimited: 'no limit',

  'worth.cash': 'Cash',
  'worth.owned': 'Private companies',
  'worth.shares': 'Shares',
}
