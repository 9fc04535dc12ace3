import type { Catalogue } from '@stellwerk/texts'
import { face } from './face/en.js'
import { refusals } from './refusals/en.js'

export const en: Catalogue = {
  ...refusals,
  ...face,

  'name.bank': 'the bank',
  'name.concession': 'the concession of {railway}',
  'name.issue': 'the issue field',
  'name.mine': 'mine {number} ({place})',
  'name.money': '{amount} M',
  'name.new': 'new shares',
  'name.option': 'the purchase option for {company}',
  'name.place': '{place} ({hex})',
  'name.pool': 'the pool',
  'name.route': '{from} – {to} ({hexes})',
  'name.standing': '{rank}. {player} ({fortune})',
  'name.switcher-at': '{mine}: {sizeIs, select, 0 {none} other {size {size}}}',
  'name.title': 'Harzbahn 1873',
  'name.train': '{sizeIs, select, D {diesel} other {size-{size} train}}',
  'name.train-run': '{train} {routes}',

  'option.edition': 'Edition',
  'option.edition.R': 'R: the rulebook, with a fixed premium',
  'option.edition.S': 'S: 2011, with bidding for the premium',
  'option.edition.2022': '2022: the second edition, yellow tiles without limit',
  'option.edition.18xx.games': '18xx.games: as that site plays it',
  'option.edition.18xx.games-aag': '18xx.games, with its All-Aboard Games map',

  'phase.1': 'Yellow tiles; one operating round per set.',
  'phase.2': 'Switchers of size 2; the concessions of NWE, SHE and KEZ can be activated.',
  'phase.3':
    'Green tiles; two operating rounds per set from the next set on; machines and trains of size 1 now cost maintenance.',
  'phase.4': 'The concessions of WBE and QLB are active; size 2 now costs maintenance.',
  'phase.5': 'Brown tiles; three operating rounds per set from the next set on.',
  'phase.D': 'Grey tiles; size 3 now costs maintenance.',

  'event.auction-opened': '{player} puts {item} up for auction and bids {bid}',
  'event.auction-won': '{player} wins {item} for {price}',
  'event.bid-made': '{player} bids {bid} for {item}',
  'event.concession-active': 'The concession of {railway} is now active and goes into the next auction round',
  'event.concession-gone': 'The concession of {railway} leaves the game',
  'event.concession-returned':
    '{player} returns the concession of {railway} to the bank: the railway was not founded',
  'event.diesels-on-sale': 'Diesels are now on sale',
  'event.director-changed':
    '{toIs, select, none {{company} has no director any more} other {{to} becomes director of {company}}}',
  'event.game-over': 'The game is over: {standings}',
  'event.insolvent':
    '{company} is insolvent: {because, select, train {it has no compulsory train} other {it cannot pay its maintenance}}',
  'event.item-bought': '{player} buys {item} for {price}',
  'event.last-round': 'The price of {company} has reached {price}: the game ends after this operating round',
  'event.left-receivership': '{company} leaves receivership; {player} runs it now',
  'event.lot-drawn': 'Routes of equal value: the lot takes number {drawn} of {of}',
  'event.machine-bought': '{operation} buys a size-{size} machine for {price}: {mines}',
  'event.marker-placed':
    '{railway} {costIs, select, 0 {places its home station in {hex}} other {builds a station in {hex} for {cost}}}',
  'event.marker-removed': 'The inactive marker of {railway} in {hex} is replaced',
  'event.marker-turned':
    'The marker of {railway} in {hex} turns {active, select, true {active} other {inactive}}',
  'event.mhe-paid': 'MHE pays {perShare} per share',
  'event.mhe-train': 'MHE takes a size-{size} train',
  'event.mine-closed': '{mine} is closed{forced, select, true { by force} other {}}',
  'event.mine-connected': '{mine} is now connected',
  'event.mine-moved': '{to} buys {mine} from {from} for {price}',
  'event.mine-opened': '{company} reopens {mine}',
  'event.money.closing': '{to} receives the treasury of {from}: {amount}',
  'event.money.concession-route': '{from} pays {amount} for its concession route',
  'event.money.dividend': '{to} receives a dividend of {amount}',
  'event.money.insolvency':
    '{toIs, select, bank {The treasury of {from} is lost: {amount}} other {{to} receives {amount} for its shares in the pool}}',
  'event.money.maintenance': '{from} pays {amount} of maintenance from its treasury',
  'event.money.merger': 'The treasury of {from} goes to {to}: {amount}',
  'event.money.position': '{to} has {amount}',
  'event.money.profit': '{to} receives {amount} of profit',
  'event.money.repaid': 'The bank repays {to} the building costs of {amount} privately',
  'event.money.shares':
    '{fromIs, select, bank {{to} receives {amount} for shares} other {{from} pays {to} {amount} for shares}}',
  'event.money.start-cash': '{to} starts with {amount}',
  'event.money.station': '{from} pays {to} {amount} for the replaced marker',
  'event.offer': '{from} offers {to}: {deal}',
  'event.offer-accepted': '{to} accepts the offer of {from}',
  'event.offer-declined': '{to} declines the offer of {from}',
  'event.offer-withdrawn': '{from} withdraws the offer to {to}',
  'event.option-lapsed': 'The purchase option of {player} for {company} lapses',
  'event.option-used':
    '{player} uses the purchase option for {company} and takes {count, plural, one {# share} other {# shares}}',
  'event.order-set': 'New player order: {order}',
  'event.paid-out':
    '{company} {how, select, full {pays out its whole profit of {profit}} half {pays out half of its profit of {profit}} other {{profitIs, select, 0 {has no profit} other {withholds its profit of {profit}}}}}',
  'event.passed': '{player} passes',
  'event.phase-began': 'Phase {phase} begins. {note}',
  'event.premium-bid': '{player} bids a premium of {bid}',
  'event.premium-fell': 'All players passed: the premium falls to {premium}',
  'event.premium-set': 'The premium starts at {premium}. Player order: {order}',
  'event.price-moved':
    'The price of {company} {direction, select, up {rises} other {falls}} from {from} to {to}',
  'event.produced':
    '{operation} earns {income}{maintenanceIs, select, 0 {} other {, maintenance {maintenance}}}{halfIs, select, none {} other {: {half} each for its owner and its treasury}}',
  'event.public-mine-formed': '{player} forms {company} from {mines} at a price of {price}',
  'event.railway-floated': '{railway} floats with a treasury of {treasury}; its unsold shares go to the pool',
  'event.railway-founded': '{player} founds {railway} at a start price of {price}',
  'event.ran':
    '{railway} {count, plural, =0 {runs no routes} one {runs # route} other {runs # routes}}: revenue {revenue}{maintenanceIs, select, 0 {} other {, maintenance {maintenance}}}',
  'event.recapitalised':
    '{company} is recapitalised: costs {costs}, grant of the bank {grant}, now shares of {denomination}%',
  'event.round-started':
    '{round, select, start {Trading round {number}: start auction} auction {Trading round {number}: auction round} stock {Trading round {number}: stock round} other {Operating round {set}.{number} (round {number} of {of})}}',
  'event.route-built': '{railway} builds its concession route',
  'event.shares-issued':
    '{company} issues {count, plural, one {# new share} other {# new shares}}; each is now {denomination}%',
  'event.shares-moved':
    '{reason, select, purchase {{to} buys {count, plural, one {a share} other {# shares}} of {company} from {from}} sale {{from} sells {count, plural, one {a share} other {# shares}} of {company}} founding {{to} takes {count, plural, one {a share} other {# shares}} of {company}} other {{count, plural, one {A share} other {# shares}} of {company}: from {from} to {to}}}',
  'event.switcher-bought': '{operation} buys a size-{size} switcher from {from} for {price}',
  'event.switcher-scrapped': '{operation} scraps a size-{size} switcher',
  'event.switchers-assigned': '{company} distributes its switchers: {sizes}',
  'event.tile-laid':
    '{operation} lays tile {tile} on {hex}{costIs, select, 0 {} other { for {cost}}}{replacedIs, select, none {} other { in place of tile {replaced}}}',
  'event.tile-reserved': 'Tile {tile} is reserved for the concession route of {railway} on {hex}',
  'event.train-bought': '{railway} buys a {train} from {from} for {price}',
  'event.train-scrapped': '{railway} scraps a {train}',

  'deal.buyMine': '{company} buys {mine} for {price}',
  'deal.buySwitcher':
    '{buyer} buys a size-{size} switcher from {seller} for {price}{maintenance, select, buyer {; {buyer} pays the maintenance} seller {; {seller} pays the maintenance} other {}}',
  'deal.buyTrain':
    '{buyer} buys a {train} from {seller} for {price}{maintenance, select, buyer {; {buyer} pays the maintenance} seller {; {seller} pays the maintenance} other {}}',
  'deal.formPublicMine': '{mines} merge into {company}, one 50% share for each',

  'step.auction': '{turn} · auction of {item}, highest bid {bid} by {bidder}',
  'step.auction-round': '{turn} · auction round',
  'step.course': 'Course of the game',
  'step.issue': '{operation} · issue shares',
  'step.mhe-turn': 'MHE · pay',
  'step.mine-production': '{operation} · production',
  'step.mine-purchase': '{operation} · buy a mine',
  'step.mine-purchases': '{operation} · machines and switchers',
  'step.mine-track': '{operation} · lay track',
  'step.mine-turn': '{operation} · operate',
  'step.offer': '{to} · answer {from}: {deal}',
  'step.operating-round': 'Operating round',
  'step.payout': '{operation} · distribute the profit of {profit}',
  'step.premium':
    '{turn} · bid for the premium{bidIs, select, none {} other {, highest bid {bid} by {bidder}}}',
  'step.public-mine-production': '{operation} · production',
  'step.public-mine-purchases': '{operation} · machines and switchers',
  'step.public-mine-receivership': '{operation} · operate in receivership',
  'step.public-mine-turn': '{operation} · operate',
  'step.railway-purchases': '{operation} · trains and switchers',
  'step.railway-receivership': '{operation} · operate in receivership',
  'step.railway-run': '{operation} · run trains',
  'step.railway-station': '{operation} · build a station',
  'step.railway-track': '{operation} · lay track',
  'step.railway-turn': '{operation} · operate',
  'step.sale': '{turn} · start auction, premium {premium}',
  'step.set': 'Set of operating rounds',
  'step.stock-round': '{turn} · stock round',
  'step.switchers': '{operation} · distribute switchers',
  'step.turn-end': '{operation} · end of turn',

  'action.accept': 'accept the offer',
  'action.assignSwitchers': 'distribute switchers',
  'action.bid': 'bid',
  'action.bidPremium': 'bid for the premium',
  'action.buildStation': 'build a station',
  'action.buyItem': 'buy a mine or a concession',
  'action.buyMachine': 'buy a machine',
  'action.buyMine': 'buy a mine',
  'action.buyShare': 'buy a share',
  'action.buySwitcher': 'buy a switcher',
  'action.buyTrain': 'buy a train',
  'action.closeMine': 'close the mine',
  'action.decline': 'decline the offer',
  'action.formPublicMine': 'form a public mine',
  'action.foundRailway': 'found a railway',
  'action.issueShares': 'issue shares',
  'action.layTile': 'lay a tile',
  'action.openAuction': 'open an auction',
  'action.pass': 'pass',
  'action.payOut': 'distribute the profit',
  'action.run': 'run trains',
  'action.scrapSwitcher': 'scrap a switcher',
  'action.scrapTrain': 'scrap a train',
  'action.sellShares': 'sell shares',
  'action.useOption': 'use a purchase option',
  'action.withdraw': 'withdraw the offer',

  'choice.accept': 'Accept: {deal}',
  'choice.assignSwitchers': 'Distribute switchers: {sizes}',
  'choice.bid': 'Bid {bid}',
  'choice.bidPremium': 'Bid a premium of {bid}',
  'choice.buildStation':
    'Build a station in {hex}{replacesIs, select, none {} other { in place of {replaces}}} for {cost}',
  'choice.buyItem': 'Buy {item} for {price}',
  'choice.buyMachine': 'Buy a size-{size} machine for {price}: {mines}',
  'choice.buyMine': 'Buy {mine} from {from} for {price}',
  'choice.buyShare': 'Buy a share of {company} from {from} for {price}',
  'choice.buySwitcher':
    'Buy a size-{size} switcher from {from} for {price}{maintenance, select, buyer {, paying its maintenance} seller {, the seller paying its maintenance} other {}}{scrapsIs, select, none {} other {, scrapping size {scraps}}}',
  'choice.buyTrain':
    'Buy a {train} from {from} for {price}{maintenance, select, buyer {, paying its maintenance} seller {, the seller paying its maintenance} other {}}',
  'choice.closeMine': 'Close {mine} and take its treasury of {treasury}',
  'choice.decline': 'Decline the offer',
  'choice.formPublicMine':
    'Form {company} from {mines}{ownerIs, select, none {} other { (offer to {owner})}}',
  'choice.foundRailway':
    'Found {railway} at {price} and buy {count, plural, one {# share} other {# shares}} for {cost}',
  'choice.issueShares': 'Issue new shares of {company}',
  'choice.layTile': 'Lay tile {tile} on {hex}, rotation {rotation}',
  'choice.openAuction': 'Put {item} up for auction with a bid of {bid}',
  'choice.pass': 'Pass',
  'choice.pass.auction-round': 'Open no auction',
  'choice.pass.issue': 'Issue no shares',
  'choice.pass.mine-purchase': 'Buy no mine',
  'choice.pass.mine-purchases': 'End purchases',
  'choice.pass.mine-track': 'Lay no track',
  'choice.pass.public-mine-purchases': 'End purchases',
  'choice.pass.railway-purchases': 'End purchases',
  'choice.pass.railway-purchases-insolvent': 'Buy no train: {operation} becomes insolvent',
  'choice.pass.railway-station': 'Build no station',
  'choice.pass.railway-track': 'Lay no track',
  'choice.pass.railway-track-laid': 'Lay no more track',
  'choice.pass.stock-round-sold': 'End the turn',
  'choice.payOut':
    '{how, select, full {Pay out everything: {profit}} half {Pay out half: {half}} other {Withhold: {profit}}}',
  'choice.range': '{label} (up to {max})',
  'choice.run': 'Run for {revenue}: {runs}',
  'choice.run-nothing': 'Run no route',
  'choice.scrapSwitcher': 'Scrap a size-{size} switcher',
  'choice.scrapTrain': 'Scrap a {train}',
  'choice.sellShares': 'Sell {count, plural, one {# share} other {# shares}} of {company} for {amount}',
  'choice.useOption':
    'Use the purchase option for {company}: {count, plural, one {# share} other {# shares}} for {cost}',
  'choice.withdraw': 'Withdraw the offer',

  'help.accept': 'Concludes the deal as it was offered. It takes effect at once.',
  'help.assignSwitchers':
    'Before production every switcher of the company goes to one of its mines, at most one to each. It only earns at a connected mine.',
  'help.bid':
    'A bid is at least 10 M above the highest one. Whoever passes is out of the auction of this item.',
  'help.bidPremium':
    'The highest bid becomes the premium on all prices of the start auction. It is not paid by itself, but its bidder buys first.',
  'help.buildStation':
    'One station per operating round: 100 M for an empty circle, or 50 M to another railway for replacing its inactive marker. The circle must be reached from an own marker.',
  'help.buyItem':
    'An item costs its minimum price plus the premium. When all players pass in a row, the premium falls by 10 M.',
  'help.buyMachine':
    'A new machine must be larger than the old one. In a public mine a machine of size n may replace up to n smaller ones.',
  'help.buyMine':
    'A public mine may buy one mine per operating round: from its owner for 1 M up to twice the face value, or a closed one from the bank at face value.',
  'help.buyShare':
    'One share at the present price, from the pool or the issue field. A company’s shares cannot be bought after selling some of them in the same round.',
  'help.buySwitcher':
    'The bank sells one size of switcher. Other operations may sell theirs for 1 M up to twice the face price; somebody then pays the maintenance that is due.',
  'help.buyTrain':
    'The bank sells the top unit of the stack. Other railways may sell theirs for 1 M up to twice the face price. In its first operating round a railway must buy a train here.',
  'help.closeMine':
    'The owner receives the whole treasury and gives the mine away. Only a public mine can reopen it.',
  'help.decline': 'The same offer cannot be made again in this step; a changed one can.',
  'help.formPublicMine':
    'Two open private mines merge; their owners get one 50% share for each. The company takes over treasuries and switchers.',
  'help.foundRailway':
    'The concession’s owner sets the start price and buys one or two shares. The railway floats when the third share is bought, and then receives five times the start price.',
  'help.issueShares':
    'New shares go to the issue field and bring money into the treasury when they are bought. The price stays; the percentage of each share falls.',
  'help.layTile':
    'All new track must be reached. The first tile on hills costs 50 M, on upland 100 M, in mountains 150 M.',
  'help.openAuction':
    'The opening bid is at least 100 M. The other players bid in turn until all but one have passed.',
  'help.pass': 'Passing costs nothing. In auctions of later rounds it is final for the item; elsewhere not.',
  'help.payOut':
    'Withholding lowers the price by one step. A payout of one, two or three times the price raises it by as many steps.',
  'help.run':
    'A train of size n runs up to n routes that hang together. As many routes as possible must be run, the concession route among them.',
  'help.scrapSwitcher': 'Scrapping is free and saves the maintenance of an old switcher. It leaves the game.',
  'help.scrapTrain': 'Scrapping is free and saves the maintenance of an old train. The last train must stay.',
  'help.sellShares':
    'The bank pays the present price for every share of the packet. Then the price falls by one step per share.',
  'help.useOption':
    'Buys 20% to 40% of a company in receivership at once. The company leaves receivership and the buyer becomes its director.',
  'help.withdraw': 'Takes the offer back before it is answered.',
}
