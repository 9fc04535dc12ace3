import type { BoardHex, CompanyId, MapId, State } from '@stellwerk/1854'
import { boardHex, maps, phases } from '@stellwerk/1854'
import type { Edge } from '@stellwerk/hex'
import { clip, width } from '../../width.js'
import type { BrickLayout, BrickMap } from '../bricks.js'
import { drawBricks, strokes } from '../bricks.js'
import type { Look } from '../face.js'
import { say } from './texts.js'

type Layout = BrickLayout<State, BoardHex>

const tiny: Layout = {
  half: 2,
  lines: [
    { text: (_, { hex }) => hex },
    { text: () => '', sides: [2, 3] },
    { text: tile },
    { text: (state, hex) => stations(state, hex, 1), sides: [1, 4] },
    { text: () => '', sides: [0, 5] },
  ],
}

const narrow: Layout = {
  half: 3,
  lines: [
    { text: (_, { hex }) => hex, sides: [2, 3] },
    { text: tile },
    { text: value, sides: [1, 4] },
    { text: (state, hex) => stations(state, hex, 3), sides: [0, 5] },
  ],
}

const wide: Layout = {
  half: 4,
  lines: [
    { text: (_, { hex }) => hex, sides: [2, 3] },
    { text: (_, hex) => clip(hex.printed.mountainRailway ?? place(hex), 7) },
    { text: tile },
    { text: value, sides: [1, 4] },
    { text: (state, hex) => stations(state, hex, 5), sides: [0, 5] },
  ],
}

const widest: Layout = {
  half: 5,
  lines: [
    {
      text: (_, { hex, printed }) => [hex, printed.mountainRailway ?? ''].join(' ').trim(),
      sides: [2, 3],
    },
    { text: (_, hex) => clip(place(hex), 9) },
    { text: (state, hex) => [tile(state, hex), value(state, hex)].join(' ').trim(), sides: [1, 4] },
    { text: (state, hex) => stations(state, hex, 7), sides: [0, 5] },
  ],
}

const mapOf = (id: MapId): BrickMap<State, BoardHex> => ({
  hexes: Object.keys(maps[id]),
  hexAt: boardHex,
  style: ({ colour }) => colour,
  mark: sideMark,
  layouts: [widest, wide, narrow, tiny],
})

/** Both maps, the small one while it is in play. */
export function drawMaps(state: State, { paint, columns, language }: Look): string[] {
  const draw = (id: MapId): string[] => [
    paint.heading(say(language, `map.${id}`)),
    ...drawBricks(mapOf(id), state, columns).lines(paint),
    '',
  ]
  const legend = [say(language, 'legend.track'), say(language, 'legend.hex'), say(language, 'legend.marks')]
  const small = Object.keys(state.locals).length > 0 ? draw('region') : []
  return [...draw('austria'), ...small, ...legend]
}

function sideMark({ exits, mouths, printed }: BoardHex, edge: Edge): string {
  if (exits.includes(edge)) return strokes[edge] ?? ''
  if (mouths.includes(edge)) return '='
  return printed.trackToWien === edge ? '·' : ' '
}

const letters = { none: '', yellow: 'y', green: 'g', brown: 'b', grey: '#', red: '' } as const
const terrains = { mountain: '^', river: '~' } as const

/** The tile that lies there, or what building there costs. */
function tile(_: State, { laid, colour, printed }: BoardHex): string {
  if (laid) return `${laid.tile}${letters[colour]}`
  if (printed.use === 'tunnels') return 'T'
  const { terrain } = printed
  return terrain ? `${terrains[terrain.kind]}${terrain.cost}` : letters[colour]
}

const place = ({ printed }: BoardHex): string =>
  [...new Set(printed.stops.flatMap(({ name }) => name ?? []))].join('/')

/** What the first stop pays now. */
function value(state: State, { stops }: BoardHex): string {
  const worth = stops[0]?.value ?? 0
  const now = typeof worth === 'number' ? worth : worth[phases[state.phase].value]
  return now === 0 ? '' : String(now)
}

/** Markers and empty circles of all stops, in full if there is room. */
function stations(state: State, { hex, stops }: BoardHex, room: number): string {
  const drawn = (name: (company: CompanyId) => string, gap: string): string =>
    stops
      .map((stop, i) => {
        const here = state.markers[hex]?.[i] ?? []
        const free = Math.max(0, stop.circles - here.length)
        return [...here.map(name), ...Array<string>(free).fill('o')].join(gap)
      })
      .filter((text) => text !== '')
      .join(gap === '' ? '' : '/')
  const full = drawn((company) => company, ' ')
  return width(full) <= room ? full : drawn((company) => company[0] ?? '', '').slice(0, room)
}
