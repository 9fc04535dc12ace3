import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { State } from '@stellwerk/1873'
import { deciderFor, harzbahn, importGame } from '@stellwerk/1873'
import type { OperationId } from '@stellwerk/1873'
import { purseOf, top } from '@stellwerk/engine'
import type { PlayerId } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import type { Moment } from '../../../session/session.js'
import {
  expectCalledAlike,
  expectDrawnToTheEnd,
  expectFollowed,
  expectKeyMoments,
  expectNoGaps,
  expectRanked,
  momentsOf,
} from '../../../story/testing.js'
import { actorOf, isPass } from './actor.js'
import { bands } from './bands.js'
import { charts } from './charts.js'
import { chronicle } from './chronicle.js'
import { fortune } from './fortune.js'
import { headline } from './headline.js'
import { keyMoments } from './key-moments.js'
import { order } from './order.js'
import { randomGame } from './testing.js'

/** A finished game from 18xx.games. */
const exported = fileURLToPath(new URL('../../../../../../../shared/peer/game.json', import.meta.url))
const absent = !existsSync(exported)

function importedGame(): Moment<State>[] {
  const outcome = importGame(JSON.parse(readFileSync(exported, 'utf8')) as unknown)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.fault))
  return momentsOf(outcome.history)
}

const games = [
  { name: 'a random game of edition R', game: () => randomGame(2, 'R'), skip: false },
  { name: 'a random game of edition S', game: () => randomGame(3, 'S'), skip: false },
  {
    name: `a game of 18xx.games${absent ? ' (skipped: ../shared/peer is not there)' : ''}`,
    game: importedGame,
    skip: absent,
  },
]

const deciders = (state: State): readonly PlayerId[] => {
  const frame = top(state)
  return frame ? (harzbahn.procedures[frame.kind]?.deciders?.(state, frame as never) ?? []) : []
}

for (const { name, game, skip } of games)
  describe.skipIf(skip)(name, () => {
    const moments = skip ? [] : game()
    const last = moments.length - 1
    const finalState = moments.at(-1)?.state as State

    it('has a band for every moment, called as the headline calls its round', () => {
      const found = bands(moments, 'en')
      expect(found.at(-1)).toMatchObject({ kind: 'end', label: 'End' })
      expectNoGaps(found, last)
      expectCalledAlike(found.slice(0, -1), moments, headline)
      expect(new Set(found.map(({ label }) => label)).size).toBe(found.length)
    })

    it('counts fortunes as the rules do, part by part', () => {
      expectRanked(moments, fortune, harzbahn)
    })

    it('draws charts whose last values are those of the end', () => {
      const drawn = charts(moments, 'en')
      expectDrawnToTheEnd(drawn, finalState, last)
      const [worth, price] = drawn
      for (const { player, total } of fortune(finalState, 'en'))
        expect(worth?.series.find(({ id }) => id === player)?.values.at(-1)).toBe(total)
      for (const [id, company] of Object.entries(finalState.railways))
        expect(price?.series.find((line) => line.id === id)?.values.at(-1)).toBe(company.price)
    })

    it('shows each revenue once, in the round in which it was earned', () => {
      const revenue = charts(moments, 'en').find(({ id }) => id === 'revenue')
      const told: { [company: string]: number } = {}
      for (const { events } of moments)
        for (const event of events) {
          const id = (event['railway'] ?? event['operation']) as string
          const amount = (event['revenue'] ?? event['income']) as number
          if (event.kind === 'ran' || event.kind === 'produced') told[id] = (told[id] ?? 0) + amount
        }
      for (const { id, values } of revenue?.series ?? [])
        if (id !== 'MHE') expect(values.reduce((sum: number, value) => sum + (value ?? 0), 0)).toBe(told[id])
    })

    it('accounts for every coin that a player received', () => {
      const { incomes } = chronicle(moments)
      for (const player of finalState.players) {
        const purse = purseOf(player)
        let cash = moments[0]?.state.cash[purse] ?? 0
        // buying and selling is no income
        for (const { events } of moments)
          for (const { kind, from, to, amount, reason } of events) {
            if (kind !== 'money' || !['shares', 'auction'].includes(reason as string)) continue
            if (to === purse) cash += amount as number
            if (from === purse) cash -= amount as number
          }
        const received = Object.values(incomes[player] ?? {}).reduce((sum, each) => sum + each, cash)
        expect(received).toBe(finalState.cash[purse])
        const shown = charts(moments, 'en').find(({ id }) => id === `income:${player}`)
        expect(shown?.series.map(({ values }) => values.at(-1))).toEqual(Object.values(incomes[player] ?? {}))
      }
    })

    it('names first whoever has to decide', () => {
      for (const { state } of moments) {
        const kind = top(state)?.kind ?? ''
        // an offer interrupts the order; in receivership anybody may decide
        if (kind === '' || kind === 'offer' || kind.endsWith('receivership')) continue
        const [first] = order(state, 'en')
        const decider = state.order.includes(first?.id as PlayerId)
          ? first?.id
          : deciderFor(state, first?.id as OperationId)
        expect([decider]).toEqual(deciders(state))
      }
    })

    it('knows for whom each action of an operating round was done', () => {
      bands(moments, 'en')
      for (const [n, moment] of moments.entries()) {
        const before = moments[n - 1]
        if (!before || headline(before.state, 'en').round.startsWith('OR') === false) continue
        const actor = actorOf(moment)
        expect(actor).toMatch(/^(mine:\d+|[A-Z]{2,3})$/)
        // what follows by itself may be another operation's: look at the action's own event
        const [laid] = moment.events.filter(({ kind }) => kind === 'tile-laid')
        if (moment.action?.type === 'layTile') expect(actor).toBe(laid?.['operation'])
      }
    })

    it('tells its key moments in every language, the largest dividend among them', () => {
      const paid = moments.flatMap(({ events }, at) =>
        events
          .filter(({ kind }) => kind === 'paid-out')
          .map(({ how, profit }) => ({
            at,
            amount: how === 'full' ? Number(profit) : how === 'half' ? Number(profit) / 2 : 0,
          })),
      )
      const most = Math.max(...paid.map(({ amount }) => amount))
      expectKeyMoments(moments, keyMoments)
      const dividend = keyMoments(moments, 'en').find(({ text }) => text.includes('Largest dividend'))
      expect(dividend?.at).toBe(paid.find(({ amount }) => amount === most)?.at)
    })

    it('is told alike when it is followed action by action', () => {
      expectFollowed(moments, chronicle)
    })
  })

describe('the headline', () => {
  const [start] = randomGame(3, 'R')
  const state = (start as Moment<State>).state

  it('says round and phase in every language', () => {
    expect(headline(state, 'en')).toMatchObject({
      round: 'AU 1',
      roundName: 'Start auction',
      phase: '1',
      phaseColour: '--phase-1',
    })
    expect(headline(state, 'de').roundName).toBe('Start-Versteigerung')
    expect(headline(state, 'ja').phaseNote).toContain('黄色')
  })
})

describe('a pass', () => {
  it('is nothing else', () => {
    const player = 'Anna' as PlayerId
    expect(isPass({ type: 'pass', player })).toBe(true)
    expect(isPass({ type: 'payOut', player })).toBe(false)
  })
})
