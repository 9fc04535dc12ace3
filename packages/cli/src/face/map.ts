import type { CoreState } from '@stellwerk/engine'
import type { Edge } from '@stellwerk/hex'
import type { BoardMap, Circle, Ground, MapHex, Sheet, TrackKind } from '@stellwerk/table'
import { clip, flow, width } from '../width.js'
import type { BrickLayout, BrickMap } from '../titles/bricks.js'
import { drawBricks, strokes } from '../titles/bricks.js'
import type { Look } from '../titles/face.js'
import type { Style } from '../titles/canvas.js'
import { say } from '../texts.js'
import type { Described, Sight } from './sight.js'
import { sightOf } from './sight.js'

/** A board with the names that its companies go by. */
interface Board {
  readonly map: BoardMap
  readonly marks: ReadonlyMap<string, string>
}

type Layout = BrickLayout<Board, MapHex>

const layouts: readonly Layout[] = [
  {
    half: 6,
    lines: [
      { text: (board, hex) => heading(board, hex, 9), sides: [2, 3] },
      { text: (_, hex) => clip(nameOf(hex), 11) },
      { text: (board, hex) => joined(ground(board, hex), value(hex)), sides: [1, 4] },
      { text: (board, hex) => stations(board, hex, 9), sides: [0, 5] },
    ],
  },
  {
    half: 5,
    lines: [
      { text: (board, hex) => heading(board, hex, 7), sides: [2, 3] },
      { text: (_, hex) => clip(nameOf(hex), 9) },
      { text: (board, hex) => joined(ground(board, hex), value(hex)), sides: [1, 4] },
      { text: (board, hex) => stations(board, hex, 7), sides: [0, 5] },
    ],
  },
  {
    half: 4,
    lines: [
      { text: (_, hex) => hex.ref, sides: [2, 3] },
      { text: (board, hex) => joined(ground(board, hex), value(hex)) },
      { text: (board, hex) => clip(signsOf(board, hex) || nameOf(hex), 5), sides: [1, 4] },
      { text: (board, hex) => stations(board, hex, 5), sides: [0, 5] },
    ],
  },
  {
    half: 3,
    lines: [
      { text: (_, hex) => hex.ref, sides: [2, 3] },
      { text: ground },
      { text: (board, hex) => signsOf(board, hex) || value(hex), sides: [1, 4] },
      { text: (board, hex) => stations(board, hex, 3), sides: [0, 5] },
    ],
  },
  {
    half: 2,
    lines: [
      { text: (_, hex) => hex.ref },
      { text: () => '', sides: [2, 3] },
      { text: (board, hex) => ground(board, hex).slice(0, 3) },
      { text: (board, hex) => stations(board, hex, 1), sides: [1, 4] },
      { text: () => '', sides: [0, 5] },
    ],
  },
]

export function drawMap<S extends CoreState>(described: Described<S>, state: S, look: Look): string[] {
  const sight = sightOf(described, state, look)
  const map = described.face.map(state, null)
  const board = { map, marks: new Map(sight.table.companies.map(({ ref, mark }) => [ref, mark])) }
  const sheets = map.sheets.flatMap((sheet) => [
    ...(map.sheets.length > 1 ? [look.paint.heading(sight.words.say(sheet.label))] : []),
    ...drawBricks(bricks(board, sheet), board, look.columns).lines(look.paint),
    '',
  ])
  return [...sheets, ...legend(map, sight)]
}

const bricks = ({ map }: Board, sheet: Sheet): BrickMap<Board, MapHex> => ({
  hexes: sheet.hexes.filter((ref) => isShown(map, map.hexes[ref])),
  hexAt: (board, ref) => board.map.hexes[ref] as MapHex,
  style: ({ colour }): Style => (colour === 'far' ? 'red' : colour),
  mark: (hex, edge) => sideMark(map, hex, edge),
  layouts,
})

/** The rim is shown where it carries track of the game. */
const isShown = ({ tracks }: BoardMap, hex: MapHex | undefined): boolean =>
  hex !== undefined &&
  (hex.use !== 'rim' || hex.paths.some(({ track }) => tracks.find(({ id }) => id === track)?.line !== 'tied'))

