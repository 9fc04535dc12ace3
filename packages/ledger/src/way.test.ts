import { describe, expect, it } from 'vitest'
import type { Course } from './way.js'
import { leads, wayOf } from './way.js'

/** Trains by what they earn in a round; those below 100 are scrapped after four rounds. */
const course = (change: Partial<Course<number, number>> = {}): Course<number, number> => ({
  rounds: 10,
  before: 4,
  trains: [50],
  cash: 0,
  price: 100,
  takings: (trains) => ({ revenue: trains.reduce((sum, train) => sum + train, 0), kept: 0 }),
  growth: () => 0,
  lasts: (train) => (train < 100 ? 4 : 10),
  offered: () => [{ train: 100, price: 200 }],
  limit: () => 2,
  moved: (price, dividend) => price + (dividend > 0 ? 10 : -10),
  mustOwn: false,
  ...change,
})

const [paying, , saving] = leads as [(typeof leads)[number], unknown, (typeof leads)[number]]

describe('the way of a company', () => {
  it('ends with its trains if it pays out everything', () => {
    expect(wayOf(course(), paying)).toEqual({ before: 4 * 50, after: 0, price: 100 + 40 - 60, added: 0 })
  })

  it('goes on if it keeps its earnings until it can pay for the next train', () => {
    const cheap = course({ offered: () => [{ train: 100, price: 100 }] })
    expect(wayOf(cheap, paying).after).toBe(0)
    const way = wayOf(cheap, saving)
    expect([way.before, way.after]).toEqual([2 * 50, 6 * 100])
    expect(way.price).toBe(100 + 20 - 20 + 60)
  })

  it('begins with a purchase if it has the money, and the new train runs from the next round on', () => {
    const { before } = wayOf(course({ cash: 200 }), paying)
    expect(before).toBe(50 + 3 * 150)
  })

  it('buys nothing above its limit, nor what earns nothing', () => {
    expect(wayOf(course({ cash: 200, limit: () => 1 }), paying).before).toBe(200)
    const blocked = course({
      cash: 200,
      takings: (trains) => ({ revenue: trains.length > 0 ? 50 : 0, kept: 0 }),
    })
    expect(wayOf(blocked, paying).before).toBe(200)
  })

  it('buys no train that is soon scrapped if it waits for a lasting one', () => {
    const soon = course({ cash: 60, offered: () => [{ train: 60, price: 60 }] })
    expect(wayOf(soon, { saves: false, buys: 'all' }).before).toBeGreaterThan(200)
    expect(
      wayOf({ ...soon, lasts: (train) => (train < 100 ? 2 : 10) }, { saves: false, buys: 'lasting' }).before,
    ).toBe(2 * 50)
  })

  it('takes what is missing from its director where it must have a train', () => {
    const way = wayOf(course({ cash: 30, mustOwn: true }), paying)
    expect(way.added).toBe(200 - 30)
    expect(way.after).toBe(6 * 100)
  })

  it('keeps what is never paid out', () => {
    const way = wayOf(course({ takings: (trains) => ({ revenue: 50 * trains.length, kept: 70 }) }), paying)
    expect(way.before).toBeGreaterThan(4 * 50)
  })
})
