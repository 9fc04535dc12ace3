import type { Bonus, Network, Point, Segment, Task, Train } from './network.js'

/** Small numbers from a seed, for tests that can be repeated. */
export class Dice {
  constructor(private seed: number) {}
  below(n: number): number {
    this.seed = (Math.imul(this.seed, 1_664_525) + 1_013_904_223) | 0
    return ((this.seed >>> 8) * n) >>> 24
  }
  chance(percent: number): boolean {
    return this.below(100) < percent
  }
  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T
  }
}

export interface Wish {
  readonly points: number
  readonly segments: number
  readonly trains: number
  readonly gauges?: boolean
  readonly mail?: boolean
  readonly bonuses?: boolean
  readonly modes?: readonly Train['mode'][]
}

/** Tasks by how trains count their stops, and with bonuses. */
export const plainWishes: readonly Omit<Wish, 'points' | 'segments' | 'trains'>[] = [
  { modes: ['stops'] },
  { modes: ['cities'] },
  { modes: ['passTowns'] },
  { modes: ['express'] },
  { bonuses: true },
]

export function randomTask(dice: Dice, wish: Wish): Task {
  const network = randomNetwork(dice, wish)
  return {
    network,
    trains: Array.from({ length: wish.trains }, (_, i) => randomTrain(dice, i, wish)),
    stationRequired: dice.chance(85),
    minStops: 2,
    ...(wish.mail ? { mail: true } : {}),
  }
}

function randomNetwork(dice: Dice, wish: Wish): Network {
  const things = wish.segments + 6
  const limits = 3
  const points: Point[] = Array.from({ length: wish.points }, (_, p): Point => {
    const odd = dice.below(100)
    const limit = dice.chance(15) ? [dice.below(limits)] : []
    if (p > 1 && odd < 12) return { kind: 'junction', things: [], limits: dice.chance(70) ? limit : [] }
    if (p > 1 && odd < 24) return { kind: 'switch', things: [things - 1 - (p % 5)], limits: [] }
    const kind = odd < 60 ? 'city' : odd < 85 ? 'town' : 'offboard'
    return {
      kind,
      name: `stop ${p}`,
      value: kind === 'town' ? 10 : 10 * (1 + dice.below(9)),
      ...(dice.chance(10) ? { valueFor: { 'train 0': 10 * dice.below(12) } } : {}),
      cost: dice.chance(90) ? 1 : dice.below(3),
      own: dice.chance(35) || p === 0,
      pass: kind !== 'offboard' && dice.chance(85),
      end: dice.chance(92),
      ...(dice.chance(5) ? { only: ['train 1'] } : {}),
      ...(dice.chance(5) ? { passFor: ['train 0'] } : {}),
      things: dice.chance(10) ? [things - 6] : [],
      limits: limit,
    }
  })
  const bonuses: Bonus[] = wish.bonuses
    ? Array.from({ length: 3 }, (_, b): Bonus => {
        const some = (): number[] => [dice.below(wish.points), dice.below(wish.points)]
        return {
          amount: dice.pick([10, 20, 40, -10]),
          calls: b === 0 ? [] : b === 1 ? [some()] : [some(), some()],
        }
      })
    : []
  const segments = Array.from({ length: wish.segments }, (_, s): Segment => {
    const from = dice.below(wish.points)
    let to = dice.below(wish.points)
    if (to === from) to = (to + 1) % wish.points
    return {
      from,
      to,
      fromFace: points[from]?.kind === 'switch' ? dice.below(2) : 0,
      toFace: points[to]?.kind === 'switch' ? dice.below(2) : 0,
      things: dice.chance(20) && s > 0 ? [s, dice.below(s)] : [s],
      limits: dice.chance(8) ? [dice.below(limits)] : [],
      bonuses: wish.bonuses && dice.chance(25) ? [0] : [],
      ...(wish.gauges ? { gauges: dice.pick([['broad'], ['metre'], ['broad', 'metre']]) } : {}),
    }
  })
  return { points, segments, things, limits, bonuses }
}

function randomTrain(dice: Dice, i: number, wish: Wish): Train {
  const common = {
    name: `train ${i}`,
    multiplier: dice.chance(85) ? 1 : 2,
    n: dice.chance(85) ? 2 + dice.below(4) : null,
    ...(wish.gauges ? { gauges: dice.pick([['broad'], ['metre'], ['broad', 'metre']]) } : {}),
  }
  const mode = dice.pick<Train['mode']>(wish.modes ?? ['stops', 'cities', 'passTowns', 'express'])
  switch (mode) {
    case 'stops':
      return { ...common, mode }
    case 'cities':
      return {
        ...common,
        mode,
        towns: dice.chance(50) ? null : dice.below(3),
        paysTowns: dice.chance(80),
        townsMayUseCityPlaces: dice.chance(40),
      }
    case 'passTowns':
      return { ...common, mode, endsCalled: dice.chance(50) }
    case 'express':
      return {
        ...common,
        mode,
        visit: dice.chance(60) ? null : 3 + dice.below(4),
        paysTowns: dice.chance(60),
        endsCalled: dice.chance(60),
        ...(dice.chance(30) ? { ownCalled: true } : {}),
      }
  }
}
