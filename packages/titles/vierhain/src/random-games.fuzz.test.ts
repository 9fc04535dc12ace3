import { begin } from '@stellwerk/engine'
import { fuzzStart, orThrow, playRandomly } from '@stellwerk/engine/testing'
import { expect, it } from 'vitest'
import { companyOrder } from './data/companies.js'
import { termsOf } from './data/terms.js'
import { trainOrder } from './data/trains.js'
import { vierhain } from './title.js'

const names = ['Ann', 'Bo', 'Cy', 'Di']

it('random games end after nine rounds without breaking a law of conservation, and see everything', () => {
  const seen = new Set<string>()
  for (let seed = 1; seed <= 60; seed++) {
    const players = names.slice(0, 2 + (seed % 3))
    const setup = { players, seed, options: {} }
    const start = orThrow(begin(vierhain, fuzzStart(vierhain, setup)))
    const { history, violation, events } = playRandomly(vierhain, start, seed, 1_000)
    expect(violation, `seed ${seed}`).toBeUndefined()
    expect(history.state.round).toEqual({ set: 3, operating: 2 })
    if (start.round.set === 1) expect(events['round-started'], `seed ${seed}`).toBe(3 + 6 - 1)
    for (const kind of Object.keys(events)) seen.add(kind)
    seen.add(`phase ${history.state.phase}`)
  }
  expect([...seen].toSorted()).toEqual(
    [
      'aid-paid',
      'director-changed',
      'founded',
      'game-over',
      'money',
      'paid-out',
      'passed',
      'phase 1',
      'phase 2',
      'phase 3',
      'phase-began',
      'price-moved',
      'ran',
      'round-started',
      'share-bought',
      'share-sold',
      'tile-laid',
      'train-bought',
      'trains-scrapped',
    ].toSorted(),
  )
})

it('no train is lost before any is scrapped', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const players = names.slice(0, 2 + (seed % 3))
    const start = orThrow(vierhain.create({ players, seed, options: {} }))
    const { history } = playRandomly(vierhain, start, seed, 1_000)
    for (let n = 0; n <= history.length; n++) {
      const { state } = history.at(n)
      const owned = companyOrder.flatMap((company) => state.companies[company].trains)
      for (const train of trainOrder) {
        const left = state.trains[train]
        if (left === null || (train === '2' && state.phase === '3')) continue
        expect(left + owned.filter((one) => one === train).length).toBe(termsOf(state).trains[train])
      }
    }
  }
})