const marks: Readonly<Record<TrackKind['line'], string>> = {
  solid: '',
  thin: ':',
  dashed: '=',
  tied: '·',
  under: '≡',
}

/** What crosses a side: the first kind of track in the order of the title, or nothing. */
function sideMark({ tracks }: BoardMap, { paths, layers, barriers }: MapHex, edge: Edge): string {
  const here = [...paths, ...layers.flatMap((layer) => layer.paths)].filter(
    ({ from, to }) => from === edge || to === edge,
  )
  const found = tracks.find(({ id }) => here.some(({ track }) => track === id))
  if (!found) return barriers.includes(edge) ? '×' : ' '
  return marks[found.line] || (strokes[edge] ?? '')
}

const letters = { none: '', far: '', yellow: 'y', green: 'g', brown: 'b', grey: '#' } as const
const grounds: Readonly<Record<Ground['sign'], string>> = {
  hills: 'n',
  mountains: '^',
  high: 'A',
  water: '~',
  valley: 'v',
}

/** A hex and what stands on it, without a gap if there is no room for one. */
function heading(board: Board, hex: MapHex, room: number): string {
  const [signs, full] = [signsOf(board, hex), joined(hex.ref, signsOf(board, hex))]
  return width(full) <= room ? full : `${hex.ref}${signs}`
}

/** The tile that lies there, or the ground with what building there costs. */
function ground({ map }: Board, { tile, colour, use, grounds: here, costs }: MapHex): string {
  if (tile) return `${tile.ref}${letters[colour]}`
  if (colour !== 'none' && (use !== 'build' || here.length === 0)) return use === 'rim' ? '' : letters[colour]
  const signs = here.map((id) => grounds[map.grounds.find((one) => one.id === id)?.sign ?? 'hills']).join('')
  const [cost] = costs
  return `${signs}${costs.length === 1 ? (cost?.amount ?? '') : ''}`
}

const nameOf = ({ name, stops }: MapHex): string => name ?? stops.find((stop) => stop.name)?.name ?? ''

/** Companies, works and bonuses of the hex. */
function signsOf({ marks: names }: Board, { signs }: MapHex): string {
  return signs
    .flatMap(({ kind, company = '', label, look }) => {
      if (kind === 'company') return [`${look === 'crossed' ? '†' : '⌂'}${names.get(company) ?? company}`]
      if (kind === 'bonus') return [label?.kind === 'money' ? `+${label.amount}` : '+']
      return kind === 'works' ? ['W'] : []
    })
    .join(' ')
}

function value({ stops }: MapHex): string {
  const now = stops[0]?.value ?? 0
  return now === 0 ? '' : String(now)
}

/** Markers and empty circles of all stops, in full if there is room. */
function stations({ marks: names }: Board, { stops }: MapHex, room: number): string {
  const drawn = (name: (circle: Circle) => string, gap: string): string =>
    stops
      .map(({ circles }) => circles.map(name).join(gap))
      .filter((text) => text !== '')
      .join(gap === '' ? '' : '/')
  const markOf = ({ marker }: Circle): string => {
    const mark = marker && (names.get(marker.company) ?? marker.company)
    return mark === undefined ? 'o' : marker?.active ? mark : mark.toLowerCase()
  }
  const full = drawn(markOf, ' ')
  return width(full) <= room ? full : drawn((circle) => markOf(circle)[0] ?? '', '').slice(0, room)
}

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

function legend({ tracks, grounds: all, hexes }: BoardMap, { words, look }: Sight): readonly string[] {
  const { language, columns } = look
  const barred = Object.values(hexes).some(({ barriers }) => barriers.length > 0)
  return [
    ...flow(
      [
        ...tracks.map(({ line, label }) => `${marks[line] || '╲ ─ ╱'} ${words.say(label)}`),
        ...(barred ? [say(language, 'legend.barrier')] : []),
        ...all.map(({ sign, label }) => `${grounds[sign]} ${words.say(label)}`),
      ],
      columns,
    ),
    say(language, 'legend.hex'),
    say(language, 'legend.marks'),
  ]
}
