import type { Catalogue } from '@stellwerk/texts'

/** What is first told once a board is there: what happens, and what actions are for. */
export const later: Catalogue = {
  'event.bank-out': 'The bank breaks: the game ends with this round',
  'event.base-placed':
    '{company} {home, select, true {places its home base in {hex}} other {places a base in {hex} for {cost}}}',
  'event.bbci-settled': 'The BBCI is a {size, select, large {large} other {small}} company',
  'event.bonds-known': 'Seating order by bond: {bonds}',
  'event.bonus-paid': '{company} receives the bonus of {amount} for {hex}',
  'event.contract-complete':
    'The contract of {player} is complete with {cities, plural, one {# city} other {# cities}}',
  'event.contract-fulfilled':
    '{player} has fulfilled the contract and gets the bond of {bond} back: {cities}',
  'event.contracts-opened': 'The contracts are opened. {contracts}',
  'event.debt-paid': '{company} pays its debt of {price} for a {train}',
  'event.director-changed':
    '{playerIs, select, none {{before} steps down: {company} no longer has a director} other {{player} becomes director of {company}}}',
  'event.end-agreed': 'Everybody agrees with {player} to end the game',
  'event.elephant-kept': '{player} keeps the elephant',
  'event.elephant-moved':
    '{priceIs, select, none {{player} gets the elephant} other {{player} buys the elephant from {before} for {price}}}',
  'event.extra-round':
    '{player} {wanted, select, true {calls for an extra operating round} other {wants no extra operating round}}',
  'event.game-over': 'The game is over: {standings}',
  'event.group-on-sale': 'All other companies are now on sale: {companies}',
  'event.in-operation': '{company} floats with a treasury of {treasury}, at a price of {price}',
  'event.lots-drawn': 'Equal bonds, order drawn at random: {order}',
  'event.manager-changed': '{player} becomes manager of {company}',
  'event.money.dividend': '{to} receives a dividend of {amount}',
  'event.money.gift': '{from} gives {to} {amount} for a train',
  'event.money.position': '{to} has {amount}',
  'event.money.second-tile': '{from} pays {amount} for a second tile',
  'event.money.shares':
    '{fromIs, select, bank {{to} receives {amount} for shares} other {{from} pays {amount} for shares}}',
  'event.money.start-cash': '{to} starts with {amount}',
  'event.offer': '{player} offers {partner}: {deal}',
  'event.offer-accepted': '{partner} accepts the offer of {player}',
  'event.offer-declined': '{partner} declines the offer of {player}',
  'event.offer-withdrawn': '{player} withdraws the offer to {partner}',
  'event.option-chosen':
    '{company} chooses option {option}: {optionIs, select, 1 {two tiles from phase 3 on} other {two tiles from now on, for a fee}}',
  'event.paid-out':
    '{company} {how, select, full {pays a dividend of {revenue}} other {{revenueIs, select, 0 {has no earnings} other {withholds {revenue}}}}}',
  'event.passed': '{player} passes',
  'event.phase-began': 'Phase {phase} begins. {note}',
  'event.picked':
    '{player} names {cityIs, select, none {a city} other {{city}}} in secret and takes a share of {company} (city {count})',
  'event.price-moved':
    'The price of {company} {direction, select, up {rises} other {falls}} from {from} to {to}',
  'event.price-wished': '{partner} would agree at {price}',
  'event.ran':
    '{company} {count, plural, =0 {runs no train} one {runs # train} other {runs # trains}}: earnings {revenue}{mailMoneyIs, select, 0 {} other {, mail {mailMoney}}}',
  'event.redeemed': '{player} redeems {count, plural, one {a share} other {# shares}} of {company}',
  'event.round-started':
    '{round, select, contracts {Contracts} stock {Stock round {number}} other {Operating round {set}.{number} (round {number} of {of})}}',
  'event.sealed': '{player} has entered a bond',
  'event.shares-moved':
    '{reason, select, contract {{to} takes a share of {company}} purchase {{to} buys a share of {company} from {from}} other {{from} sells {count, plural, one {a share} other {# shares}} of {company}}}',
  'event.supply-changed':
    'A small company is in operation: the 2-trains are 2/1M cards, and there is one more 2M train and one more 3M train',
  'event.tile-laid':
    '{company} lays tile {tile} on {hex}{costIs, select, 0 {} other { for {cost}}}{replacedIs, select, none {} other { in place of tile {replaced}}}',
  'event.token-used': '{company} gives up its train token',
  'event.top-price': 'The price of {company} reaches £400: the game ends at once',
  'event.train-bought':
    '{company} buys a {train} from {seller} for {price}{credit, select, true { on credit} other {}}',
  'event.train-given-back':
    '{company} gives a {train} back to the bank{because, select, debt {: it was not paid} other {}}',
  'event.trains-scrapped':
    'All {train}s rust{companiesIs, select, none {} other {: {companies}}}{fromBankIs, select, 0 {} other {, and {fromBank} in the bank}}',
  'event.unredeemed':
    '{player} cannot pay for {count, plural, one {a share} other {# shares}} of {company} yet',

  'help.accept': 'Closes the deal as offered. It takes effect at once.',
  'help.buyShare':
    'One purchase per turn: from the IPO always at par, from the pool at the market price. A company floats when enough of its shares are issued.',
  'help.buyTrain':
    'The bank sells at the printed price, other companies at any price from £10 that both controllers agree on. No company has to own a train; if it is short of money, its director or manager may pay the rest.',
  'help.chooseOption':
    'Once and for all: a second yellow tile free of charge from phase 3 on, or from now on for a fee each time.',
  'help.decline': 'A declined offer can only be repeated at a better price.',
  'help.extraRound':
    'After the regular operating rounds of a set the holder of the elephant decides whether one more is played before the stock round.',
  'help.giveBackTrain':
    'Trains above the limit go back to the bank without compensation. The controller chooses which.',
  'help.keepElephant': 'Keeps the elephant; the next chance to sell it comes after the next stock round.',
  'help.layTile':
    'One or two yellow tiles that extend lines from the company’s bases, or one upgrade. The first tile on a river, hill or mountain costs money, less in metre gauge.',
  'help.offerElephant':
    'Only now, after a stock round, can the elephant be sold, at any price. Its holder begins the next stock round, decides on the extra operating round and manages companies without shareholders.',
  'help.pass':
    'Passing costs nothing. A stock round ends when nobody buys in a full round of turns. While contracts are made, passing completes yours.',
  'help.payOut':
    'All or nothing: a dividend pays a tenth per paid share and raises the price, more if it is larger; withholding fills the treasury, and the price falls if shares lie in the pool.',
  'help.pick':
    'One city in secret and one of its shares openly. The city’s value counts against the bond; the share is paid before the first stock round.',
  'help.placeBase':
    'One base per turn, on a free circle that a line of the company leads to: the first additional one costs £40, the others £100. Before phase 5 only in the home area.',
  'help.proposeEnd':
    'Everybody is asked in turn. If all agree, the game ends at once and is counted; bonds of open contracts are lost.',
  'help.proposeElephant': 'The holder of the elephant may accept the price or decline it.',
  'help.redeem':
    'Contract shares that were not paid are redeemed at par, at any time in your own turn. They earn nothing until then, and you may buy nothing else until all are redeemed.',
  'help.run':
    'Each train runs once over a base of the company, with up to as many large stations as its number. One train may carry the mail, which goes to the treasury. The runs offered are proven to be the best, for a dividend and for the treasury.',
  'help.sellShares':
    'Paid shares go to the pool at the market price, which does not change. In the first stock round they bring £5 less than par.',
  'help.sellTrain':
    'In the train step of another company its controller can be offered a train, for no more than that company has.',
  'help.setBond':
    'The money is set aside until the contract is fulfilled; it limits which cities you can name. The highest bond gets the elephant and sits first.',
  'help.settleDebt':
    'A new director pays for the train on credit, with a gift if the treasury is too small, or gives the train back.',
  'help.withdraw': 'Takes the offer back before it is answered.',
}
