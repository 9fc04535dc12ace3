import { describe, expect, it } from 'vitest'
import type { State as State1854 } from '@stellwerk/1854'
import { countedCertificates } from '@stellwerk/1854'
import type { Action, CoreState, History, PlayerId } from '@stellwerk/engine'
import { apply, awaitedIn, begin, legal, openDecision, top, view } from '@stellwerk/engine'
import { randomHistory } from '@stellwerk/engine/testing'
import type { Before, Effect, Message, Row, Section, Table, TitleFace, Value } from '@stellwerk/table'
import {
  certificatesOf,
  effectsBetween,
  foresee,
  heldBy,
  kept,
  largestHolders,
  money,
  worthOf,
} from '@stellwerk/table'
import type { State as State1853 } from '@stellwerk/1853'
import { india1853, papersHeld } from '@stellwerk/1853'
import { languages, tableWords } from '@stellwerk/texts'
import type { Game } from './index.js'
import { faces, games } from './index.js'

/** What only the rules of one title can tell, to compare it with what its description says. */
interface Rules {
  /** The certificates of a player that count towards the limit. */
  certificates?(state: CoreState, player: PlayerId): number
}

const rulesOf: { readonly [id: string]: Rules } = {
  '1854': { certificates: (state, player) => countedCertificates(state as State1854, player) },
  [india1853.id]: { certificates: (state, player) => papersHeld(state as State1853, player) },
}

/** Kinds of action whose row names exactly the money that moves. */
const exact = ['buyShare', 'sellShares']
const rowsPerState = 14

const played = new Map<string, readonly History<CoreState>[]>()

const enoughActions = 2_500

/** Random games, some of which begin late: as many as it takes to have enough actions, six at most. */
function playedGames(id: string): readonly History<CoreState>[] {
  const known = played.get(id)
  if (known) return known
  const { title } = games[id]!
  const found: History<CoreState>[] = []
  for (const seed of [41, 45, 42, 46, 43, 44]) {
    if (found.reduce((sum, { length }) => sum + length, 0) > enoughActions) break
    const setup = { players: ['A', 'B', 'C', 'D'].slice(0, 3 + (seed % 2)), seed, options: {} }
    const begun = begin(title, seed < 45 ? setup : { ...setup, position: title.randomPlay.late(setup) })
    if (!begun.ok) throw new Error(JSON.stringify(begun.refusal))
    found.push(randomHistory(title, begun.value, seed, 1_000))
  }
  played.set(id, found)
  return found
}

/** Positions spread over the games. */
function* positionsOf(id: string, every: number): Generator<CoreState> {
  for (const history of playedGames(id))
    for (let n = 0; n < history.length; n += every) yield history.at(n).state
}

function rowsIn(section: Section): readonly Row[] {
  switch (section.kind) {
    case 'rows':
    case 'slot':
      return section.rows
    case 'amount':
    case 'pass':
      return [section.row]
    case 'sites':
      return section.sites.flatMap(({ ways }) => ways.flatMap(({ turns }) => turns))
    case 'runs':
      return section.plans.map(({ row }) => row)
    case 'payout':
      return section.ways
    case 'offer':
      return section.answers
    case 'sealed':
      return section.sections.flatMap(rowsIn)
  }
}

/** So many of a list, spread over it. */
const spread = <T>(items: readonly T[], most: number): readonly T[] => {
  const step = Math.max(1, Math.floor(items.length / most))
  return items.filter((_, i) => i % step === 0).slice(0, most)
}

const amount = (value: Value): number => (value.kind === 'money' ? value.amount : 0)

/** Whether what happened depends on a secret, or ended the game and with it all secrets: no view can foresee that. */
const tellsSecret = ({ title }: Game, before: CoreState, after: CoreState): boolean =>
  title.secrets !== undefined && (title.isOver(after) || title.secrets.consulted?.(before, after) === true)

/** What a player gains or loses by some effects. */
const gainOf = (effects: readonly Effect[], player: PlayerId): number =>
  effects
    .filter(({ what, of }) => what === 'cash' && of.kind === 'player' && of.ref === player)
    .reduce((sum, { from, to }) => sum + amount(to) - amount(from), 0)

/** All messages of a description, but for those in parts that were looked at before: descriptions share much. */
function* messagesIn(part: unknown, known: WeakSet<object>): Generator<Message> {
  if (typeof part !== 'object' || part === null || known.has(part)) return
  known.add(part)
  if ('key' in part && typeof part.key === 'string') yield part as Message
  for (const [name, inner] of Object.entries(part)) if (name !== 'action') yield* messagesIn(inner, known)
}

interface Seat {
  readonly seen: CoreState
  readonly viewer: PlayerId
  readonly before: Before
  readonly rows: readonly Row[]
}

/** The game as the one sees it who decides. */
function seatAt(id: string, face: TitleFace<CoreState>, state: CoreState): Seat | undefined {
  const { title } = games[id]!
  const viewer = legal(title, state).choices[0]?.action.player
  if (viewer === undefined) return undefined
  const seen = view(title, state, viewer)
  const before = { table: face.table(seen, viewer), map: face.map(seen, viewer) }
  const rows = face.step(seen, legal(title, seen), viewer).sections.flatMap(rowsIn)
  return { seen, viewer, before, rows }
}

