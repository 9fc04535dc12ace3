import type { Catalogue } from '@stellwerk/texts'

/** What is first told once a board is there: what happens, and what actions are for. */
export const later: Catalogue = {
  'event.bank-broke':
    'The bank breaks: {when, select, operating_round {the game ends with this set of operating rounds} other {the game ends with the next set of operating rounds}}',
  'event.bankrupt': '{player} cannot pay for a train of {company} and is bankrupt',
  'event.bid-dropped': '{player} withdraws the bid for {private}',
  'event.bid-made': '{player} bids {bid} for {private}',
  'event.certificates-moved':
    '{reason, select, purchase {{to} buys a certificate of {company} from {from}} sale {{from} sells {count, plural, one {a certificate} other {# certificates}} of {company}} private {{to} receives a certificate of {company} with the mountain railway} exchange {{from} gives {to} {count, plural, one {a certificate} other {# certificates}} of {company} for the director’s certificate} merger {{to} receives the other certificate of {company}} other {The certificate of {company} that {from} holds by option is overdue and is sold}}',
  'event.contract-bought':
    '{company} buys a {size, select, small {small} other {large}} mail contract for {price}',
  'event.director-changed': '{player} becomes director of {company}',
  'event.emergency-begun': '{player} must add {missing} to buy a train for {company}',
  'event.floated': '{company} floats with a treasury of {treasury}',
  'event.game-over': 'The game is over: {standings}',
  'event.income-paid': '{player} receives {amount} from {mountain}',
  'event.mail-paid': '{company} receives {amount} for the mail',
  'event.marker-placed':
    '{company} {home, select, true {places its home token in {hex}} other {places a token in {hex} for {cost}}}',
  'event.merged':
    '{locals} {forced, select, true {must merge} other {merge}} into {ag}; {director} becomes director',
  'event.money.certificates':
    '{fromIs, select, bank {{to} receives {amount} for certificates} other {{from} pays {to} {amount} for a certificate}}',
  'event.money.dividend': '{to} receives a dividend of {amount}',
  'event.money.emergency': '{from} adds {amount} to the treasury of {to}',
  'event.money.local-railway': 'The bank pays {amount} into the treasury of {to}',
  'event.money.merger': 'The treasury of {from} goes to {to}: {amount}',
  'event.money.option': '{to} receives {amount} for the option',
  'event.money.position': '{to} has {amount}',
  'event.money.split': '{to} receives {amount} for the split',
  'event.money.start-cash': '{to} starts with {amount}',
  'event.mountain-closed':
    '{mountain} closes: {because, select, phase {the first 5-train is sold} other {its company has run a train}}',
  'event.no-home': '{company} has no room for its home token and will try again on its next turn',
  'event.offer': '{player} offers {partner}: {deal}',
  'event.offer-accepted': '{partner} accepts the offer of {player}',
  'event.offer-declined': '{partner} declines the offer of {player}',
  'event.offer-withdrawn': '{player} withdraws the offer to {partner}',
  'event.option-bought': 'This is an option on {company}: {player} has paid the first half, {price}',
  'event.option-completed': '{player} completes the option on {company} for {price}',
  'event.option-ended': 'The split ends the option of {player} on {company}; nothing more is owed',
  'event.option-sold':
    '{player} gets the option markers back; the option on {company} {overdue, select, true {was not completed in time} other {is sold}}',
  'event.paid-out':
    '{company} {how, select, full {pays out {revenue}} half {{revenueIs, select, 0 {has no revenue} other {shares its revenue: {amount} each for owner and treasury}}} other {{revenueIs, select, 0 {has no revenue} other {withholds {revenue}}}}}',
  'event.passed': '{player} passes{companyIs, select, none {} other { for {company}}}',
  'event.phase-began': 'Phase {phase} begins. {note}',
  'event.power-used': '{company} uses the power of {mountain}',
  'event.price-moved':
    'The price of {company} {direction, select, up {rises} other {falls}} from {from} to {to}',
  'event.price-wished': '{partner} would agree at {price}',
  'event.priority-moved': '{player} gets the priority deal',
  'event.private-bought': '{player} buys {private} for {price}',
  'event.private-gone': '{private} is no longer for sale',
  'event.private-price-fell': 'All players passed: {private} now costs {price}',
  'event.ran':
    '{company} {count, plural, =0 {runs no train} one {runs # train} other {runs # trains}}: revenue {revenue}',
  'event.round-started':
    '{round, select, auction {Auction round {number}} stock {Stock round {number}} other {{setIs, select, none {Operating round during the auction} other {Operating round {set}.{number} (round {number} of {of})}}}}',
  'event.run-off-begun': 'Run-off for {private}: {players}',
  'event.seats-drawn': 'Seating order: {order}',
  'event.small-map-cleared': 'All local railways are merged: the small map is out of play',
  'event.split':
    'The certificates of {company} are split at {price}: each stands for half, and five new ones go to the split field',
  'event.tile-laid':
    '{company} lays tile {tile} on {hex}{costIs, select, 0 {} other { for {cost}}}{replacedIs, select, none {} other { in place of tile {replaced}}}',
  'event.train-bought': '{company} buys a {train} from {seller} for {price}',
  'event.train-given-up': '{company} gives up a {train}, which goes to the open pool',
  'event.trains-gone':
    '{count, plural, one {A {train} leaves} other {# {train}s leave}} the game{because, select, lone_train {: the last one left in the bank} repaired_train {: repaired 4-trains are in use} other {}}',
  'event.trains-scrapped': 'All {train}s rust{companiesIs, select, none {} other {: {companies}}}',
  'event.tunnel-built': '{company} builds a tunnel in {hex} for {cost}',

  'help.accept': 'Closes the deal as offered. It takes effect at once.',
  'help.bid':
    'A bid is at least 5 G above the face price or the highest bid. The money is tied up until the private is sold or the bid withdrawn.',
  'help.buildStation':
    'One token per turn, on a free circle that the company reaches: the second token costs 40 G, each further one 100 G. Home circles stay reserved.',
  'help.buildTunnel':
    'One tunnel per turn besides the tile, always for 100 G. It joins two sides of a hex without stopping there, and lies under no city.',
  'help.buyContract':
    'A company may own one contract. It pays at the start of each of its turns, more in later phases, and stays for good.',
  'help.buyDirector':
    'The buyer sets the par price of 10% and pays four times that. The major floats when players hold half of it, with ten times the par price.',
  'help.buyOption':
    'Half of a 20% certificate is paid now, at the price of 10%. It counts 10% until the same price is paid again, at the latest with the first purchase of the next stock round.',
  'help.buyPrivate':
    'The first unsold private costs its face price. Then the next ones go to the players who have bid for them.',
  'help.buyShare':
    'One certificate per turn: from the IPO at the par price, from the pool or the split field at the current price.',
  'help.buyTrain':
    'Bank and pools sell at the printed price; from phase 3 on other companies sell at any agreed price. A share company with a route must own a train that it can run.',
  'help.chooseCharter': 'The owner of the lower number directs the new local AG and chooses its charter.',
  'help.completeOption':
    'The second half of the option certificate is paid at the recorded price. It is the purchase of this turn.',
  'help.decline': 'The same offer cannot be made again in this step; a changed one can.',
  'help.dropBid':
    'If you are outbid, you may withdraw at any time and get the money back, but you cannot bid for this private again in this auction round.',
  'help.dropOut': 'You get the money back, but cannot rejoin this run-off.',
  'help.giveUpTrain':
    'Trains above the limit go to the open pool without compensation. The director chooses which.',
  'help.layTile':
    'One tile per turn, new or as an upgrade, connected to the company’s network. The first tile on a mountain or river costs what is printed there.',
  'help.merge':
    'Two local railways become a local AG if both owners agree. Its price starts at 67 G, and it takes over the treasuries but no trains.',
  'help.pass':
    'Passing costs nothing. In stock and auction rounds a player who passed may act again on the next turn.',
  'help.payOut':
    'Paying out gives each player a share for the certificates they hold and moves the price to the right; withholding fills the treasury and moves it to the left.',
  'help.placeHome':
    'A local AG starts in Steyr or Sankt Pölten, on a free circle or on a green tile that it lays there as its tile for this turn.',
  'help.raise': 'The lowest bidder goes at least 5 G above the highest bid or drops out.',
  'help.run': 'The trains must earn as much as they can together. The run offered is proven to be the best.',
  'help.sellOption':
    'The bank pays the price of 10%, the certificate goes to the pool, and nothing more is owed. The price falls by one space.',
  'help.sellShares':
    'The bank pays the current price for each 10%, or for each certificate of a local AG. Then the price falls by one space per certificate. The option certificate can go with them at the same price.',
  'help.withdraw': 'Takes the offer back before it is answered.',
}
