import { beforeAll, expect, test } from 'vitest'
import type { CoreState, PlayerId } from '@stellwerk/engine'
import { apply, awaitedIn, begin, top } from '@stellwerk/engine'
import { playRandomly } from '@stellwerk/engine/testing'
import { worthOf } from '@stellwerk/table'
import { languages, tableWords } from '@stellwerk/texts'
import { tutorSays, withTutorTexts } from '@stellwerk/texts/tutor'
import { policyOf, tutorOf } from '../levels.js'
import { randomPolicy } from '../random.js'
import { situationOf } from '../situation.js'
import { gameOf } from '../testing.js'
import { Reviewing, lineOf, reviewOf } from './review.js'
import { ranRun, runFinding } from './runs.js'
import type { Played, Review } from './types.js'

const game = gameOf('vierhain')
const [careless, careful] = ['Ann', 'Bob'] as PlayerId[] as [PlayerId, PlayerId]

/** A whole game of the practice title: one player decides by chance, the other well. */
async function play(): Promise<readonly Played[]> {
  const { title } = game
  const good = await policyOf('vierhain', 'good')
  const chance = randomPolicy(title.randomPlay)
  const begun = begin(title, { players: [careless, careful], seed: 5, options: {} })
  if (!begun.ok) throw new Error(begun.refusal.rule)
  const line: Played[] = [{ state: begun.value, events: [] }]
  let state: CoreState = begun.value
  while (!title.isOver(state)) {
    const [player] = awaitedIn(title, state) as [PlayerId]
    const policy = player === careless ? chance : good
    const { action } = policy.decide(situationOf(title, state, player, 1))
    const outcome = apply(title, state, action)
    if (!outcome.ok) throw new Error(outcome.refusal.rule)
    state = outcome.state
    line.push({ action, state, events: outcome.events })
  }
  return line
}

let line: readonly Played[]
let review: Review

beforeAll(async () => {
  line = await play()
  review = reviewOf(await tutorOf('vierhain'), game.title, line)
})

const at = (n: number): Played => line[n] as Played

test('the curves end with what the players have', () => {
  const table = game.face.table(at(line.length - 1).state, null)
  expect(review.samples[0]).toEqual({ at: 0, round: '' })
  expect(review.samples.at(-1)?.at).toBe(review.length)
  for (const { player, worths, expected } of review.players) {
    expect(worths).toHaveLength(review.samples.length)
    expect(worths.at(-1)).toBe(Math.round(worthOf(table, player).total))
    expect(expected.at(-1)).toBe(worths.at(-1))
  }
})

test('every run is compared with the best, which the router proves', () => {
  const { title, face } = gameOf('1873')
  const created = title.create({ players: ['Ann', 'Bob', 'Cy'], seed: 4, options: { edition: 'R' } })
  if (!created.ok) throw new Error(created.refusal.rule)
  const played = lineOf(playRandomly(title, created.value, 4).history)
  const found = played.flatMap((moment, n) => {
    const before = played[n - 1]?.state
    const ran = before && ranRun(face, before, moment)
    return before && ran ? [{ before, ran }] : []
  })
  expect(found.length).toBeGreaterThan(3)
  for (const { before, ran } of found) {
    const { plans, proven } = face.runs.suggest(before, ran.company, 1)
    expect(ran.best).toBe(plans[0]?.total)
    expect(ran.proven).toBe(proven)
    expect(ran.earned).toBeLessThanOrEqual(ran.best)
  }
  const [{ before, ran }] = found as [(typeof found)[number]]
  const { head } = face.table(before, null).companies.find(({ ref }) => ref === ran.company) ?? {}
  if (!head) throw new Error('nobody runs it')
  expect(runFinding(face, before, head.player, ran)).toBeUndefined()
  const less = runFinding(face, before, head.player, { ...ran, earned: ran.best - 10 })
  expect(less?.amount).toBeLessThan(0)
})

test('what was better could have been done, and every finding has its words', () => {
  const all = review.players.flatMap(({ findings, moments }) => [...findings, ...moments])
  expect(all.length).toBeGreaterThan(5)
  for (const { at: n, better, why, kind } of all) {
    const { state } = at(n)
    if (better) expect(apply(game.title, state, better).ok).toBe(true)
    for (const language of languages) {
      const table = game.face.table(state, null)
      const words = tableWords({ language, texts: withTutorTexts(game.texts), table })
      expect(tutorSays(language, words, why)).toMatch(/[.。]$/)
      expect(words.hasMessage(`review.kind.${kind}`)).toBe(true)
    }
  }
})

