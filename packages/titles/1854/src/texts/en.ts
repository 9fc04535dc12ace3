import type { Catalogue } from '@stellwerk/texts'
import { face } from './face/en.js'
import { refusals } from './refusals/en.js'

export const en: Catalogue = {
  ...refusals,
  ...face,

  'name.ag': 'local AG {company}',
  'name.bank': 'the bank',
  'name.local': '{name} ({company})',
  'name.money': '{amount} G',
  'name.open-pool': 'the open pool',
  'name.place': '{place} ({hex})',
  'name.pool': 'the pool',
  'name.scrap-pool': 'the scrap pool',
  'name.split': 'the split field',
  'name.standing': '{rank}. {player} ({fortune})',
  'name.tableau': 'the tableau',
  'name.title': '1854',
  'name.train': '{plain, select, true {{train}-train} other {{train} train}}',
  'name.train-run': '{train} {route}',

  'side.0': 'SW',
  'side.1': 'W',
  'side.2': 'NW',
  'side.3': 'NE',
  'side.4': 'E',
  'side.5': 'SE',

  'phase.1': 'Yellow tiles; one operating round per set.',
  'phase.2': 'Nothing else changes.',
  'phase.3':
    'Green tiles; plus trains 2+ and 3+; companies trade trains; two operating rounds per set from the next set on.',
  'phase.4': 'Trains 2 and 1+ are scrapped; train limits: three for a major, one for a local railway.',
  'phase.5':
    'Brown tiles; 2+ are scrapped; train limit two for majors; the mountain railways close; local railways may merge; three operating rounds per set from the next set on.',
  'phase.6':
    'Trains 3 and 3+ are scrapped; all local railways merge by force at the end of this operating round.',
  'phase.7': 'Grey tiles; 4-trains are scrapped.',

  'event.bank-broke':
    'The bank cannot pay in full: {when, select, operating_round {the game ends with this set of operating rounds} other {the game ends with the next set of operating rounds}}',
  'event.bankrupt': '{player} cannot pay for a train of {company} and is bankrupt',
  'event.bid-dropped': '{player} withdraws from the bidding for {private}',
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
    '{company} {home, select, true {places its home marker in {hex}} other {builds a station in {hex} for {cost}}}',
  'event.merged':
    '{locals} merge{forced, select, true { by force} other {}} into {ag}; {director} becomes director',
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
  'event.no-home': '{company} finds no room for its home marker and tries again on its next turn',
  'event.offer': '{player} offers {partner}: {deal}',
  'event.offer-accepted': '{partner} accepts the offer of {player}',
  'event.offer-declined': '{partner} declines the offer of {player}',
  'event.offer-withdrawn': '{player} withdraws the offer to {partner}',
  'event.option-bought': 'It is an option on {company}: {player} has paid half of it, {price}',
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
  'event.priority-moved': 'The priority card goes to {player}',
  'event.private-bought': '{player} buys {private} for {price}',
  'event.private-gone': '{private} is not sold any more',
  'event.private-price-fell': 'All players passed: {private} now costs {price}',
  'event.ran':
    '{company} {count, plural, =0 {runs no train} one {runs # train} other {runs # trains}}: revenue {revenue}',
  'event.round-started':
    '{round, select, auction {Auction round {number}} stock {Stock round {number}} other {{setIs, select, none {Operating round within the auction} other {Operating round {set}.{number} (round {number} of {of})}}}}',
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
    '{count, plural, one {A {train} leaves} other {# trains of type {size} leave}} the game{because, select, lone_train {: the last one left in the bank} repaired_train {: repaired 4-trains are in use} other {}}',
  'event.trains-scrapped':
    'All trains of type {size} are scrapped{companiesIs, select, none {} other {: {companies}}}',
  'event.tunnel-built': '{company} builds a tunnel in {hex} for {cost}',

  'deal.buyTrain':
    '{buyer} buys a {train} from {seller} for {price}{givesIs, select, none {} other { and gives up a {gives}}}',
  'deal.merge': '{local} and {with} merge into a local AG',

  'step.ag-turn': '{company} · operate',
  'step.auction': '{turn} · auction round',
  'step.charter': '{player} · charter for {locals}',
  'step.contract': '{company} · mail contract',
  'step.course': 'Course of the game',
  'step.emergency': '{company} · sell certificates for a {train}, {missing} missing',
  'step.give-up': '{company} · give up a train',
  'step.home': '{company} · place the home marker',
  'step.local-turn': '{company} · operate',
  'step.mail': '{company} · mail income',
  'step.major-turn': '{company} · operate',
  'step.merger-window': '{local} · merge',
  'step.offer': '{partner} · answer {player}: {deal}',
  'step.operating-round': 'Operating round',
  'step.payout': '{company} · use the revenue of {revenue}',
  'step.run': '{company} · run trains',
  'step.run-off': '{player} · run-off for {private}, highest bid {bid}',
  'step.set': 'Set of operating rounds',
  'step.station': '{company} · build a station',
  'step.stock': '{turn} · stock round',
  'step.stock-end': 'End of the stock round',
  'step.track': '{company} · lay track',
  'step.trains': '{company} · buy trains',
  'step.turn-end': '{company} · end of turn',

  'action.accept': 'accept the offer',
  'action.bid': 'bid',
  'action.buildStation': 'build a station',
  'action.buildTunnel': 'build a tunnel',
  'action.buyContract': 'buy a mail contract',
  'action.buyDirector': 'buy a director’s certificate',
  'action.buyOption': 'buy by option',
  'action.buyPrivate': 'buy the first private',
  'action.buyShare': 'buy a certificate',
  'action.buyTrain': 'buy a train',
  'action.chooseCharter': 'choose a charter',
  'action.completeOption': 'complete the option',
  'action.decline': 'decline the offer',
  'action.dropBid': 'withdraw a bid',
  'action.dropOut': 'drop out of the run-off',
  'action.giveUpTrain': 'give up a train',
  'action.layTile': 'lay a tile',
  'action.merge': 'merge local railways',
  'action.pass': 'pass',
  'action.payOut': 'use the revenue',
  'action.placeHome': 'place the home marker',
  'action.raise': 'raise the bid',
  'action.run': 'run trains',
  'action.sellOption': 'sell the option',
  'action.sellShares': 'sell certificates',
  'action.withdraw': 'withdraw the offer',

  'choice.accept': 'Accept: {deal}',
  'choice.bid': 'Bid {bid} for {private}',
  'choice.buildStation': 'Build a station in {hex}{sidesIs, select, none {} other { ({sides})}} for {cost}',
  'choice.buildTunnel':
    'Build a tunnel in {hex}, {sides}, for {cost}{power, select, true { with the Murthalbahn} other {}}',
  'choice.buyContract':
    'Buy a {size, select, small {small} other {large}} mail contract for {price}: now {income} per turn',
  'choice.buyDirector': 'Buy the director’s certificate of {company} at {price}: pay {cost}',
  'choice.buyOption': 'Option on a certificate of {company} from {from}: pay {price} now and again later',
  'choice.buyPrivate': 'Buy {private} for {price}',
  'choice.buyShare': 'Buy {percent}% of {company} from {from} for {price}',
  'choice.buyTrain':
    'Buy a {train} from {seller} for {price}{givesIs, select, none {} other {, giving up a {gives}}}{phaseIs, select, none {} other { (phase {phase} begins)}}{missingIs, select, none {} other {; the director adds {missing}}}',
  'choice.chooseCharter': 'Choose {ag}',
  'choice.completeOption': 'Complete the option on {company} for {price}',
  'choice.decline': 'Decline the offer',
  'choice.dropBid': 'Withdraw the bid for {private}',
  'choice.dropOut': 'Drop out of the run-off',
  'choice.giveUpTrain': 'Give up a {train}',
  'choice.layTile':
    'Lay tile {tile} on {hex}, {sides}{costIs, select, 0 {} other {, for {cost}}}{power, select, true { with the Außerfernbahn} other {}}',
  'choice.merge': 'Merge {local} with {with}{partnerIs, select, none {} other { (offer to {partner})}}',
  'choice.pass': 'Pass',
  'choice.pass.contract': 'Buy no mail contract',
  'choice.pass.merger-window': 'No merger for {local}',
  'choice.pass.station': 'Build no station',
  'choice.pass.stock-sold': 'End the turn',
  'choice.pass.track': 'Lay no track',
  'choice.pass.track-built': 'Lay no more track',
  'choice.pass.trains': 'End purchases',
  'choice.pass.trains-bankrupt': 'Declare bankruptcy: no train for {company} can be paid, and the game ends',
  'choice.payOut':
    '{how, select, full {Pay out {revenue}} other {Withhold {revenue}}}{newPriceIs, select, none {} other { (price then {newPrice})}}',
  'choice.placeHome': 'Begin in {hex}{tileIs, select, none {} other { with tile {tile}, {sides}}}',
  'choice.raise': 'Raise to {bid}',
  'choice.range': '{label} (up to {max})',
  'choice.run': 'Run for {revenue}: {runs}',
  'choice.run-nothing': 'Run no train',
  'choice.sellOption': 'Sell the option certificate of {company} for {price}',
  'choice.sellShares':
    'Sell {count, plural, one {# certificate} other {# certificates}}{optionIs, select, none {} other { and the option certificate}} of {company} for {amount}{newPriceIs, select, none {} other { (price then {newPrice})}}{successorIs, select, none {} other {; {successor} becomes director}}',
  'choice.withdraw': 'Withdraw the offer',

  'help.accept': 'Concludes the deal as it was offered. It takes effect at once.',
  'help.bid':
    'A bid is at least 5 G above the face price or the highest bid. Its money is bound until the private is sold or the bid withdrawn.',
  'help.buildStation':
    'One station per turn on a free circle that the company reaches: the second marker costs 40 G, each further one 100 G. Circles for homes are kept free.',
  'help.buildTunnel':
    'One tunnel per turn besides the tile, always for 100 G. It joins two sides of a hex without stopping there, and lies under no city.',
  'help.buyContract':
    'A company may own one contract. It pays at the start of each of its turns, more in later phases, and stays for good.',
  'help.buyDirector':
    'The buyer chooses the issue price of 10% and pays four times that. The major floats when half of it is in players’ hands, with ten times the issue price.',
  'help.buyOption':
    'Half of a 20% certificate is paid now, at the price of 10%. It counts 10% until the same price is paid again, at the latest with the first purchase of the next stock round.',
  'help.buyPrivate':
    'The first unsold private costs its face price. Then the next ones are sold to whoever has bid for them.',
  'help.buyShare':
    'One certificate per turn: from the tableau at the issue price, from the pool or the split field at the present price.',
  'help.buyTrain':
    'Bank and pools sell at printed price; from phase 3 on other companies sell at any agreed price. With a route a share company must own a train that it can run.',
  'help.chooseCharter': 'The owner of the lower number directs the new local AG and chooses its charter.',
  'help.completeOption':
    'The second half of the option certificate is paid at the recorded price. It is the purchase of this turn.',
  'help.decline': 'The same offer cannot be made again in this step; a changed one can.',
  'help.dropBid':
    'Whoever was outbid may withdraw at any time and has the money free again, but bids for this private no more in this auction round.',
  'help.dropOut': 'The bound money is free again, and there is no way back into this run-off.',
  'help.giveUpTrain':
    'Trains above the limit go to the open pool without compensation. The director chooses which.',
  'help.layTile':
    'One tile per turn, new or as an upgrade, joined to the company’s network. The first tile on a mountain or river costs what is printed there.',
  'help.merge':
    'Two local railways become a local AG if both owners agree. Its price starts at 67 G, and it takes over the treasuries but no trains.',
  'help.pass':
    'Passing costs nothing. In stock and auction rounds a player who passed may act again on the next turn.',
  'help.payOut':
    'Paying out gives every player the share of the certificates held and moves the price to the right; withholding fills the treasury and moves it to the left.',
  'help.placeHome':
    'A local AG begins in Steyr or Sankt Pölten, on a free circle or on a green tile that it puts there as its tile of this turn.',
  'help.raise': 'Whoever has the lowest bid goes at least 5 G above the highest one or drops out.',
  'help.run':
    'The trains must earn the most that they can earn together. The offered run is proven to be the best.',
  'help.sellOption':
    'The bank pays the price of 10%, the certificate goes to the pool, and nothing more is owed. The price falls by one space.',
  'help.sellShares':
    'The bank pays the present price for each 10%, or for each certificate of a local AG. Then the price falls by one space per certificate. The option certificate can go with them at the same price.',
  'help.withdraw': 'Takes the offer back before it is answered.',
}
