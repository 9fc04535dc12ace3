import type { CompanyId, State } from '@stellwerk/1854'
import { austria1854, directorOf, priceIfAny, shareCompanyIds } from '@stellwerk/1854'
import type { PlayerId } from '@stellwerk/engine'
import { decidersOf, purseOf, top } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import type { Moment } from '../../../session/session.js'
import {
  expectCalledAlike,
  expectDrawnToTheEnd,
  expectFollowed,
  expectKeyMoments,
  expectNoGaps,
  expectRanked,
} from '../../../story/testing.js'
import { actorMark, actorName, actorOf, isPass } from './actor.js'
import { bands } from './bands.js'
import { charts } from './charts.js'
import { chronicle } from './chronicle.js'
import { fortune } from './fortune.js'
import { headline } from './headline.js'
import { keyMoments } from './key-moments.js'
import { order } from './order.js'
import { randomGame } from './testing.js'

const moments = randomGame(5)
const last = moments.length - 1
const finalState = (moments[last] as Moment<State>).state

describe('a random game of 1854', () => {
  it('has a band for every moment, called as the headline calls its round', () => {
    const found = bands(moments, 'en')
    expect(found.at(-1)).toMatchObject({ kind: 'end', label: 'End' })
    expectNoGaps(found, last)
    expectCalledAlike(found.slice(0, -1), moments, headline)
  })

  it('counts fortunes as the rules do, part by part', () => {
    expectRanked(moments, fortune, austria1854)
  })

  it('draws charts whose last values are those of the end', () => {
    const drawn = charts(moments, 'en')
    expectDrawnToTheEnd(drawn, finalState, last)
    const [worth, price] = drawn
    for (const { player, total } of fortune(finalState, 'en'))
      expect(worth?.series.find(({ id }) => id === player)?.values.at(-1)).toBe(total)
    for (const company of shareCompanyIds(finalState)) {
      const line = price?.series.find(({ id }) => id === company)
      expect(line?.values.at(-1) ?? undefined).toBe(priceIfAny(finalState, company))
    }
  })

  it('shows each revenue once, in the round in which it was earned', () => {
    const revenue = charts(moments, 'en').find(({ id }) => id === 'revenue')
    const told: { [company: string]: number } = {}
    for (const { events } of moments)
      for (const event of events)
        if (event.kind === 'ran') {
          const id = event['company'] as string
          told[id] = (told[id] ?? 0) + (event['revenue'] as number)
        }
    expect(revenue?.series.map(({ id }) => id).toSorted()).toEqual(Object.keys(told).toSorted())
    for (const { id, values } of revenue?.series ?? [])
      expect(values.reduce((sum: number, value) => sum + (value ?? 0), 0)).toBe(told[id])
  })

  it('accounts for every coin that a player received', () => {
    const { incomes } = chronicle(moments)
    const income = ['dividend', 'mountain income', 'split']
    for (const player of finalState.players) {
      const purse = purseOf(player)
      let cash = moments[0]?.state.cash[purse] ?? 0
      for (const { events } of moments.slice(1))
        for (const { kind, from, to, amount, reason } of events) {
          if (kind !== 'money' || income.includes(reason as string)) continue
          if (to === purse) cash += amount as number
          if (from === purse) cash -= amount as number
        }
      const received = Object.values(incomes[player] ?? {}).reduce((sum, each) => sum + each, cash)
      expect(received).toBe(finalState.cash[purse])
    }
  })

  it('names first whoever has to decide', () => {
    for (const { state } of moments) {
      const kind = top(state)?.kind ?? ''
      // these interrupt the order of companies
      if (['', 'offer', 'give-up', 'emergency', 'merger-window', 'charter'].includes(kind)) continue
      const [first] = order(state, 'en')
      const decider = state.order.includes(first?.id as PlayerId)
        ? first?.id
        : directorOf(state, first?.id as CompanyId)
      expect(decider).toBe(decidersOf(austria1854, state)[0])
    }
  })

  it('knows for whom each tile was laid', () => {
    bands(moments, 'en')
    for (const moment of moments) {
      const [laid] = moment.events.filter(({ kind }) => kind === 'tile-laid')
      if (moment.action?.type === 'layTile') expect(actorOf(moment)).toBe(laid?.['company'])
    }
  })

  it('tells its key moments in every language, the largest dividend among them', () => {
    const paid = moments.flatMap(({ events }, at) =>
      events
        .filter(({ kind, how }) => kind === 'paid-out' && how === 'full')
        .map(({ revenue }) => ({ at, amount: Number(revenue) })),
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
  it('says round and phase in every language', () => {
    const { state } = moments[0] as Moment<State>
    expect(headline(state, 'en')).toMatchObject({
      round: 'AU 1',
      roundName: 'Auction round 1',
      phase: '1',
      phaseColour: '--phase-1',
    })
    expect(headline(state, 'de').roundName).toBe('Auktionsrunde 1')
    expect(headline(state, 'ja').phaseNote).toContain('黄色')
  })
})

describe('names', () => {
  it('tell locals, AGs, majors and mountain railways apart', () => {
    expect(actorName('1', 'en')).toBe('Mariazellerbahn (1)')
    expect(actorName('A', 'de')).toBe('Lokalbahn AG A')
    expect(actorName('SEM', 'en')).toBe('Semmeringbahn')
    expect(['1', 'A', 'KE'].map((id) => actorMark(id, 'en'))).toEqual(['L1', 'AG A', 'KE'])
  })

  it('a pass is nothing else', () => {
    const player = 'Anna' as PlayerId
    expect(isPass({ type: 'pass', player })).toBe(true)
    expect(isPass({ type: 'dropOut', player })).toBe(false)
  })
})
