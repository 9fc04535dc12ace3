import type { Catalogue } from '@stellwerk/texts'
import { face } from './face/en.js'
import { refusals } from './refusals/en.js'

export const en: Catalogue = {
  ...face,
  ...refusals,

  'name.bank': 'the bank',
  'name.bond': 'the bond of {player}',
  'name.bond-of': '{player} {bond}',
  'name.contract-of': '{player}: {cities}',
  'name.money': '£{amount}',
  'name.offer': 'the offer',
  'name.place': '{place} ({hex})',
  'name.pool': 'the pool',
  'name.returned': 'the bank’s returned trains',
  'name.standing': '{rank}. {player} ({fortune})',
  'name.title': '1853',
  'name.train': '{plain, select, true {{train}-train} other {{train} train}}',
  'name.train-run': '{train} {route}',

  'option.bank': 'Money in the bank',
  'option.bank.15000': '£15,000: the normal game',
  'option.bank.12500': '£12,500: a shorter game',
  'option.bank.10000': '£10,000: a short game',
  'option.bank.17760': '£17,760: a longer game, with all the money in the box',
  'option.bank.20000': '£20,000: a long game',

  'side.0': 'SW',
  'side.1': 'W',
  'side.2': 'NW',
  'side.3': 'NE',
  'side.4': 'E',
  'side.5': 'SE',

  'phase.2': 'Yellow tiles; one operating round per set.',
  'phase.3':
    'Green tiles; 2M trains, metre trains for large companies too; two operating rounds per set from the next set on.',
  'phase.4':
    'Brown tiles; 3M trains; 2 and 1M are scrapped; train limit three; three operating rounds per set from the next set on.',
  'phase.5':
    'Grey tiles; 6 and 4M trains; 3 and 2M are scrapped; train limit two; companies with a 5 or 6 upgrade and place bases outside their home area too.',

  'event.bank-out': 'The bank has run out: the game ends with this round',
  'event.base-placed':
    '{company} {home, select, true {places its home base in {hex}} other {places a base in {hex} for {cost}}}',
  'event.bbci-settled': 'The BBCI is a {size, select, large {large} other {small}} company',
  'event.bonds-known': 'The bonds make the seating order: {bonds}',
  'event.bonus-paid': '{company} receives the bonus of {amount} for {hex}',
  'event.contract-complete':
    'The contract of {player} is complete with {cities, plural, one {# city} other {# cities}}',
  'event.contract-fulfilled':
    '{player} has fulfilled the contract and gets the bond of {bond} back: {cities}',
  'event.contracts-opened': 'The contracts are opened. {contracts}',
  'event.debt-paid': '{company} pays its debt of {price} for a {train}',
  'event.director-changed':
    '{playerIs, select, none {{before} leaves office: {company} has no director any more} other {{player} becomes director of {company}}}',
  'event.end-agreed': 'Everybody agrees with {player} to end the game',
  'event.elephant-kept': '{player} keeps the elephant',
  'event.elephant-moved':
    '{priceIs, select, none {{player} gets the elephant} other {{player} buys the elephant from {before} for {price}}}',
  'event.extra-round':
    '{player} {wanted, select, true {calls for an extra operating round} other {wants no extra operating round}}',
  'event.game-over': 'The game is over: {standings}',
  'event.group-on-sale': 'All other companies are on offer now: {companies}',
  'event.in-operation': '{company} goes into operation with a treasury of {treasury}, at a price of {price}',
  'event.lots-drawn': 'Equal bonds, drawn by lot: {order}',
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
  'event.ran':
    '{company} {count, plural, =0 {runs no train} one {runs # train} other {runs # trains}}: earnings {revenue}{mailMoneyIs, select, 0 {} other {, mail {mailMoney}}}',
  'event.redeemed': '{player} redeems {count, plural, one {a share} other {# shares}} of {company}',
  'event.round-started':
    '{round, select, contracts {Contracts} stock {Stock round {number}} other {Operating round {set}.{number} (round {number} of {of})}}',
  'event.sealed': '{player} has entered a bond',
  'event.shares-moved':
    '{reason, select, contract {{to} takes a share of {company}} purchase {{to} buys a share of {company} from {from}} other {{from} sells {count, plural, one {a share} other {# shares}} of {company}}}',
  'event.supply-changed':
    'A small company is in operation: the 2s are 2/1M cards, and there is one more 2M and 3M',
  'event.tile-laid':
    '{company} lays tile {tile} on {hex}{costIs, select, 0 {} other { for {cost}}}{replacedIs, select, none {} other { in place of tile {replaced}}}',
  'event.token-used': '{company} gives up its train token',
  'event.top-price': 'The price of {company} reaches £400: the game ends at once',
  'event.train-bought':
    '{company} buys a {train} from {seller} for {price}{credit, select, true { on credit} other {}}',
  'event.train-given-back':
    '{company} gives a {train} back to the bank{because, select, debt {: it was not paid} other {}}',
  'event.trains-scrapped':
    'All {train}s are scrapped{companiesIs, select, none {} other {: {companies}}}{fromBankIs, select, 0 {} other {, and {fromBank} in the bank}}',
  'event.unredeemed':
    '{player} cannot pay for {count, plural, one {a share} other {# shares}} of {company} yet',

  'deal.elephant': '{buyer} buys the elephant from {holder} for {price}',
  'deal.end': 'end of the game now, and open bonds are lost',
  'deal.train':
    '{buyer} buys a {train} from {seller} for {price}{giftIs, select, none {} other {, of which {gift} are a gift}}',

  'step.base': '{company} · place a base',
  'step.bonds': 'Bonds · entered in secret',
  'step.cities': '{turn} · name a city',
  'step.course': 'Course of the game',
  'step.debt': '{company} · debt of {debt} for a {train}',
  'step.elephant': '{holder} · keep or sell the elephant',
  'step.extra-round': '{player} · extra operating round?',
  'step.give-back': '{company} · give back a train',
  'step.offer': '{partner} · answer {player}: {deal}',
  'step.operating-round': 'Operating round',
  'step.option': '{company} · option for the second tile',
  'step.payout': '{company} · use the earnings of {revenue}',
  'step.run': '{company} · run trains',
  'step.set': 'Set of operating rounds',
  'step.stock': '{turn} · stock round',
  'step.track': '{company} · lay track',
  'step.trains': '{company} · buy trains',
  'step.turn': '{company} · operate',
  'step.turn-end': '{company} · end of turn',

  'action.accept': 'accept the offer',
  'action.buyShare': 'buy a share',
  'action.buyTrain': 'buy a train',
  'action.chooseOption': 'choose an option',
  'action.decline': 'decline the offer',
  'action.extraRound': 'decide on the extra round',
  'action.giveBackTrain': 'give back a train',
  'action.keepElephant': 'keep the elephant',
  'action.layTile': 'lay a tile',
  'action.offerElephant': 'offer the elephant',
  'action.pass': 'pass',
  'action.payOut': 'use the earnings',
  'action.pick': 'name a city',
  'action.placeBase': 'place a base',
  'action.proposeElephant': 'propose a price for the elephant',
  'action.proposeEnd': 'propose to end the game',
  'action.redeem': 'redeem shares',
  'action.run': 'run trains',
  'action.sellShares': 'sell shares',
  'action.sellTrain': 'offer a train',
  'action.setBond': 'set the bond',
  'action.settleDebt': 'settle the debt',
  'action.withdraw': 'withdraw the offer',

  'choice.accept': 'Accept: {deal}',
  'choice.buyShare':
    'Buy a share of {company} from {from} for {price}{starts, select, true { ({company} then reaches its threshold)} other {}}',
  'choice.buyTrain':
    'Buy a {train} from {seller} for {price}{giftIs, select, none {} other {, with a gift of {gift}}}{credit, select, true { on credit} other {}}{token, select, true { with the train token} other {}}{phaseIs, select, none {} other { (phase {phase} begins)}}',
  'choice.chooseOption':
    'Option {option}: {optionIs, select, 1 {a second tile from phase 3 on, free of charge} other {a second tile from now on, for {fee} each time}}',
  'choice.decline': 'Decline the offer',
  'choice.extraRound':
    '{wanted, select, true {Play an extra operating round} other {No extra operating round: on to the stock round}}',
  'choice.giveBackTrain': 'Give a {train} back to the bank',
  'choice.keepElephant': 'Keep the elephant',
  'choice.layTile':
    'Lay tile {tile} on {hex}, {sides}, {gauge, select, standard {standard gauge} metre {metre gauge} dual {dual gauge} other {two gauges}}{costIs, select, 0 {} other {, for {cost}}}{feeIs, select, 0 {} other {, with the fee of {fee}}}{bonusIs, select, none {} other { (bonus {bonus})}}',
  'choice.offerElephant': 'Offer the elephant to {partner} for {price}',
  'choice.pass': 'Pass',
  'choice.pass.base': 'Place no base',
  'choice.pass.cities': 'Name no more cities: the contract is complete',
  'choice.pass.stock-acted': 'End the turn',
  'choice.pass.track': 'Lay no track',
  'choice.pass.track-built': 'Lay no second tile',
  'choice.pass.trains': 'End purchases',
  'choice.payOut':
    '{how, select, full {Pay a dividend of {revenue}, {each} a share} other {Withhold {revenue}}} (price then {newPrice})',
  'choice.pick':
    '{cityIs, select, none {Name a city} other {Name {city} ({value} of the bond)}} and take a share of {company}',
  'choice.placeBase': 'Place a base in {hex}{sidesIs, select, none {} other { ({sides})}} for {cost}',
  'choice.proposeEnd': 'Propose to end the game',
  'choice.proposeElephant': 'Propose {price} to {partner} for the elephant',
  'choice.range': '{label} (up to {max})',
  'choice.redeem': 'Redeem {count, plural, one {# share} other {# shares}} of {company} for {price}',
  'choice.run': 'Run for {revenue}{mailMoneyIs, select, 0 {} other {, mail {mailMoney}}}: {runs}',
  'choice.run-nothing': 'Run no train',
  'choice.sellShares':
    'Sell {count, plural, one {# share} other {# shares}} of {company} for {amount}{leaderless, select, true {; it then has no director} other {}}{successorIs, select, none {} other {; {successor} becomes director}}',
  'choice.sellTrain': 'Offer a {train} of {seller} to {buyer} for {price}',
  'choice.setBond': '{bondIs, select, none {Set a bond} other {Set a bond of {bond}}}',
  'choice.settleDebt':
    '{how, select, pay {Pay the debt of {debt} for the {train}{giftIs, select, none {} other {, with a gift of {gift}}}} other {Give the {train} back to the bank}}',
  'choice.withdraw': 'Withdraw the offer',

  'help.accept': 'Concludes the deal as it was offered. It takes effect at once.',
  'help.buyShare':
    'One purchase in a turn: from the offer always at par, from the pool at the market price. A company goes into operation when enough of its shares are issued.',
  'help.buyTrain':
    'The bank sells at printed price, other companies at any price from £10 that both controllers agree on. Nobody has to own a train; what the company lacks its director or manager may give.',
  'help.chooseOption':
    'Once and for all: a second yellow tile from phase 3 on free of charge, or from now on for a fee each time.',
  'help.decline': 'What was declined can be offered again only at a better price.',
  'help.extraRound':
    'After the regular operating rounds of a set the holder of the elephant decides whether one more is played before the stock round.',
  'help.giveBackTrain':
    'Trains above the limit go back to the bank without compensation. The controller chooses which.',
  'help.keepElephant': 'Ends the time in which the elephant can be sold.',
  'help.layTile':
    'One or two yellow tiles that extend lines from the company’s bases, or one upgrade. The first tile on a river, hill or mountain costs money, less in metre gauge.',
  'help.offerElephant':
    'Only now, after a stock round, can the elephant be sold, at any price. Its holder begins the next stock round, decides on the extra operating round and manages companies without shareholders.',
  'help.pass':
    'Passing costs nothing. A stock round ends when everybody in turn has bought nothing; a contract is complete with the pass.',
  'help.payOut':
    'All or nothing: a dividend pays a tenth for each paid share and lifts the price, the more the larger it is; withholding fills the treasury, and the price falls if shares lie in the pool.',
  'help.pick':
    'One city in secret and one of its shares openly. The city’s value counts against the bond; the share is paid before the first stock round.',
  'help.placeBase':
    'One base in a turn on a free circle that a line of the company leads to: the first further one for £40, others for £100. Before phase 5 in the home area only.',
  'help.proposeEnd':
    'Everybody is asked in turn. If all agree, the game ends at once and is counted; bonds of open contracts are lost.',
  'help.proposeElephant': 'The holder of the elephant may accept the price or decline it.',
  'help.redeem':
    'Contract shares that were not paid are redeemed at par, at any moment of the own turn. They earn nothing before, and nothing is bought before all are redeemed.',
  'help.run':
    'Each train runs once over a base of the company, with as many large stations as its number. One train may carry the mail, which goes to the treasury. The offered runs are proven to be the best, for a dividend and for the treasury.',
  'help.sellShares':
    'Paid shares go to the pool at the market price, which does not change. In the first stock round they bring £5 less than par.',
  'help.sellTrain':
    'In the train step of another company its controller can be offered a train, for no more than that company has.',
  'help.setBond':
    'The money is set aside until the contract is fulfilled; it limits what cities can be named. The highest bond gets the elephant and sits first.',
  'help.settleDebt':
    'A new director pays for the train on credit, with a gift if the treasury is too small, or gives the train back.',
  'help.withdraw': 'Takes the offer back before it is answered.',
}
