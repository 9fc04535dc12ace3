import type { Catalogue } from '@stellwerk/texts'

/** Why something is not possible, by rule, and what would be. */
export const refusals: Catalogue = {
  'refusal.1873-0-a': 'Harzbahn 1873 is for 2 to 5 players, not {players}.',

  'refusal.1873-2.1-c': '{item} costs {right} now (its minimum plus the premium), not {price}.',
  'refusal.1873-2.1-m': 'Not enough cash: {item} costs {price}, but you have only {cash}.',
  'refusal.1873-2.1-n':
    '{item} is not for sale. You can buy any mine or active concession that nobody owns yet.',
  'refusal.1873-2.1-t': 'You cannot bid {bid}. The next bid is {min} or more, in steps of {step}.',
  'refusal.1873-2.1-x':
    'You won the bidding, so you must buy something first. You can pass from your next turn on.',
  'refusal.1873-2.1-z':
    'A bid of {bid} is too high: you must be able to pay the premium and the cheapest item together. Bid {max} at most.',

  'refusal.1873-3.1-e': 'You cannot open with {bid}. The opening bid is {min} or more, in steps of {step}.',
  'refusal.1873-3.1-f': 'You cannot bid {bid}. The next bid is {min} or more, in steps of {step}.',
  'refusal.1873-3.1-m': 'Not enough cash for a bid of {bid}: you have only {cash}.',
  'refusal.1873-3.1-n':
    '{item} is not up for auction. Only active concessions that nobody holds and options on companies in receivership are.',

  'refusal.1873-3.2-b': 'In this turn you can only buy another share of {company}.',
  'refusal.1873-3.2.2-a':
    'No shares can be sold in the first stock round. You can sell from stock round 2 on.',
  'refusal.1873-3.2.2-b':
    'You have already sold shares of {company} this turn. You can still sell shares of other companies.',
  'refusal.1873-3.2.2-k':
    '{company} has not operated yet: its director must keep {keep}%, and this sale would leave {left}%.',
  'refusal.1873-3.2.2-m':
    'Nobody else holds 20% of {company}: its director must keep {keep}%, and this sale would leave {left}%.',
  'refusal.1873-3.2.2-s':
    '{count, plural, one {# share} other {# shares}} of {company} cannot be sold: you hold {held}. You must sell at least one.',

  'refusal.1873-3.2.3-a': 'There is no share of {company} in {from}.',
  'refusal.1873-3.2.3-b':
    '{sold, select, true {Shares of {company} were sold in this round, so none can be bought until the next one.} other {Not enough cash: a share of {company} costs {price}, but you have only {cash}.}}',

  'refusal.1873-3.2.4-a': 'Only the owner of its concession can found {railway}, and only once.',
  'refusal.1873-3.2.4-b': '{price} is not a par price. Choose one of {prices}.',
  'refusal.1873-3.2.4-c': 'Not enough cash for a par price of {price}: you have only {cash}.',
  'refusal.1873-3.2.4-f':
    '{count, plural, one {# share} other {# shares}} at {price} cannot be bought now: buy one or two, as your cash of {cash} allows.',

  'refusal.1873-3.2.5-a':
    '{company} can be formed from stock round 2 on. In stock round 1 only HW can be formed, by the owner of mine 12.',
  'refusal.1873-3.2.5-b': '{company} cannot be formed: each of CO, MO, SN, UN and HW is formed once.',
  'refusal.1873-3.2.5-c': 'The first mine must belong to the founder; {mine} does not.',
  'refusal.1873-3.2.5-d':
    'A public mine is formed from two different open private mines; {mines} cannot be merged.',
  'refusal.1873-3.2.5.1-a':
    'In stock round 1 only the owner of mine 12 can form HW, with mine 12 as one of the two.',
  'refusal.1873-3.2.5.1-c':
    'HW is formed from two Vor-Harzer mines (1, 4, 5, 6, 10, 11, 12, 14); {mine} is not one of them.',

  'refusal.1873-3.2.6-a':
    'The purchase option for {company} can be used only by the player who won it in this trading round.',
  'refusal.1873-3.2.6-b': 'The option for {company} buys 20% to 40%: {counts} shares, not {count}.',
  'refusal.1873-3.2.6-c':
    'Not enough cash: {count, plural, one {# share of {company} costs} other {# shares of {company} cost}} {price}, but you have only {cash}.',
  'refusal.1873-3.2.6-d': 'The option for {company} buys exactly one 50% share, not {count}.',

  'refusal.1873-4.1-d':
    'The unit on sale has size 1 and can only be bought as a train. Machines go on sale once it is sold.',
  'refusal.1873-4.1-f':
    '{leftIs, select, 0 {All diesels are sold. Another railway may sell its diesel.} other {Diesels are on sale from the first full set of three operating rounds in phase 5 on.}}',
  'refusal.1873-4.1-g':
    'The bank does not sell size-{size} switchers now{onSaleIs, select, none {; in phase 1 it sells none} other {, only size {onSale}}}.',
  'refusal.1873-4.1-i':
    '{from} has nothing of size {size} to sell. Railways can trade trains; all operations can trade switchers.',
  'refusal.1873-4.1-j': '{railway} already has a diesel; one is the limit.',
  'refusal.1873-4.1-n': 'Private mines buy machines from phase 2 on.',
  'refusal.1873-4.1-p': 'The bank sells size {onSale} now, not size {size}.',

  'refusal.1873-4.2.1-c':
    '{because, select, closed {{mine} is closed and lays no track.} public_mine {{mine} belongs to a public mine and lays no track.} connected {{mine} is connected already and lays no track.} other {A mine lays track only in its track step, and only while it is not connected.}}',
  'refusal.1873-4.2.1-d': '{mine} must reach all of the new track on {hex}, and it does not.',
  'refusal.1873-4.2.1-e': 'Building on {hex} costs {cost}; the treasury of {mine} has {cash}.',

  'refusal.1873-4.2.4-a': 'Size {size} costs {price}; the treasury has {cash}.',
  'refusal.1873-4.2.4-c':
    'The machine on sale has size {size} and must be larger than the current one (size {machine}).',
  'refusal.1873-4.2.4-d': 'A private mine gets one machine, for itself ({mine}).',
  'refusal.1873-4.2.4-g':
    'A switcher cannot be bought for {price}. The bank sells at face price ({face}), other operations for 1 M up to twice that.',
  'refusal.1873-4.2.4-h':
    '{maintenanceIs, select, 0 {No maintenance is due for this switcher, so nobody pays any.} other {{priceIs, select, none {Maintenance of {maintenance} is due: buyer or seller must pay it with the trade.} other {The company that is to pay the maintenance of {maintenance} cannot: the price is {price}, and its treasury has {cash}.}}}}',
  'refusal.1873-4.2.4-j': 'There is no switcher of size {size} to scrap.',

  'refusal.1873-4.3-b': 'A public mine neither lays track nor places tokens. Possible here: {possible}.',
  'refusal.1873-4.3.1-a':
    'Each switcher (sizes {switchers}) must go to a mine, and no mine may get more than one.',

  'refusal.1873-4.3.4-a':
    '{ownerIs, select, none {There is no such mine.} other {{mine} belongs to a public mine and is not for sale.}} You can buy private mines, if their owners agree, and closed mines.',
  'refusal.1873-4.3.4-b': 'The mine cannot be bought for {price}: the price is {min} to {max}.',
  'refusal.1873-4.3.4-c': 'The bank sells a closed mine at exactly its face value of {face}, not {price}.',
  'refusal.1873-4.3.4-d': 'The mine costs {price}; the treasury has {cash}.',
  'refusal.1873-4.3.4-g':
    'All {places} places for mines are taken. There are 2 with 50% shares, 4 with 20% and 5 with 10%.',

  'refusal.1873-4.3.5-b':
    'All machines of the company have size {size} or more already; a new one must be larger than one of them.',
  'refusal.1873-4.3.5-c':
    'A size-{size} machine replaces up to {size} smaller ones, each mine named once in order of entry. Possible: {smaller}.',
  'refusal.1873-4.3.5-d': 'At least one machine must be replaced.',
  'refusal.1873-4.3.5-e': 'All usable markers must be used: {markers} mines get a machine of size {size}.',
  'refusal.1873-4.3.5-h': 'Say which mine of {operation} gets the switcher or gives it up: {mines}.',
  'refusal.1873-4.3.5-i':
    'Each mine has room for one switcher. To buy another one the company must name one of its switchers to scrap.',
  'refusal.1873-4.3.5-j': 'There is room for the new switcher: nothing has to be scrapped with the purchase.',

  'refusal.1873-4.3.6-a':
    '{denominationIs, select, 10 {All ten shares have been issued.} other {New shares are issued only when players hold all shares; {unsold} are unsold.}}',
  'refusal.1873-4.3.6-c': 'To issue 10% shares the director must hold 40%, but holds only {held}%.',
  'refusal.1873-4.3.7-b':
    'HW buys only Vor-Harzer mines (1, 4, 5, 6, 10, 11, 12, 14); {mine} is not one of them.',

  'refusal.1873-4.4-a':
    'The turn of a railway has a fixed order, and that step is over. Possible here: {possible}.',

  'refusal.1873-4.4.1-a':
    '{onIs, select, none {The first tile on {hex} must be yellow; tile {tile} is not.} other {Yellow tiles go only on empty pale hexes; {hex} has track already.}}',
  'refusal.1873-4.4.1-aa': '{railway} must first build its whole concession route.',
  'refusal.1873-4.4.1-ab': '{railway} builds its concession route first. Missing: {tiles}.',
  'refusal.1873-4.4.1-ag': 'Two tiles have already been laid, the most in one turn.',
  'refusal.1873-4.4.1-ah':
    'After tile {first} no second tile is possible. Two tiles may only be yellow ones, or green ones with two separate tracks.',
  'refusal.1873-4.4.1-ai':
    'The first tile of this turn lies on {hex}. At this table the second one must go on another hex.',
  'refusal.1873-4.4.1-aj':
    'Tile {second} cannot be the second tile. It must be a yellow one, or a green one with two separate tracks.',
  'refusal.1873-4.4.1-ak':
    'This upgrade of {hex} joins its circles, so {railway} must reach all of its track. It does not.',
  'refusal.1873-4.4.1-b': 'Nothing can be built on {hex} before phase 3.',
  'refusal.1873-4.4.1-c':
    'From phase 3 on, green tiles upgrade yellow hexes and tiles. {hex} cannot take one now.',
  'refusal.1873-4.4.1-d':
    'From phase 5 on, brown tiles upgrade green hexes and tiles. {hex} cannot take one now.',
  'refusal.1873-4.4.1-e': 'From phase D on, grey tiles upgrade brown tiles. {hex} cannot take one now.',
  'refusal.1873-4.4.1-g':
    'Tile {tile} does not fit {hex}: {place, select, town {a town takes only town tiles} village {a village takes only village tiles} other {a hex without a place takes only tiles without one}}.',
  'refusal.1873-4.4.1-h':
    'Tile {tile} does not fit {hex}: {neededIs, select, none {tiles marked {mark} go only on the places of that mark} other {only tiles marked {needed} go there}}.',
  'refusal.1873-4.4.1-i':
    '{rotationIs, select, none {No rotation of any tile fits {hex}: track would run} other {With rotation {rotation} the track of tile {tile} on {hex} would run}} into {against, select, barrier {a barrier} grey_hex {the closed side of a grey hex} other {the edge of the map}}.{rotationIs, select, none {} other { Another rotation may fit.}}',
  'refusal.1873-4.4.1-j': 'Nothing can ever be built on the grey hex {hex}.',
  'refusal.1873-4.4.1-k': 'An upgrade must keep all existing track; tile {tile} on {hex} would not.',
  'refusal.1873-4.4.1-n': 'No tile {tile} is left.',
  'refusal.1873-4.4.1-o':
    'Active tokens of {railway} must reach all of the new track on {hex}, and they do not.',
  'refusal.1873-4.4.1-s': 'Building on {hex} costs {cost}; the treasury of {railway} has {cash}.',
  'refusal.1873-4.4.1-w': 'This tile would leave no circle on {hex} for {railway} and its concession route.',
  'refusal.1873-4.4.1-x':
    'The concession route of {railway} over {hex} would become impossible: no tile is left that adds its track to this one.',
  'refusal.1873-4.4.1-y': 'The last tile {tile} is reserved for {reservedFor}.',

  'refusal.1873-4.4.2-b': 'The token costs {cost}; the treasury of {railway} has {cash}.',
  'refusal.1873-4.4.2-c':
    '{railway} has no token left{denominationIs, select, 20 {. With 10% shares it would have more} other {}}.',
  'refusal.1873-4.4.2-d': 'There is no such circle in {hex}.',
  'refusal.1873-4.4.2-e':
    '{railway} has no inactive token at this station in {hex}. Only inactive tokens can be replaced.',
  'refusal.1873-4.4.2-f': '{railway} does not reach this circle in {hex} from its tokens.',
  'refusal.1873-4.4.2-g': '{railway} already has a token in {hex}; one per hex is the limit.',
  'refusal.1873-4.4.2-h':
    '{hex} must keep a free circle for {railway}, which has not operated yet and whose concession route runs there.',
  'refusal.1873-4.4.2-i': 'The free circles in {hex} are reserved for the home tokens of {railways}.',
  'refusal.1873-4.4.2-l': 'The circle of the MHE in {hex} is closed to all railways.',
  'refusal.1873-4.4.2-o':
    'All circles of this station in {hex} are taken ({markers}). An inactive token could be replaced for 50 M.',

  'refusal.1873-4.4.3-a':
    '{trainsIs, select, none {A railway with a train must run. Possible here: {possible}.} other {The plan must list the railway’s standard trains, largest first: {trains}.}}',
  'refusal.1873-4.4.3-b': 'Route {route}: state track belongs to other railways, and no train runs on it.',
  'refusal.1873-4.4.3-c':
    'Route {route}: {hexIs, select, none {there is no unbroken track along these hexes} other {it cannot end in {hex}: a route ends at one of the railway’s own tokens or at an open mine or factory}}.',
  'refusal.1873-4.4.3-d': 'Route {route}: it calls at none of the railway’s tokens. It must call at one.',
  'refusal.1873-4.4.3-e': 'Route {route}: {hex} is blocked by tokens of other railways.',
  'refusal.1873-4.4.3-g': 'Route {route}: it cannot pass through the town in {hex}; every route ends there.',
  'refusal.1873-4.4.3-h': 'Route {route}: it calls at {hex} twice. Each place, mine and factory counts once.',
  'refusal.1873-4.4.3-i': 'Route {route}: it must run as far as it can, for example {longer}.',
  'refusal.1873-4.4.3-j':
    'The {train} cannot run {routes, plural, one {this # route} other {these # routes}}: a train runs as many routes as its size at most, and they must be connected.',
  'refusal.1873-4.4.3-l': 'The concession route must be run by a standard train: {route}.',
  'refusal.1873-4.4.3-m':
    'Both concession routes must be run by standard trains; this one is missing: {route}.',
  'refusal.1873-4.4.3-n': 'Route {route}: another standard train already uses some of its track.',
  'refusal.1873-4.4.3-o':
    'The plan has {routes, plural, one {# route} other {# routes}}, but {possible} are possible. As many as possible must be run.',
  'refusal.1873-4.4.3-q':
    '{routeIs, select, none {{routesIs, select, none {A plan has routes for the diesel if {railway} owns one, and only then.} other {All routes of the diesel must be connected to the concession route.}}} other {The diesel must run the concession route too: {route}.}}',
  'refusal.1873-4.4.3-r':
    'Route {route}: a diesel’s route begins and ends at the railway’s own tokens; {hex} has none.',
  'refusal.1873-4.4.3-s': 'Route {route}: another route of the diesel already uses some of its track.',
  'refusal.1873-4.4.3-t': 'The diesel can run another route, and must: {route}.',
  'refusal.1873-4.4.3-aa':
    'Route {route}: it enters {hex} twice. In this edition a route may not enter the same hex twice.',
  'refusal.1873-4.4.3-y':
    'Route {route}: the town in {hex} has neither a token of the railway nor an open mine or factory, so no route ends there.',
  'refusal.1873-4.4.4-g': 'Route {route}: the mine in {hex} is closed, so no route ends there.',

  'refusal.1873-4.4.7-a': '{railway} must buy its compulsory train first, a standard train.',
  'refusal.1873-4.4.7-b': 'The bank sells this train for {face}, not for {price}, and without maintenance.',
  'refusal.1873-4.4.7-c':
    '{railway} must buy its compulsory train: it costs {price}, and the treasury has {cash}.',
  'refusal.1873-4.4.7-e': 'NWE needs a train of size 2 or more as its compulsory train.',
  'refusal.1873-4.4.7-h': 'Between railways this train costs {min} to {max}, not {price}.',
  'refusal.1873-4.4.7-i':
    '{maintenanceIs, select, 0 {No maintenance is due for this train, so nobody pays any.} other {{priceIs, select, none {Maintenance of {maintenance} is due: buyer or seller must pay it with the trade.} other {The company that is to pay the maintenance of {maintenance} cannot: the price is {price}, and its treasury has {cash}.}}}}',
  'refusal.1873-4.4.7-j': 'There is no train of size {size} to scrap.',
  'refusal.1873-4.4.7-k': 'A diesel is never scrapped. It can be sold to a railway without one.',
  'refusal.1873-4.4.7-l':
    '{railway} needs its size-{size} train to run its concession route; it can be neither scrapped nor sold.',
  'refusal.1873-4.4.7-n': 'The price is {price}; the treasury has {cash}.',
  'refusal.1873-4.4.7-o': '{from} is in receivership and sells nothing.',

  'refusal.1873-4.4.8-a':
    '{denominationIs, select, 10 {All ten shares have been issued.} other {{unsoldIs, select, 0 {To issue shares the director must hold 40%, but holds only {held}%.} other {New shares are issued only when players hold all shares; {unsold} are unsold.}}}}',
  'refusal.1873-4.4.9-e': 'The diesel’s routes must be connected to Quedlinburg.',

  'refusal.1873-6.3-a':
    '{company} is in receivership: its shares are bought first with the purchase option, which is auctioned in an auction round.',
}
