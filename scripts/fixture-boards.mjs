// Boards for the search for routes, drawn from a seed: hexes around a middle, with cities, towns, red areas and the
// track of a late game. They are not the map of any game; what matters is that they have as many ways as the boards
// people play on.

import { Random } from '../packages/engine/dist/index.js'

const company = 'OWN'
const other = 'OTHER'

const stops = (n) => ({ name: String(n), mode: 'stops', n, multiplier: 1 })

/** Each has its own kind of trains, and a size at which the search has to work. */
export const wishes = [
  { id: 'five-and-six', seed: 5, radius: 4, trains: [stops(5), stops(6)] },
  { id: 'three-trains', seed: 10, radius: 4, trains: [stops(4), stops(4), stops(5)] },
  {
    id: 'express',
    seed: 7,
    radius: 4,
    trains: [
      { name: '4E', mode: 'express', n: 4, visit: 9, paysTowns: false, endsCalled: true, multiplier: 2 },
      stops(4),
    ],
  },
  {
    id: 'towns-apart',
    seed: 13,
    radius: 4,
    trains: [
      { name: '3+3', mode: 'cities', n: 3, towns: 3, multiplier: 1 },
      { name: '4+4', mode: 'cities', n: 4, towns: 4, multiplier: 1 },
    ],
  },
  {
    id: 'towns-passed',
    seed: 13,
    radius: 4,
    trains: [{ name: '5', mode: 'passTowns', n: 5, endsCalled: true, multiplier: 1 }, stops(4)],
  },
  { id: 'wide', seed: 21, radius: 5, trains: [stops(5), stops(6)] },
]

export function boardOf({ id, seed, radius, trains }) {
  const random = new Random(seed)
  const hexes = [...placesWithin(radius)].map((place, i) => hexAt(random, place, i, radius))
  const cities = hexes.flatMap(({ stops: all }) => all.filter(({ kind }) => kind === 'city'))
  // stations of the company in two cities; others fill two more, where nobody passes
  for (const [i, city] of cities.entries()) {
    if (i % 5 === 1) city.tokens = [company]
    else if (i % 5 === 3) city.tokens = Array.from({ length: city.slots }, () => other)
  }
  return {
    format: 'route-problem/1',
    id,
    about: `A board drawn by scripts/fixture-boards.mjs from seed ${seed}.`,
    orientation: 'flat',
    company,
    trains,
    rules: {
      stationRequired: true,
      minStops: 2,
      stopOncePerRoute: true,
      junctionOncePerRoute: true,
      oneStopPerHex: true,
      routesMayShareStops: true,
      sharedTrack: false,
      sharedSide: false,
    },
    bonuses: [],
    hexes,
  }
}

/** Columns count in hexes, rows in half hexes. */
function* placesWithin(radius) {
  for (let x = 0; x <= 2 * radius; x++) {
    const dx = x - radius
    const reach = 2 * radius - Math.abs(dx)
    for (let dy = -reach; dy <= reach; dy += 2) yield { x, y: dy + 2 * radius }
  }
}

function hexAt(random, { x, y }, index, radius) {
  const name = `${String.fromCharCode(65 + x)}${y + 1}`
  const isRim =
    Math.abs(x - radius) * 2 + Math.abs(Math.abs(y - 2 * radius) - Math.abs(x - radius)) >= 2 * radius
  const draw = random.below(100)
  const edges = shuffled(random, [0, 1, 2, 3, 4, 5])
  if (isRim && draw < 14)
    return { name, x, y, ...stopOn('offboard', 30 + 10 * random.below(5), edges.slice(0, 3), { slots: 0 }) }
  if (index % 6 === 2)
    return { name, x, y, ...stopOn('city', 20 + 10 * random.below(5), edges, { slots: 2, tokens: [] }) }
  if (draw < 20) return { name, x, y, ...stopOn('town', 10, edges.slice(0, 4), {}) }
  // two pieces that meet at no side, and as many more as a brown tile has
  const pieces = edges.map((edge, i) => [edge, edges[(i + 1) % edges.length]])
  const track = pieces.filter((_, i) => i % 2 === 0 || i === 1 || (i === 3 && draw < 60))
  return { name, x, y, stops: [], track }
}

const stopOn = (kind, revenue, edges, more) => ({
  stops: [{ kind, revenue, ...more }],
  track: edges.map((edge) => [edge, 's0']),
})

function shuffled(random, items) {
  const left = [...items]
  return items.map(() => left.splice(random.below(left.length), 1)[0])
}
