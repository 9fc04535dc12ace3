import type { Catalogue } from '@stellwerk/texts'
import { sides } from '@stellwerk/texts'
import { face } from './face/en.js'
import { later } from './later/en.js'
import { refusals } from './refusals/en.js'

export const en: Catalogue = {
  ...face,
  ...refusals,
  ...later,

  'name.bank': 'the bank',
  'name.bond': 'the bond of {player}',
  'name.bond-of': '{player} {bond}',
  'name.contract-of': '{player}: {cities}',
  'name.money': '£{amount}',
  'name.offer': 'the IPO',
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

  ...sides.en,

  'phase.2': 'Yellow tiles; one operating round per set.',
  'phase.3':
    'Green tiles; 2M trains; large companies may buy metre trains too; two operating rounds per set from the next set on.',
  'phase.4':
    'Brown tiles; 3M trains; 2-trains and 1M trains rust; train limit three; three operating rounds per set from the next set on.',
  'phase.5':
    'Grey tiles; 6-trains and 4M trains; 3-trains and 2M trains rust; train limit two; companies with a 5- or 6-train may also upgrade and place bases outside their home area.',

  'deal.elephant': '{buyer} buys the elephant from {holder} for {price}',
  'deal.end': 'end the game now; bonds of open contracts are lost',
  'deal.train':
    '{buyer} buys a {train} from {seller} for {price}{giftIs, select, none {} other {, with a gift of {gift}}}',

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
  'step.payout': '{company} · pay out or withhold {revenue}',
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
  'action.payOut': 'pay out or withhold',
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
    '{how, select, full {Pay out {revenue}, {each} per share} other {Withhold {revenue}}} (price then {newPrice})',
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
}
