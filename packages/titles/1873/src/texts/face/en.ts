import type { Catalogue } from '@stellwerk/texts'

/** What the table is described with. */
export const face: Catalogue = {
  'area.concession': 'Concession route of {company}',

  'call.perSize': '{value} × size',

  'choice.pass.auction': 'Pass',
  'choice.pass.premium': 'Pass',
  'choice.pass.sale': 'Pass',
  'choice.pass.stock-round': 'Pass',

  'column.earns': 'Earns',
  'column.from': 'From',
  'column.mine': 'Mine',
  'column.price': 'Price',
  'column.scraps': 'In place of',
  'column.start': 'Start price',
  'column.treasury': 'Treasury',
  'column.yield': 'Yield',

  'company.mine': 'mine {mark} ({name})',

  'course.issue': 'Issue',
  'course.mine-production': 'Production',
  'course.mine-purchase': 'Mine',
  'course.mine-purchases': 'Purchases',
  'course.mine-track': 'Track',
  'course.payout': 'Payout',
  'course.public-mine-production': 'Production',
  'course.public-mine-purchases': 'Purchases',
  'course.railway-purchases': 'Trains',
  'course.railway-run': 'Run',
  'course.railway-station': 'Station',
  'course.railway-track': 'Track',
  'course.switchers': 'Switchers',

  'effect.price': 'price',
  'effect.treasury': 'treasury',

  'fact.active': 'active stations',
  'fact.call': 'For a train that calls',
  'fact.concession': 'Concession',
  'fact.concessions': 'Concessions',
  'fact.connected': 'Connected',
  'fact.edition': 'Edition {edition}',
  'fact.face': 'Face value',
  'fact.factory': 'Factory',
  'fact.hex': 'Hex',
  'fact.income': 'Income',
  'fact.lastRound': 'Last round',
  'fact.machine': 'Machine',
  'fact.machines': 'Machines',
  'fact.mine': 'Mine',
  'fact.mines': 'Mines',
  'fact.minesLed': 'Mines of companies led',
  'fact.options': 'Purchase options',
  'fact.premium': 'Premium',
  'fact.reach': 'reaches',
  'fact.route': 'Concession route built',
  'fact.scale': 'When connected',
  'fact.switcher': 'Switcher',
  'fact.switcherOnSale': 'switcher',
  'fact.switchers': 'Switchers',
  'fact.upkeep': 'Maintenance',

  'fate.upkeep': 'maintenance {amount} from phase {phase}',

  'ground.hills': 'Hills',
  'ground.mountains': 'Mountains',
  'ground.upland': 'Upland',

  'heading.auction': 'Bid or pass',
  'heading.auction-round': 'Put something up for auction',
  'heading.issue': '{company} may issue shares',
  'heading.mine-purchase': '{company} may buy a mine',
  'heading.mine-purchases': '{company} buys machines and switchers',
  'heading.mine-track': '{company} lays track',
  'heading.offer': '{from} makes an offer',
  'heading.payout': '{company} distributes {profit}',
  'heading.premium': 'Bid for the premium',
  'heading.public-mine-purchases': '{company} buys machines and switchers',
  'heading.public-mine-receivership': '{company} operates in receivership',
  'heading.railway-purchases': '{company} buys trains',
  'heading.railway-receivership': '{company} operates in receivership',
  'heading.railway-run': '{company} runs its trains',
  'heading.railway-station': '{company} may build a station',
  'heading.railway-track': '{company} lays track',
  'heading.sale': 'Start auction, premium {premium}',
  'heading.stock-round': 'Buy, sell or pass',
  'heading.switchers': '{company} distributes its switchers',

  'hex.closedUntil': 'closed until phase {phase}',
  'hex.factory': '{factory} · {value} for a train that calls',
  'hex.routeBuilt': 'route of {company}, built',
  'hex.routeMissing': 'route of {company}, still to be built',

  'item.route': 'route to build {cost}',
  'kind.mine': 'Mines',
  'kind.publicMine': 'Public mines',
  'kind.railway': 'Railways',
  'kind.state': 'State railway',

  'lot.concession': 'concession of {company}',
  'lot.option': 'purchase option for {company}',
  'lot.premium': 'the premium',

  'machine.with': '{machine}+{switcher}',

  map: 'Map of the Harz',

  'mark.mine': 'M{mark}',
  'market.payout': 'a payout of one, two or three times the price: up one, two or three',
  'market.sale': 'a sale: down one for each share',
  'market.withheld': 'nothing paid out: down one',

  'milestone.end:price': 'end: a price of 1000',
  'milestone.end:sets': 'end: two full sets of operating rounds',
  'milestone.forming': 'public mines formed',
  'milestone.founding': 'railways founded',
  'milestone.insolvency': 'insolvencies',
  'milestone.lastRound': 'prices of 1000',
  'milestone.receivership': 'companies in receivership',
  'milestone.rescue': 'companies out of receivership again',

  'note.concession.bank': 'concession for sale',
  'note.concession.gone': 'out of the game',
  'note.concession.held': 'concession sold',
  'note.concession.inactive': 'concession from phase {phase} on',
  'note.notFloated': 'not floated yet',
  'note.receivership': 'receivership',

  'outlook.best': 'best run',
  'outlook.known': 'best known run',

  'part.diesel': 'diesel',
  'part.local': 'local train',

  'payout.full': 'Pay out',
  'payout.half': 'Half',
  'payout.withhold': 'Withhold',

  'pool.issue': 'Issue',

  'range.diesel': 'any number of routes, 10 M for each stop',
  'range.routes': 'up to {size} routes',

  'round.auction': 'Auction round {number}',
  'round.operating': 'Operating round {number}.{part}',
  'round.start': 'Start auction',

  'scrap.switcher': 'size-{size} switcher',
  'scrap.train': 'size-{train} train',

  'section.assignSwitchers': 'Switchers',
  'section.bid': 'Your bid',
  'section.bidPremium': 'Your bid',
  'section.buildStation': 'Stations',
  'section.buyMachine': 'Machines',
  'section.buyMine': 'Buy a mine',
  'section.buyShare': 'Buy',
  'section.closeMine': 'Close the mine',
  'section.formPublicMine': 'Form a public mine',
  'section.foundRailway': 'Found a railway',
  'section.issueShares': 'Issue shares',
  'section.items': 'Buy',
  'section.layTile': 'Track',
  'section.openAuction': 'Open an auction',
  'section.payOut': 'The profit',
  'section.run': 'Runs',
  'section.scrap': 'Scrap',
  'section.sellShares': 'Sell',
  'section.switchers': 'Switchers',
  'section.trains': 'Trains',
  'section.useOption': 'Use a purchase option',

  'sheet.board': 'Map',

  'sold.machine': 'machine',

  'source.building': 'Repaid building costs',
  'source.dividend': 'Dividends',
  'source.mines': 'Private mines',

  'stop.city': 'town',
  'stop.ownMarker': 'at an own marker; otherwise 10',
  'stop.town': 'village',
  'stop.works': 'works',

  'table.market': 'Share prices',

  'track.own': 'track',
  'track.state': 'state track',

  'variant.buyer': 'buyer pays the maintenance',
  'variant.replaces': 'in place of {company}',
  'variant.seller': 'seller pays the maintenance',

  'worth.owned': 'Private mines',

  'zone.end': 'ends the game',
  'zone.start': 'start price',
}
