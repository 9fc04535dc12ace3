import type { Catalogue } from '@stellwerk/texts'

/** What is first told once a board is there: what happens, and what actions are for. */
export const later: Catalogue = {
  'event.auction-opened': '{player} puts {item} up for auction and bids {bid}',
  'event.auction-won': '{player} wins {item} for {price}',
  'event.bid-made': '{player} bids {bid} for {item}',
  'event.concession-active': 'The concession of {railway} is now active and goes into the next auction round',
  'event.concession-gone': 'The concession of {railway} leaves the game',
  'event.concession-returned':
    '{player} returns the concession of {railway} to the bank: the railway was not founded',
  'event.diesels-on-sale': 'Diesels are now on sale',
  'event.director-changed':
    '{toIs, select, none {{company} no longer has a director} other {{to} becomes director of {company}}}',
  'event.game-over': 'The game is over: {standings}',
  'event.insolvent':
    '{company} is insolvent: {because, select, train {it has no compulsory train} other {it cannot pay its maintenance}}',
  'event.item-bought': '{player} buys {item} for {price}',
  'event.last-round': 'The price of {company} has reached {price}: the game ends after this operating round',
  'event.left-receivership': '{company} leaves receivership; {player} runs it now',
  'event.lot-drawn': 'Routes of equal value: number {drawn} of {of} is drawn at random',
  'event.machine-bought': '{operation} buys a size-{size} machine for {price}: {mines}',
  'event.marker-placed':
    '{railway} {costIs, select, 0 {places its home token in {hex}} other {places a token in {hex} for {cost}}}',
  'event.marker-removed': 'The inactive token of {railway} in {hex} is replaced',
  'event.marker-turned':
    'The token of {railway} in {hex} becomes {active, select, true {active} other {inactive}}',
  'event.mhe-paid': 'MHE pays {perShare} per share',
  'event.mhe-train': 'MHE takes a size-{size} train',
  'event.mine-closed': '{mine} {forced, select, true {is forced to close} other {closes}}',
  'event.mine-connected': '{mine} is now connected',
  'event.mine-moved': '{to} buys {mine} from {from} for {price}',
  'event.mine-opened': '{company} reopens {mine}',
  'event.money.closing': '{to} receives the treasury of {from}: {amount}',
  'event.money.concession-route': '{from} pays {amount} for its concession route',
  'event.money.dividend': '{to} receives a dividend of {amount}',
  'event.money.insolvency':
    '{toIs, select, bank {The treasury of {from} is lost: {amount}} other {{to} receives {amount} for its shares in the pool}}',
  'event.money.maintenance': '{from} pays {amount} maintenance from its treasury',
  'event.money.merger': 'The treasury of {from} goes to {to}: {amount}',
  'event.money.position': '{to} has {amount}',
  'event.money.profit': '{to} receives a profit of {amount}',
  'event.money.repaid': 'The bank refunds building costs of {amount} to {to} personally',
  'event.money.shares':
    '{fromIs, select, bank {{to} receives {amount} for shares} other {{from} pays {to} {amount} for shares}}',
  'event.money.start-cash': '{to} starts with {amount}',
  'event.money.station': '{from} pays {to} {amount} for the replaced token',
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
  'event.price-wished': '{to} would agree at {price}',
  'event.produced':
    '{operation} earns {income}{maintenanceIs, select, 0 {} other {, maintenance {maintenance}}}{halfIs, select, none {} other {: {half} each for its owner and its treasury}}',
  'event.public-mine-formed': '{player} forms {company} from {mines} at a price of {price}',
  'event.railway-floated': '{railway} floats with a treasury of {treasury}; its unsold shares go to the pool',
  'event.railway-founded': '{player} founds {railway} at a par price of {price}',
  'event.ran':
    '{railway} {count, plural, =0 {runs no routes} one {runs # route} other {runs # routes}}: revenue {revenue}{maintenanceIs, select, 0 {} other {, maintenance {maintenance}}}',
  'event.recapitalised':
    '{company} is recapitalised: costs {costs}, bank grant {grant}, now {denomination}% shares',
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

  'help.accept': 'Closes the deal as offered. It takes effect at once.',
  'help.assignSwitchers':
    'Before production every switcher of the company goes to one of its mines, at most one to each. It only earns at a connected mine.',
  'help.bid': 'A bid is at least 10 M above the highest one. A player who passes is out of this auction.',
  'help.bidPremium':
    'The highest bid becomes the premium on every price in the start auction. The bid itself is not paid; the highest bidder buys first.',
  'help.buildStation':
    'One token per operating round: 100 M for an empty circle, or 50 M paid to another railway to replace its inactive token. One of the railway’s own tokens must reach the circle.',
  'help.buyItem':
    'An item costs its minimum price plus the premium. When all players pass in a row, the premium falls by 10 M.',
  'help.buyMachine':
    'A new machine must be larger than the old one. In a public mine a machine of size n may replace up to n smaller ones.',
  'help.buyMine':
    'A public mine may buy one mine per operating round: from its owner for 1 M up to twice the face value, or a closed one from the bank at face value.',
  'help.buyShare':
    'One share at the current price, from the pool or the IPO. A company’s shares cannot be bought after selling some of them in the same round.',
  'help.buySwitcher':
    'The bank sells one size of switcher. Other operations may sell theirs for 1 M up to twice the face price; buyer or seller then pays any maintenance due.',
  'help.buyTrain':
    'The bank sells the top unit of the stack. Other railways may sell theirs for 1 M up to twice the face price. In its first operating round a railway must buy a train here.',
  'help.closeMine':
    'The owner receives the whole treasury and gives up the mine. Only a public mine can reopen it.',
  'help.decline': 'The same offer cannot be made again in this step; a changed one can.',
  'help.formPublicMine':
    'Two open private mines merge; their owners get one 50% share for each. The company takes over treasuries and switchers.',
  'help.foundRailway':
    'The owner of the concession sets the par price and buys one or two shares. The railway floats when the third share is bought, and then receives five times the par price.',
  'help.issueShares':
    'New shares go to the IPO and bring money into the treasury when they are bought. The price stays; each share becomes a smaller percentage.',
  'help.layTile':
    'The company must reach all of the new track. The first tile on hills costs 50 M, on upland 100 M, in mountains 150 M.',
  'help.openAuction':
    'The opening bid is at least 100 M. The other players bid in turn until all but one have passed.',
  'help.pass': 'Passing costs nothing. In later auction rounds it is final for that item.',
  'help.payOut':
    'Withholding lowers the price by one step. A payout of one, two or three times the price raises it by as many steps.',
  'help.run':
    'A train of size n runs up to n connected routes. As many routes as possible must be run, the concession route among them.',
  'help.scrapSwitcher': 'Scrapping is free and saves the maintenance of an old switcher. It leaves the game.',
  'help.scrapTrain': 'Scrapping is free and saves the maintenance of an old train. The last train must stay.',
  'help.sellShares':
    'The bank pays the current price for every share you sell. Then the price falls by one step per share.',
  'help.useOption':
    'Buys 20% to 40% of a company in receivership at once. The company leaves receivership and the buyer becomes its director.',
  'help.withdraw': 'Takes the offer back before it is answered.',
}
