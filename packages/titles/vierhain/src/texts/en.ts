import type { Catalogue } from '@stellwerk/texts'
import { sides } from '@stellwerk/texts'
import { face } from './face/en.js'

export const en: Catalogue = {
  ...face,

  'name.bank': 'the bank',
  'name.money': '{amount} T',
  'name.place': '{place} ({hex})',
  'name.standing': '{rank}. {player} ({fortune})',
  'name.title': 'Vierhain',
  'name.train': '{train}-train',

  ...sides.en,

  'phase.1': 'Yellow tiles.',
  'phase.2': 'Green tiles may be laid, and off-board locations are worth more.',
  'phase.3': 'All 2-trains rust.',

  'event.aid-paid': '{company} has no train and gets {amount} in aid',
  'event.director-changed': '{player} becomes director of {company}',
  'event.founded': '{player} founds {company} at a par price of {price}: {cost} goes into its treasury',
  'event.game-over': 'The game is over: {standings}',
  'event.money.dividend': '{to} receives a dividend of {amount}',
  'event.money.position': '{to} has {amount}',
  'event.money.start-cash': '{to} starts with {amount}',
  'event.paid-out': '{company} {how, select, full {pays out {revenue}} other {withholds {revenue}}}',
  'event.passed': '{player} passes',
  'event.phase-began': 'Phase {phase} begins. {note}',
  'event.price-moved':
    'The price of {company} {direction, select, up {rises} other {falls}} from {from} to {to}',
  'event.ran':
    '{company} {count, plural, =0 {has no route} one {runs # train for {revenue}} other {runs # trains for {revenue}}}',
  'event.round-started':
    '{round, select, stock {Stock round {number}} other {Operating round {set}.{number}}}',
  'event.share-bought': '{player} buys a share of {company} for {price}',
  'event.share-sold': '{player} sells a share of {company} for {price}',
  'event.tile-laid': '{company} lays {tile} on {hex}{costIs, select, 0 {} other { for {cost}}}',
  'event.train-bought': '{company} buys a {train} for {price}',
  'event.trains-scrapped': 'All {train}s rust: {companies}',

  'step.course': 'Course of the game',
  'step.operating': 'Operating round',
  'step.run': '{company} · run trains',
  'step.stock': '{turn} · stock round',
  'step.track': '{company} · lay track',
  'step.trains': '{company} · buy trains',
  'step.turn': '{company} · operate',
  'step.turn-end': '{company} · end of turn',
  'step.use': '{company} · pay out or withhold {revenue}',

  'action.buyShare': 'buy a share',
  'action.buyTrain': 'buy a train',
  'action.found': 'found a company',
  'action.layTile': 'lay a tile',
  'action.pass': 'pass',
  'action.payOut': 'pay out or withhold',
  'action.sellShares': 'sell shares',

  'choice.buyShare': 'Buy a share of {company} for {price}',
  'choice.buyTrain': 'Buy a {train} for {price}{phaseIs, select, none {} other { (phase {phase} begins)}}',
  'choice.found': 'Found {company} at {price} (costs {cost})',
  'choice.layTile': 'Lay {tile} on {hex}, {sides}{costIs, select, 0 {} other {, for {cost}}}',
  'choice.pass': 'Pass',
  'choice.pass.stock': 'Pass',
  'choice.pass.stock-sold': 'End the turn',
  'choice.pass.track': 'Lay nothing',
  'choice.pass.trains': 'Buy nothing more',
  'choice.payOut':
    '{how, select, full {Pay out {revenue}, {each} per share} other {Withhold {revenue}}} (price then {newPrice})',
  'choice.sellShares': 'Sell {count, plural, one {# share} other {# shares}} of {company} for {amount}',

  'help.buyShare':
    'One share from the bank at the price, paid from your cash. None of it goes to the company. Unless there are only two players, nobody holds more than three shares of one company.',
  'help.buyTrain':
    'Paid from the treasury alone. Only the smallest type left is on sale, and the train limit is two.',
  'help.found':
    'You set the par price and buy two shares, three in a game for two. What you pay is the company’s treasury, and you are its director.',
  'help.layTile':
    'One tile per turn, connected to the company’s track from its home. Green tiles are upgrades, from phase 2 on.',
  'help.pass':
    'Passing costs nothing, and you may act again on a later turn. A stock round ends when all players pass in a row.',
  'help.payOut':
    'Pay out: each share held by a player earns a fifth, and the price rises if the revenue is at least the price. Withhold: everything goes into the treasury, and the price falls.',
  'help.sellShares':
    'Each share is sold to the bank at the price, which then falls one space. You may not buy that company again in this stock round.',

  'refusal.vierhain-found-a': '{company} has already been founded. You can buy its shares one at a time.',
  'refusal.vierhain-found-d': 'Founding {company} at {price} costs {cost}, and you have {cash}.',
  'refusal.vierhain-or-c':
    'Not now: the steps of a turn are track, run, pay out or withhold, and trains, in this order, and this belongs to another step.',
  'refusal.vierhain-setup-a': 'Vierhain is for 2 to 4 players, not {players}.',
  'refusal.vierhain-track-b':
    '{tile} does not go on {hex}: yellow tiles go on empty hexes, city tiles on cities and plain track elsewhere.',
  'refusal.vierhain-track-c': 'The tile on {hex} would not touch the track of {company}.',
  'refusal.vierhain-track-e':
    '{edgeIs, select, none {Track on {hex} would lead off the map.} other {Track on {hex} would lead off the map ({edge}).}}',
  'refusal.vierhain-track-f': 'The hill on {hex} costs {cost}, and the treasury of {company} has {cash}.',
  'refusal.vierhain-track-g':
    '{phaseIs, select, 1 {Green tiles are available from phase 2 on, not in phase 1.} other {{tile} does not fit on {hex}: a green tile goes on a yellow one, keeps its exits and adds one, and a city stays a city.}}',
  'refusal.vierhain-track-i': 'Mittmarkt takes only tile M, and M goes nowhere else.',
  'refusal.vierhain-track-j':
    '{hex} is not on the network of {company}, and its track does not reach the side of the new exit.',
  'refusal.vierhain-track-k':
    'Nothing more can be built on {hex}: green tiles and off-board locations stay as they are.',
  'refusal.vierhain-trade-a': '{company} has not been founded yet.',
  'refusal.vierhain-trade-b':
    '{leftIs, select, 0 {The bank has no share of {company} left.} other {A share of {company} costs {price}, and you have {cash}.}}',
  'refusal.vierhain-trade-c': 'Nobody may hold more than {most} shares of {company}.',
  'refusal.vierhain-trade-d':
    '{count, plural, one {# share} other {# shares}} of {company} cannot be sold: you hold {held}.',
  'refusal.vierhain-trade-e': '{company} has not operated yet, so its shares cannot be sold.',
  'refusal.vierhain-trade-f': 'You have sold shares of {company} in this stock round and cannot buy any now.',
  'refusal.vierhain-trade-g': 'The last share of {company} held by a player cannot be sold.',
  'refusal.vierhain-train-b': 'A {train} is not on sale now, only a {onSale}.',
  'refusal.vierhain-train-c': '{company} has {limit} trains already, and none can be given up.',
  'refusal.vierhain-train-d':
    'A {train} costs {price}, and the treasury of {company} has {cash}. Nobody may add to it.',
}
