import type { Catalogue } from '@stellwerk/texts'

/** What the table is described with. */
export const face: Catalogue = {
  'area.eastOf': 'east of {city}',
  'area.ganges': 'Ganges valley',
  'area.home': 'Home area of {company}',
  'area.northOf': 'north of {city}',
  'area.southOf': 'south of {city}',
  'area.westOf': 'west of {city}',

  'bank.out': 'the bank has broken: the game ends with this round',

  'beyond.withTrain': 'with a 5- or 6-train',

  'choice.pass.stock': 'Pass',

  'column.certificates': 'Certs',
  'column.credit': 'On credit',
  'column.gift': 'Gift',
  'column.stations': 'Bases',
  'column.token': 'Train token',
  'column.treasury': 'Treas.',

  'contract.alone': '{missing, plural, one {# hex} other {# hexes}} to the nearest of the others',
  'contract.cities': '{cities} (worth {value})',
  'contract.complete': 'complete ({cities})',
  'contract.fulfilled': 'fulfilled ({cities})',
  'contract.joined': 'All cities are joined.',
  'contract.missing': 'Track is missing on at least {missing, plural, one {# hex} other {# hexes}}.',
  'contract.open': 'open ({cities})',

  'cost.of': '{company}',
  'cost.upgrade': 'first upgrade',

  'course.base': 'Base',
  'course.option': 'Option',
  'course.payout': 'Earnings',
  'course.run': 'Run',
  'course.track': 'Track',
  'course.trains': 'Trains',

  'debt.giveBack': 'Give the train back',
  'debt.pay': 'Pay the debt',

  'effect.priority': 'elephant',
  'effect.stations': 'bases left',

  'extraRound.false': 'On to the stock round',
  'extraRound.true': 'Extra operating round',

  'fact.area': 'Home area',
  'fact.becomes': 'becomes',
  'fact.beyond': 'Outside home area',
  'fact.bond': 'Bond',
  'fact.card': 'card',
  'fact.contract': 'Contract (cities)',
  'fact.contractMissing': 'hexes of track missing for your contract',
  'fact.contractShares': 'Gives a share of',
  'fact.contractValue': 'In a contract',
  'fact.debt': 'Debt',
  'fact.group': 'Joined',
  'fact.par': 'Par',
  'fact.reach': 'reaches',
  'fact.returned': 'returned',
  'fact.secondTile': 'Second tile',
  'fact.size': 'Size',
  'fact.track': 'Track',
  'fact.uncovered': 'Uncovered',

  'fate.rusts': 'rusts in phase {phase}',

  'gauge.dual': 'dual gauge',
  'gauge.metre': 'metre gauge',
  'gauge.several': 'two gauges',
  'gauge.standard': 'standard gauge',

  'ground.highMountain': 'high mountain {standard}, metre gauge {metre}',
  'ground.hill': 'hill {standard}, metre gauge {metre}',
  'ground.mountain': 'mountain {standard}, metre gauge {metre}',
  'ground.river': 'river {standard}, metre gauge {metre}',
  'ground.severalRivers': 'several rivers {standard}, metre gauge {metre}',

  'heading.base': '{company} may place a base',
  'heading.bonds': 'Set your bond in secret',
  'heading.cities': '{player} names a city and takes a share',
  'heading.debt': '{company} has a debt of {debt} for a {train}',
  'heading.elephant': '{player} may sell the elephant',
  'heading.extra-round': '{player} decides on an extra operating round',
  'heading.give-back': '{company} is over the train limit',
  'heading.offer': '{player} makes an offer',
  'heading.option': '{company} chooses an option for its second tile',
  'heading.payout': '{company} earned {revenue}: pay out or withhold?',
  'heading.run': '{company} runs its trains',
  'heading.stock': 'Buy, sell or pass',
  'heading.track': '{company} lays track',
  'heading.trains': '{company} may buy trains',

  'kind.large': 'Large companies',
  'kind.small': 'Small companies',
  'kind.unsettled': 'Size not settled yet',

  'market.payout': 'a dividend: up one for each full multiple of the price, five at most',
  'market.sale': 'a sale does not change the price',
  'market.withheld': 'no dividend: down one if shares lie in the pool',

  'milestone.bbciLarge': 'BBCI large',
  'milestone.bbciSmall': 'BBCI small',
  'milestone.bonds': 'bonds opened',
  'milestone.credit': 'trains on credit',
  'milestone.debtPaid': 'debts paid',
  'milestone.doubleCards': 'games with 2/1M cards',
  'milestone.elephantSold': 'elephants sold',
  'milestone.end:agreed': 'end: everybody agreed',
  'milestone.end:bank': 'end: the bank broke',
  'milestone.end:price': 'end: a price of £400',
  'milestone.extraRound': 'extra rounds',
  'milestone.fulfilled': 'contracts fulfilled',
  'milestone.gift': 'gifts for trains',
  'milestone.givenBack': 'trains given back',
  'milestone.managers': 'managers',
  'milestone.operation': 'companies floated',
  'milestone.secondGroup': 'second group on sale',
  'milestone.token': 'train tokens used',
  'milestone.trade': 'trains traded',
  'milestone.unredeemed': 'unredeemed shares',

  'head.manager': 'manager',

  'move.up1': 'Up 1',
  'move.up2': 'Up 2',
  'move.up3': 'Up 3',
  'move.up4': 'Up 4',
  'move.up5': 'Up 5',
  'move.withheld': 'No dividend',
  map: 'Map of India',

  'note.credit': 'on credit',
  'note.mustRunOver': 'A train has to run over {hex}.',
  'note.debt': 'manager, owes {debt}',
  'note.issued': '{issued} of {threshold} shares issued',
  'note.notOnSale': 'not on sale yet',
  'note.unredeemed': '{count} unpaid',

  'outlook.best': 'best run',
  'outlook.known': 'best known run',

  'panel.certificates': 'Certificates',
  'panel.certificates.of': '{count, plural, one {# certificate} other {# certificates}}',
  'panel.stations': 'Bases left',

  'part.mail': 'mail ({train})',

  'payout.full': 'Pay out',
  'payout.withhold': 'Withhold',

  'player.priority': '{player} has the elephant',

  'pool.offer': 'IPO',
  'pool.offer.name': 'IPO',
  'pool.returned': 'returned trains',

  'range.metre': '{cities} large stations, metre gauge',
  'range.standard': '{cities} large stations',
  'range.towns': 'one large station, metre gauge',

  'round.contracts': 'Contracts',

  'secondTile.1': 'Option 1: a second tile from phase 3 on, free of charge',
  'secondTile.2': 'Option 2: a second tile from now on, for {fee} each time',

  'secret.contract': 'contract',

  'pick.open': 'can be named, with its value against the bond',
  'pick.own': 'yours, shown only while you hold',

  'section.bonds': 'Bonds',
  'section.buyShare': 'Buy',
  'section.chooseOption': 'The second tile',
  'section.extraRound': 'Extra operating round',
  'section.giveBackTrain': 'Give back a train',
  'section.layTile': 'Track',
  'section.offerElephant': 'Offer the elephant',
  'section.payOut': 'The earnings',
  'section.pick': 'Your contract',
  'section.pickShare': 'Take a share with {city}',
  'section.placeBase': 'Bases',
  'section.proposeElephant': 'Propose a price for the elephant',
  'section.proposeEnd': 'End of the game',
  'section.redeem': 'Redeem',
  'section.run': 'Runs',
  'section.sellShares': 'Sell',
  'section.sellTrain': 'Offer a train',
  'section.setBond': 'Your bond',
  'section.settleDebt': 'The debt',
  'section.trains': 'Trains',

  'sheet.board': 'Map',

  'sign.bonus': 'for the first tile',
  'sign.goal': 'a city of your contract',

  'size.large': 'large',
  'size.option': 'large, option {option}',
  'size.small': 'small',
  'size.token': 'small, token',
  'size.unsettled': 'open',

  'source.contract': 'Bonds of contracts',
  'source.dividend': 'Dividends',
  'source.elephant': 'Elephant',

  'stop.city': 'large station',
  'stop.town': 'small station',

  'table.tiles': 'Tiles left',

  'variant.share': 'share of {company}',

  'zone.end': 'ends the game',
  'zone.free': 'does not count towards limits',

  'tip.contract': 'Your contract comes closer to being fulfilled, which is worth about {amount}.',
}