test('moments are few, of different moves, and in the order of the game', () => {
  for (const { moments } of review.players) {
    expect(moments.length).toBeLessThanOrEqual(10)
    const places = moments.map((one) => one.at)
    expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b))
  }
})

test('whoever decides by chance gives more away', () => {
  const lost = (player: PlayerId): number =>
    review.players
      .find((one) => one.player === player)
      ?.tallies.reduce((sum, tally) => sum + tally.lost, 0) ?? 0
  expect(lost(careless)).toBeGreaterThan(lost(careful))
})

test('it tells how far it has come', async () => {
  const short = line.slice(0, 5)
  const steps = new Reviewing(await tutorOf('vierhain'), game.title, short).steps()
  const told: unknown[] = []
  for (let step = steps.next(); ; step = steps.next()) {
    told.push(step.done ? 'done' : step.value)
    if (step.done) break
  }
  expect(told).toEqual([0.25, 0.5, 0.75, 1, 'done'])
})

interface Once {
  readonly move: object
  isTime(state: CoreState, player: PlayerId): boolean
}

/** A game from a position on: one move is made when its time comes, no track is laid, and everything is paid out. */
function playedFrom(position: object, { move, isTime }: Once): readonly Played[] {
  const { title } = game
  const created = title.position({ players: [careless, careful], phase: '2', set: 2, ...position })
  if (!created.ok) throw new Error(created.refusal.rule)
  const moments: Played[] = [{ state: created.value, events: [] }]
  let isMade = false
  for (let { state } = moments[0] as Played; !title.isOver(state); { state } = moments.at(-1) as Played) {
    const [player] = awaitedIn(title, state) as [PlayerId]
    const isNow: boolean = !isMade && isTime(state, player)
    const usual = top(state)?.kind === 'use' ? { type: 'payOut', how: 'full' } : { type: 'pass' }
    const action = { player, ...usual, ...(isNow ? move : {}) }
    const outcome = apply(title, state, action)
    if (!outcome.ok) throw new Error(outcome.refusal.rule)
    isMade ||= isNow
    moments.push({ action, state: outcome.state, events: outcome.events })
  }
  return moments
}

/** EX-09: the 3-train earns 50 in each of the four rounds that are left, and the price of 60 stays. */
const steady = {
  cash: { [careful]: 60 },
  companies: { A: { price: 60, shares: { [careless]: 3 }, trains: ['3'] } },
  tiles: { B4: 'T03:2' },
}

test('money that lay idle and a share that was bought late are told by what the share paid', async () => {
  const played = playedFrom(
    { ...steady, at: { round: 'stock', turn: careful } },
    {
      move: { type: 'buyShare', company: 'A' },
      isTime: (state, player) => game.face.round(state).number === 3 && player === careful,
    },
  )
  const { players } = reviewOf(await tutorOf('vierhain'), game.title, played)
  const told = players
    .flatMap(({ player, findings }) => (player === careful ? findings : []))
    .filter(({ kind }) => kind === 'idle' || kind === 'late')
    .map(({ kind, amount, exact }) => ({ kind, amount, exact }))
  // a fifth of 50 in four rounds; two of them were over when the share was bought
  expect(told).toEqual([
    { kind: 'idle', amount: -40, exact: true },
    { kind: 'late', amount: -20, exact: true },
  ])
})

test('a train that stands still after it was bought is told of, with its price and the runs', async () => {
  const played = playedFrom(
    { ...steady, cash: { A: 80 }, at: { round: 'operating', turn: 'A', step: 'trains' } },
    { move: { type: 'buyTrain', train: '3' }, isTime: (state) => top(state)?.kind === 'trains' },
  )
  const { players } = reviewOf(await tutorOf('vierhain'), game.title, played)
  const early = players.flatMap(({ findings }) => findings.filter(({ kind }) => kind === 'early'))
  // there is one line, so that the second train never runs in the three rounds that are left
  expect(early.map(({ why }) => why.params)).toMatchObject([{ price: { amount: 80 }, runs: { amount: 3 } }])
})