const differing = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b)

describe.each(Object.entries(faces))('the description of %s', (id, face) => {
  const { title, texts } = games[id]!

  it('tells the worth, the certificates and the heads of companies as the rules do', () => {
    for (const state of positionsOf(id, 11)) {
      const table = face.table(view(title, state, null), null)
      for (const { player, fortune } of title.ranking(state)) {
        expect(worthOf(table, player).total).toBe(fortune)
        const certificates = rulesOf[id]?.certificates?.(state, player)
        if (certificates !== undefined) expect(certificatesOf(table, player)).toBe(certificates)
      }
      for (const { shares, head } of table.companies)
        for (const holding of shares)
          if (holding.head) expect(holding.holder).toBe(head && heldBy(head.player))
    }
  })

  it('has every price on the market where its company stands, and no more than all of a company', () => {
    for (const state of positionsOf(id, 23)) {
      const { companies, market } = face.table(state, null)
      const spaces = new Map(market?.rows.flat().map(({ ref, price }) => [ref, price]))
      const places = new Map(
        market?.stacks.flatMap(({ space, companies: all }) => all.map((one) => [one, space])),
      )
      for (const { ref, price, shares } of companies) {
        if (price?.space !== undefined)
          expect([spaces.get(price.space), places.get(ref)]).toEqual([price.amount, price.space])
        expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBeLessThanOrEqual(100)
        expect(largestHolders({ shares } as Table['companies'][number]).percent).toBeLessThanOrEqual(100)
      }
      expect(new Set(companies.map(({ ref }) => ref)).size).toBe(companies.length)
    }
  })

  it('foretells where payouts send prices', () => {
    let foretold = 0
    for (const history of playedGames(id))
      for (let n = 1; n <= history.length; n++) {
        const tellings = history
          .at(n)
          .events.flatMap((event) => face.story.tells(event, history.at(n).state) ?? [])
        const paid = tellings.flatMap(({ paidOut }) => paidOut ?? [])
        const [payout] = paid
        if (!payout || paid.length > 1) continue
        const { market, companies } = face.table(history.at(n - 1).state, null)
        const price = companies.find(({ ref }) => ref === payout.company)?.price
        const goes = (market?.moves ?? []).flatMap((move) =>
          move.goes.flatMap((one) => (one.company === payout.company ? [{ ...one, id: move.id }] : [])),
        )
        if (!price?.space || goes.length === 0) continue
        const byAmount = goes.filter(({ least = Infinity }) => least <= payout.amount)
        const reached = byAmount.toSorted((a, b) => (a.least ?? 0) - (b.least ?? 0)).at(-1)
        const otherwise = goes.find((one) => one.id === (payout.amount === 0 ? 'withheld' : 'paidOut'))
        const space = (reached ?? otherwise)?.to ?? price.space
        const expected = market?.rows.flat().find(({ ref }) => ref === space)?.price
        const movesIn = (told: typeof tellings): readonly number[] =>
          told.flatMap(({ priceMoved }) => (priceMoved?.company === payout.company ? [priceMoved.to] : []))
        const at = tellings.findIndex(({ paidOut }) => paidOut)
        // it lay elsewhere when it was paid out
        if (movesIn(tellings.slice(0, at)).length > 0) continue
        expect([payout, movesIn(tellings)[0] ?? price.amount]).toEqual([payout, expected])
        foretold++
      }
    expect(foretold).toBeGreaterThan(40)
  })

  it('has the turn of whoever decides', () => {
    for (const state of positionsOf(id, 11)) {
      const now = face.table(state, null).turns.filter(({ at }) => at === 'now')
      expect(now.length).toBeLessThanOrEqual(1)
      const [turn] = now
      if (turn?.player && top(state)?.kind !== 'offer') expect(awaitedIn(title, state)).toContain(turn.player)
    }
  })

  it('makes again whatever an action changed', () => {
    // what is remembered without need is that of the state before: another one when the game is read backwards
    const states = [...positionsOf(id, 17)]
    const told = (state: CoreState): string =>
      JSON.stringify([face.table(state, null), face.map(state, null)])
    const forwards = states.map(told)
    const backwards = states.toReversed().map(told).toReversed()
    expect(forwards.findIndex((text, i) => text !== backwards[i])).toBe(-1)
  })

  it('foresees what happens, from what its viewer may know', () => {
    let foreseen = 0
    for (const state of positionsOf(id, 29)) {
      const seat = seatAt(id, face, state)
      if (!seat) continue
      const { seen, viewer, before, rows } = seat
      for (const { action, asks } of spread(rows, rowsPerState)) {
        const foresight = foresee(title, face, seen, before, action, viewer)
        expect(foresight.kind).not.toBe('refused')
        if (foresight.kind !== 'effects') continue
        expect({ action, asks: foresight.partner }).toEqual({ action, asks })
        if (asks !== undefined) continue
        const outcome = apply(title, state, action)
        if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
        if (tellsSecret(games[id]!, state, outcome.state)) continue
        const after = kept(before.table, face.table(view(title, outcome.state, viewer), viewer))
        const told = foresight.effects.filter(({ of }) => of.kind !== 'hex')
        expect(differing(told, effectsBetween(before.table, after, viewer))).toBe(false)
        foreseen++
      }
    }
    expect(foreseen).toBeGreaterThan(100)
  })

  it('names the money that moves where shares change hands, and what could be sold', () => {
    let sold = 0
    for (const state of positionsOf(id, 13)) {
      const seat = seatAt(id, face, state)
      if (!seat || !seat.rows.some(({ action }) => exact.includes(action.type))) continue
      const { seen, viewer, before, rows } = seat
      // what is sold in an emergency is spent at once
      if (before.table.round.kind !== 'stock') continue
      const most = new Map<string, number>()
      for (const { action, price = 0, asks } of rows.filter((row) => exact.includes(row.action.type))) {
        if (asks !== undefined) continue
        const foresight = foresee(title, face, seen, before, action, viewer)
        const gain = foresight.kind === 'effects' ? gainOf(foresight.effects, viewer) : 0
        const isSale = action.type === 'sellShares'
        expect({ action, gain }).toEqual({ action, gain: isSale ? price : 0 - price })
        if (!isSale) continue
        const { company } = action as Action & { company: string }
        most.set(company, Math.max(most.get(company) ?? 0, gain))
      }
      for (const { ref, shares } of before.table.companies) {
        const holding = shares.find(({ holder }) => holder === heldBy(viewer))
        expect([ref, holding?.sellable?.money ?? 0]).toEqual([ref, most.get(ref) ?? 0])
      }
      sold += most.size
    }
    expect(sold).toBeGreaterThan(10)
  })

  // where nobody plans runs, what is told of them is compared instead
  it.runIf(face.slowSteps.length === 0)('tells runs that earn what the rules pay', () => {
    let runs = 0
    for (const history of playedGames(id))
      for (let n = 1; n <= history.length; n++) {
        const { events, state } = history.at(n)
        for (const event of events) {
          const plan = face.runs.told?.(state, event)
          if (!plan) continue
          expect(face.story.tells(event, state)?.earned?.amount).toBe(plan.total)
          runs++
        }
      }
    expect(runs).toBeGreaterThan(10)
  })

  it.runIf(face.slowSteps.length > 0)('earns by its plans what the rules then pay', () => {
    let runs = 0
    for (const state of positionsOf(id, 1)) {
      const step = top(state)?.kind ?? ''
      if (!face.slowSteps.includes(step) || runs > 25) continue
      const viewer = legal(title, state).players[0]!
      const decision = legal(title, state)
      for (const section of face.step(state, decision, viewer).sections) {
        if (section.kind !== 'runs') continue
        for (const { row, total, routes, extras } of section.plans.slice(0, 2)) {
          const parts = [...routes, ...extras].reduce((sum, part) => sum + (part.amount ?? 0), 0)
          if (routes.every((route) => route.amount !== null)) expect(parts).toBe(total)
          const outcome = apply(title, state, row.action)
          const events = outcome.ok ? outcome.events : []
          const earned = events.map((event) => face.story.tells(event, state)?.earned).find((one) => one)
          expect(earned).toMatchObject({ company: section.company, amount: total })
          runs++
        }
      }
    }
    expect(runs).toBeGreaterThan(10)
  })

  it('has words in every language for all it says', () => {
    const said = new Set<string>()
    const known = new WeakSet<object>()
    for (const state of positionsOf(id, 19)) {
      const seat = seatAt(id, face, state)
      if (!seat) continue
      const { seen, viewer, before } = seat
      const step = face.step(seen, openDecision(title, seen), viewer)
      const messages = [...messagesIn([before, step], known)]
      for (const language of languages) {
        const words = tableWords({ language, texts, table: before.table })
        for (const message of messages) {
          if (said.has(`${language} ${JSON.stringify(message)}`)) continue
          said.add(`${language} ${JSON.stringify(message)}`)
          expect(words.say(message)).not.toBe('')
        }
        for (const { label } of [...face.story.milestones, ...face.story.sources])
          expect(words.say(label)).not.toBe('')
        expect(words.round(before.table.round)).not.toBe('')
      }
    }
    expect(said.size).toBeGreaterThan(100)
  })

  it('lets every milestone be told', () => {
    const known = new Set(face.story.milestones.map((one) => one.id))
    for (const history of playedGames(id))
      for (let n = 1; n <= history.length; n++) {
        const { events, state } = history.at(n)
        for (const event of events) {
          const { milestone, income } = face.story.tells(event, state) ?? {}
          if (milestone) expect(known).toContain(milestone.id)
          if (income) {
            expect(face.story.sources.map((one) => one.id)).toContain(income.source)
            expect(money(income.amount)).not.toEqual(money(0))
          }
        }
      }
  })
})
