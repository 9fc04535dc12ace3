import type { State } from '@stellwerk/1853'
import { india1853 } from '@stellwerk/1853'
import { decidersOf } from '@stellwerk/engine'
import { languages } from '@stellwerk/texts'
import { describe, expect, it } from 'vitest'
import type { Moment } from '../../../session/session.js'
import { expectCalledAlike, expectFollowed, expectKeyMoments, expectNoGaps } from '../../../story/testing.js'
import type { Band } from '../../face.js'
import { actorOf } from './actor.js'
import { bands } from './bands.js'
import { charts } from './charts.js'
import { chronicle } from './chronicle.js'
import { fortune } from './fortune.js'
import { headline } from './headline.js'
import { keyMoments } from './key-moments.js'
import { order } from './order.js'
import { shortRound } from './rounds.js'
import { randomGame } from './testing.js'

describe('the story of a random game', () => {
  const moments = randomGame(4, 260)
  const last = moments.length - 1
  const finalState = (moments[last] as Moment<State>).state

  it('has a band for every moment, and the headline names the same round', () => {
    const found = bands(moments, 'en')
    expect(found[0]).toMatchObject({ kind: 'auction', label: 'Contracts' })
    expectNoGaps(found, last)
    const isNumbered = ({ kind }: Band): boolean => kind === 'stock' || kind === 'operating'
    expectCalledAlike(found.filter(isNumbered), moments, headline)
    expect(found.some(({ kind }) => kind === 'operating')).toBe(true)
  })

  it('calls the contracts C and says every round in words', () => {
    expect(shortRound({ kind: 'auction', number: 1 })).toBe('C')
    expect(headline((moments[0] as Moment<State>).state, 'en')).toMatchObject({
      round: 'C',
      roundName: 'Contracts',
      phase: '2',
    })
    for (const language of languages) expect(headline(finalState, language).phaseNote).not.toBe('')
  })

  it('puts whoever decides first in the order', () => {
    for (const { state } of moments.filter((_, n) => n % 7 === 0)) {
      const [decider] = decidersOf(india1853, state)
      const [first] = order(state, 'en')
      if (
        decider === undefined ||
        state.flow.some(({ kind }) =>
          ['debt', 'give-back', 'offer', 'elephant', 'extra-round'].includes(kind),
        )
      )
        continue
      expect(first?.label).toContain(decider)
    }
  })

  it('knows for which company everything in an operating round was done', () => {
    bands(moments, 'en')
    for (const [n, moment] of moments.entries()) {
      const before = moments[n - 1]?.state.flow.find(({ kind }) => kind === 'turn')
      if (before) expect(actorOf(moment)).toBe(before['company'])
    }
  })

  it('adds up: what players received is what the money events say', () => {
    const { incomes, earnings } = chronicle(moments)
    const dividends = moments
      .flatMap(({ events }) => events)
      .filter((event) => event.kind === 'money' && event['reason'] === 'dividend')
      .reduce((sum, event) => sum + (event['amount'] as number), 0)
    expect(Object.values(incomes).reduce((sum, each) => sum + each.dividends, 0)).toBe(dividends)
    expect(Object.keys(earnings).length).toBeGreaterThan(0)
  })

  it('draws a value for each sample', () => {
    for (const { samples, series } of charts(moments, 'en'))
      for (const { values } of series) expect(values).toHaveLength(samples.length)
  })

  it('tells the fortunes that the ranking has', () => {
    const ranked = india1853.ranking(finalState).map(({ player, fortune: total }) => ({ player, total }))
    const told = fortune(finalState, 'en').map(({ player, total, parts }) => {
      expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(total)
      return { player, total }
    })
    expect(told.toSorted((a, b) => a.player.localeCompare(b.player))).toEqual(
      ranked.toSorted((a, b) => a.player.localeCompare(b.player)),
    )
  })

  it('has key moments in every language, none empty', () => {
    expectKeyMoments(moments, keyMoments)
  })

  it('is told alike when it is followed action by action', () => {
    expectFollowed(moments, chronicle)
  })
})

it('tells a game to a viewer without a word about the cities of others', () => {
  const [whole, seen] = [randomGame(4, 40), randomGame(4, 40, 'Anna' as never)]
  const others = Object.entries(whole.at(-1)?.state.contracts ?? {})
    .filter(([player, { fulfilled }]) => player !== 'Anna' && !fulfilled)
    .flatMap(([, { cities }]) => cities ?? [])
  const own = whole.at(-1)?.state.contracts['Anna']?.cities ?? []
  const told = JSON.stringify([
    keyMoments(seen, 'en'),
    charts(seen, 'en'),
    bands(seen, 'en'),
    seen.map(actorOf),
  ])
  expect(others.length).toBeGreaterThan(0)
  for (const city of others.filter((each) => !own.includes(each))) expect(told).not.toContain(city)
})
