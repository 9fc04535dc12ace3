import type { Catalogue } from '@stellwerk/texts'

/** What the table is described with. */
export const face: Catalogue = {
  'bank.broken': 'the bank has broken: the game ends soon',

  'choice.pass.auction': 'Pass',
  'choice.pass.stock': 'Pass',

  'column.certificates': 'Certs',
  'column.treasury': 'Treasury',

  'company.local': '{name} ({mark})',
  'company.localAg': 'local AG {mark}',
  'company.mountain': '{name}',

  'course.contract': 'Mail',
  'course.home': 'Home',
  'course.payout': 'Payout',
  'course.run': 'Run',
  'course.station': 'Token',
  'course.track': 'Track',
  'course.trains': 'Trains',

  'fact.bound': 'Tied up in bids',
  'fact.face': 'Face price',
  'fact.float': 'Float',
  'fact.free': 'Free',
  'fact.hex': 'Hex',
  'fact.income': 'Income',
  'fact.issue': 'Par',
  'fact.mail': 'Mail',
  'fact.mailIncome': 'Mail income',
  'fact.mergers': 'Mergers',
  'fact.nearSplit': 'The next payout splits it',
  'fact.mountain': 'Mountain railway',
  'fact.onePlace': 'Counts as one place with',
  'fact.openPool': 'open pool',
  'fact.option': 'Option',
  'fact.power': 'Power',
  'fact.privates': 'Privates',
  'fact.reach': 'reaches',
  'fact.scrapPool': 'scrap pool',
  'fact.soldOut': 'Sold out',
  'fact.split': 'Split',
  'fact.trackToWien': 'Needs track to Wien',
  'fact.trade': 'Trade',
  'fact.tunnelCost': 'costs',
  'fact.wien': 'Wien only',

  'fate.rusts': 'rusts in phase {phase}',

  'float.at': '{sold} sold; floats at {needed}',

  'goods.mail.large': 'large mail contracts ({price}, now pay {income})',
  'goods.mail.small': 'small mail contracts ({price}, now pay {income})',

  'ground.highMountain': 'High mountain',
  'ground.mountain': 'Mountain',
  'ground.river': 'River',
  'ground.tunnels': 'tunnels only',

  'heading.auction': 'Buy, bid or pass',
  'heading.charter': 'Choose a charter for {locals}',
  'heading.contract': '{company} may buy a mail contract',
  'heading.emergency': 'Sell certificates: {missing} short for the {train} train of {company}',
  'heading.give-up': '{company} must give up a train',
  'heading.home': '{company} places its home token',
  'heading.merger-window': '{local} may merge',
  'heading.offer': '{from} makes an offer',
  'heading.payout': '{company} earned {revenue}: pay out or withhold?',
  'heading.run': '{company} runs its trains',
  'heading.run-off': 'Run-off for {private}: go above {bid} or drop out',
  'heading.station': '{company} may place a token',
  'heading.stock': 'Buy, sell or pass',
  'heading.track': '{company} lays track',
  'heading.trains': '{company} buys trains',

  'hex.customs': 'customs: −{amount}',
  'hex.freeFor': '{company}: its owner’s companies build here for free',
  'hex.tunnelsOnly': 'tunnels only',

  'kind.local': 'Local railways',
  'kind.localAg': 'Local AGs',
  'kind.major': 'Majors',
  'kind.mountain': 'Mountain railways',

  'mail.large': 'large',
  'mail.small': 'small',

  map: 'Map of Austria',

  'mark.local': 'L{mark}',
  'mark.localAg': 'AG {mark}',
  'market.payout': 'paid out: to the right',
  'market.sale': 'a sale: down to the left, once for each certificate',
  'market.soldOut': 'sold out at the end of a stock round: up to the right',
  'market.trade': 'a train bought from another company: up to the left; sold: down to the right',
  'market.withheld': 'withheld: to the left',

  'mergers.agreed': 'by agreement',
  'mergers.forced': 'forced',
  'mergers.none': 'none',

  'milestone.agreed': 'agreed mergers',
  'milestone.auctionOperating': 'operating rounds during the auction',
  'milestone.bankBreak': 'bank breaks',
  'milestone.bankrupt': 'bankruptcies',
  'milestone.emergency': 'emergency purchases',
  'milestone.floated': 'companies floated',
  'milestone.forced': 'forced mergers',
  'milestone.optionCompleted': 'options completed',
  'milestone.optionOverdue': 'options overdue',
  'milestone.optionSold': 'options sold',
  'milestone.power': 'powers of mountain railways',
  'milestone.split': 'splits',
  'milestone.trade': 'trains traded',
  'milestone.tunnel': 'tunnels',

  'move.certificateSold': 'One sold',
  'move.paidOut': 'Pays out',
  'move.soldOut': 'Sold out',
  'move.trainBought': 'Buys a train from a company',
  'move.trainSold': 'Sells a train',
  'move.withheld': 'Withholds',

  'note.merged': 'merged into a local AG',
  'note.notActed': 'has not operated yet',
  'note.notFloated': 'not floated yet',
  'note.option': 'option, {price} due',
  'note.repaired': 'repaired',
  'note.splits': 'split',
  'note.tunnel': 'A tunnel costs {cost}, lies over or under whatever the hex holds, and never joins it.',

  'option.due': '{company}, {price} due',

  'outlook.best': 'best run',
  'outlook.known': 'best known run',

  'panel.certificates': 'Certificates',
  'panel.certificates.of': '{count, plural, one {# certificate} other {# certificates}}',
  'panel.otherTiles': 'Tunnels',
  'panel.owned': 'Privates',

  'part.bonus': 'bonus',
  'part.customs': 'customs',

  'payout.full': 'Pay out',
  'payout.withhold': 'Withhold',

  'player.priority': '{player} has priority deal',

  'pool.split': 'Split',
  'pool.split.name': 'Split field',
  'pool.tableau': 'IPO',
  'pool.tableau.name': 'IPO',

  'power.bonus': '{hex} +{amount}',
  'power.certificate': 'with {percent} of {company}',
  'power.cheaperMountain': 'a mountain {amount} cheaper, once',
  'power.cheaperTunnel': 'a tunnel {amount} cheaper, once',
  'power.used': 'used',

  'range.express': 'any route, counts its best {stops} stops',
  'range.plus': '{stops} big stations, any small ones',
  'range.regular': '{stops} stops',

  'round.auction': 'Auction round {number}',
  'round.interrupts': 'Operating round during the auction',
  'round.operating': 'Operating round {number}.{part}',

  'section.bid': 'Your bid',
  'section.buildStation': 'Tokens',
  'section.buildTunnel': 'Tunnels',
  'section.buy': 'Buy',
  'section.buyContract': 'Mail contracts',
  'section.buyDirector': 'Director’s certificates',
  'section.chooseCharter': 'Charters',
  'section.completeOption': 'Complete the option',
  'section.dropBid': 'Withdraw a bid',
  'section.giveUpTrain': 'Give up',
  'section.layTile': 'Track',
  'section.merge': 'Merge with',
  'section.option': 'Buy with an option',
  'section.payOut': 'The revenue',
  'section.placeHome': 'Home',
  'section.privates': 'Buy',
  'section.raise': 'Raise the bid',
  'section.run': 'Runs',
  'section.sell': 'Sell',
  'section.trains': 'Trains',

  'seller.bank': 'Bank',
  'seller.pool': 'Open pool',
  'seller.scrap': 'Scrap pool',

  'sheet.austria': 'Austria',
  'sheet.region': 'Small map',

  'sold.repaired': 'repaired',

  'source.dividend': 'Dividends',
  'source.mountains': 'Mountain railways',
  'source.split': 'Splits',

  'stop.city': 'big station',
  'stop.far': 'off-board location',
  'stop.town': 'small station',

  'table.market': 'Share prices',
  'table.tiles': 'Tiles left',

  'tile.curve': 'Curved tunnel',
  'tile.straight': 'Straight tunnel',

  'track.express': 'track of the 80x',
  'track.own': 'track',
  'track.tunnel': 'tunnel',

  'tunnel.curve': 'curved tunnel',
  'tunnel.straight': 'straight tunnel',

  'variant.gives': 'gives up its {train} train',
  'variant.optionAlone': 'the option certificate',
  'variant.power': 'with the {mountain}',
  'variant.withOption': 'with the option certificate',

  'verb.home': 'Start here',
  'verb.tunnel': 'Build the tunnel',

  'worth.owned': 'Privates',

  'zone.issue': 'par price',
  'zone.orange': 'orange: does not count towards the limit',
  'zone.red': 'red line: companies to its right split',
}
