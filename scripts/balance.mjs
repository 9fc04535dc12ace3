// Judges the balance of Vierhain with the computer players: npm run balance -- [--games N] [--seed N] [MEASURE ...]
// Each measure plays games of its own, so several can run side by side; without a name all are played.

import { parseArgs } from 'node:util'
import { ready } from './ready.mjs'

const title = 'vierhain'
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '400' }, seed: { type: 'string', default: '1' } },
})
const [count, firstSeed] = [Number(values.games), Number(values.seed)]

ready()
const built = (name) => import(new URL(`../packages/${name}/dist/index.js`, import.meta.url).href)
const { matchReport, playMatchGame, policyOf, rotated, wilson } = await built('bots')
const { games, manifestOf } = await built('titles/all')

const game = games[title]
const knowledge = await manifestOf(title).bot()
const level = Object.fromEntries(
  await Promise.all(['easy', 'strong', 'greedy'].map(async (name) => [name, await policyOf(title, name)])),
)
/** A strong player who never keeps a revenue. */
const payer = {
  name: 'always pays out',
  decide(situation) {
    const full = situation.choices.find(({ action }) => action.how === 'full')
    return full ? { action: full.action, work: 0 } : level.strong.decide(situation)
  },
}

/** Plays the games of a measure and counts what the events tell. */
function play(seats) {
  const [reports, bySeat] = [[], seats.map(() => 0)]
  const turns = { first: 0, later: 0, bare: 0, endedBare: 0, kept: 0, used: 0 }
  /** Companies that began their last turn without a train and have bought none since. */
  const waiting = new Set()
  const watch = ({ kind, how, company }) => {
    if (kind === 'founded') turns.first += 1
    if (kind === 'ran' || kind === 'aid-paid') turns.later += 1
    if (kind === 'aid-paid') turns.bare += 1
    if (kind === 'aid-paid' && waiting.has(company)) turns.endedBare += 1
    if (kind === 'founded' || kind === 'aid-paid') waiting.add(company)
    if (kind === 'train-bought') waiting.delete(company)
    if (kind === 'game-over') {
      turns.endedBare += waiting.size
      waiting.clear()
    }
    if (kind === 'paid-out') turns.used += 1
    if (kind === 'paid-out' && how === 'withhold') turns.kept += 1
  }
  for (let index = 0; index < count; index++) {
    const seed = firstSeed + index
    const report = playMatchGame({
      game,
      knowledge: { ...knowledge, blunder: watch },
      seats: rotated(seats, index),
      reference: level.greedy,
      seed,
      options: {},
      clock: () => 0,
    })
    reports.push(report)
    // who sits where is drawn: seat 1 is whoever begins
    const players = seats.map((_, i) => String.fromCharCode(65 + i))
    const { order } = game.title.create({ players, seed, options: {} }).value
    for (const [i, { won }] of report.seats.entries()) bySeat[order.indexOf(players[i])] += won
  }
  const spreads = reports.map(({ seats: ended }) => {
    const fortunes = ended.map(({ fortune }) => fortune)
    const mean = fortunes.reduce((sum, one) => sum + one, 0) / fortunes.length
    return (Math.max(...fortunes) - Math.min(...fortunes)) / mean
  })
  return { report: matchReport(reports), bySeat, turns, spread: spreads.reduce((a, b) => a + b, 0) / count }
}

const percent = (part) => `${(100 * part).toFixed(1)} %`
const range = (wins) => {
  const { low, high } = wilson(wins, count)
  return `${percent(wins / count)} (${percent(low)} to ${percent(high)})`
}
const winsOf = ({ standings }, policy) => standings.find((one) => one.policy === policy)?.wins ?? 0
const { strong, easy } = level

const measures = {
  seats() {
    const { report, bySeat, turns, spread } = play([strong, strong, strong, strong])
    const all = turns.first + turns.later
    return [
      ...bySeat.map((wins, i) => [`seat ${i + 1} wins`, range(wins), '20 % to 30 %']),
      ['turns begun without a train, first turns aside', percent(turns.bare / turns.later), 'at most 15 %'],
      ['turns ended without a train, first turns too', percent(turns.endedBare / all), 'at most 15 %'],
      ['turns begun without a train, first turns too', percent((turns.first + turns.bare) / all), ''],
      ['first turns, which always begin without one', percent(turns.first / all), ''],
      ['actions, mean and most', `${report.actions.mean.toFixed(0)}, ${report.actions.most}`, 'at most 150'],
      ['revenue withheld', percent(turns.kept / turns.used), ''],
      ['fortune, mean', report.standings[0].fortune.mean.toFixed(0), ''],
      ['best minus worst, as share of the mean', spread.toFixed(2), ''],
    ]
  },
  easy() {
    const { report } = play([strong, strong, easy, easy])
    return [['two strong ones win against two easy ones', range(winsOf(report, 'strong')), 'at least 75 %']]
  },
  payer() {
    const { report } = play([payer, strong, strong, strong])
    return [
      ['always paying out wins against three free ones', range(winsOf(report, payer.name)), 'at most 30 %'],
    ]
  },
  two() {
    const { report, bySeat, spread } = play([strong, strong])
    return [
      ['two players: seat 1 wins', range(bySeat[0]), ''],
      ['two players: best minus worst, as share of the mean', spread.toFixed(2), 'at least 0.25'],
      [
        'two players: actions, mean and most',
        `${report.actions.mean.toFixed(0)}, ${report.actions.most}`,
        'at most 150',
      ],
    ]
  },
  three() {
    const { report, bySeat, spread } = play([strong, strong, strong])
    return [
      ...bySeat.map((wins, i) => [`three players: seat ${i + 1} wins`, range(wins), '']),
      ['three players: best minus worst, as share of the mean', spread.toFixed(2), ''],
      [
        'three players: actions, mean and most',
        `${report.actions.mean.toFixed(0)}, ${report.actions.most}`,
        'at most 150',
      ],
    ]
  },
}

const unknown = positionals.find((name) => !Object.hasOwn(measures, name))
if (unknown) throw new Error(`no measure ${unknown}: ${Object.keys(measures).join(', ')}`)
console.log(`${count} games a measure, seeds from ${firstSeed}`)
for (const name of positionals.length > 0 ? positionals : Object.keys(measures))
  for (const [what, value, wanted] of measures[name]())
    console.log(`${what.padEnd(52)} ${value.padEnd(28)} ${wanted}`)
