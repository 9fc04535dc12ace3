import type { CoreState } from '@stellwerk/engine'
import type { Edge } from '@stellwerk/hex'
import type { BoardMap, Circle, Ground, MapHex, Sheet, Stop, Table, TrackKind } from '@stellwerk/table'
import { clip, flow, width } from '../width.js'
import type { BrickLayout, BrickMap } from './bricks.js'
import { drawBricks, strokes } from './bricks.js'
import type { Look } from './face.js'
import type { Style } from './canvas.js'
import { say } from '../texts.js'
import type { DescribedGame } from '@stellwerk/titles'
import type { Sight } from './sight.js'
import { sightOf } from './sight.js'

/** A board with the names that its companies go by. */
interface NamedMap {
  readonly map: BoardMap
  readonly marks: ReadonlyMap<string, string>
  /** One letter for each of them. */
  readonly letters: ReadonlyMap<string, string>
}

type Layout = BrickLayout<NamedMap, MapHex>

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
      { text: (board, hex) => signsOf(board, hex, 3) || value(hex), sides: [1, 4] },
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

export function drawMap<S extends CoreState>(described: DescribedGame<S>, state: S, look: Look): string[] {
  const sight = sightOf(described, state, look)
  const map = described.face.map(state, null)
  const marks = new Map(sight.table.companies.map(({ ref, mark }) => [ref, mark]))
  const board = { map, marks, letters: lettersOf(sight.table) }
  const sheets = map.sheets.flatMap((sheet) => [
    ...(map.sheets.length > 1 ? [look.paint.heading(sight.words.say(sheet.label))] : []),
    ...drawBricks(bricks(board, sheet), board, look.columns).lines(look.paint),
    '',
  ])
  return [...sheets, ...legend(board, sight)]
}

/** For each company with stations the first letter of its mark that no company before it in the alphabet has. */
function lettersOf({ companies, kinds }: Table): NamedMap['letters'] {
  const building = companies.filter(({ kind }) =>
    kinds.some(({ id, has }) => id === kind && has.includes('stations')),
  )
  const letters = new Map<string, string>()
  for (const { ref, mark } of building.toSorted((a, b) => (a.mark < b.mark ? -1 : 1))) {
    const taken = [...letters.values()]
    const free = mark.split('').find((letter) => !taken.includes(letter))
    letters.set(ref, free ?? mark[0] ?? '')
  }
  return letters
}

const bricks = ({ map }: NamedMap, sheet: Sheet): BrickMap<NamedMap, MapHex> => ({
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
/** A second ground that is drawn alike has a sign of its own where there is one. */
const grounds: Readonly<Record<Ground['sign'], string>> = {
  hills: 'n',
  mountains: '^',
  high: 'A',
  water: '~≈',
  rock: 'T',
}

/** A hex and what stands on it, without a gap if there is no room for one. */
function heading(board: NamedMap, hex: MapHex, room: number): string {
  const [signs, full] = [signsOf(board, hex), joined(hex.ref, signsOf(board, hex))]
  return width(full) <= room ? full : `${hex.ref}${signs}`
}

function groundSign({ grounds: all }: BoardMap, { id, sign }: Ground): string {
  const alike = all.filter((one) => one.sign === sign)
  return grounds[sign][alike.findIndex((one) => one.id === id)] ?? grounds[sign][0] ?? ''
}

/** The tile that lies there, or the ground with what building there costs. */
function ground({ map }: NamedMap, { tile, colour, use, grounds: here, costs }: MapHex): string {
  if (tile) return `${tile.ref}${letters[colour]}`
  if (colour !== 'none' && (use !== 'build' || here.length === 0)) return use === 'rim' ? '' : letters[colour]
  const signs = map.grounds
    .filter(({ id }) => here.includes(id))
    .map((one) => groundSign(map, one))
    .join('')
  const [cost] = costs
  return `${signs}${costs.length === 1 ? (cost?.amount ?? '') : ''}`
}

const nameOf = ({ name, stops }: MapHex): string => name ?? stops.find((stop) => stop.name)?.name ?? ''

/** Companies, works and bonuses of the hex; how much a bonus is only where there is room. */
function signsOf({ marks: names }: NamedMap, { signs }: MapHex, room = Infinity): string {
  const full = signs
    .flatMap(({ kind, company = '', label, look }) => {
      if (kind === 'company') return [`${look === 'crossed' ? '†' : '⌂'}${names.get(company) ?? company}`]
      if (kind === 'bonus') return [label?.kind === 'money' ? `+${label.amount}` : '+']
      return kind === 'works' ? ['W'] : []
    })
    .join(' ')
  return width(full) <= room ? full : full.replaceAll(/\+\d+/g, '+')
}

function value({ stops }: MapHex): string {
  const now = stops[0]?.value ?? 0
  return now === 0 ? '' : String(now)
}

/** Markers and empty circles of all stops, in full if there is room; a dot for a town that nothing else tells of. */
function stations(
  { marks: names, letters: short }: NamedMap,
  { stops, signs }: MapHex,
  room: number,
): string {
  const isBare = !signs.some(({ kind }) => kind === 'company' || kind === 'works')
  const drawn = (from: NamedMap['marks'], gap: string): string =>
    stops
      .map((stop) =>
        isBare && isDot(stop) ? '•' : stop.circles.map((circle) => markOf(from, circle)).join(gap),
      )
      .filter((text) => text !== '')
      .join(gap === '' ? '' : '/')
  const full = drawn(names, ' ')
  return width(full) <= room ? full : drawn(short, '').slice(0, room)
}

const isDot = ({ kind, circles }: Stop): boolean => kind === 'town' && circles.length === 0

function markOf(names: NamedMap['marks'], { marker }: Circle): string {
  if (!marker) return 'o'
  const mark = names.get(marker.company) ?? marker.company
  return marker.active ? mark : mark.toLowerCase()
}

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

function legend({ map, marks: names, letters: short }: NamedMap, { words, look }: Sight): readonly string[] {
  const { tracks, grounds: all, hexes } = map
  const { language, columns } = look
  const unlike = Array.from(short, ([ref, letter]) => ({ letter, mark: names.get(ref) ?? ref })).filter(
    ({ letter, mark }) => !mark.startsWith(letter),
  )
  const barred = Object.values(hexes).some(({ barriers }) => barriers.length > 0)
  return [
    ...flow(
      [
        ...tracks.map(({ line, label }) => `${marks[line] || '╲ ─ ╱'} ${words.say(label)}`),
        ...(barred ? [say(language, 'legend.barrier')] : []),
        ...all.map((one) => `${groundSign(map, one)} ${words.say(one.label)}`),
      ],
      columns,
    ),
    say(language, 'legend.hex'),
    say(language, 'legend.marks'),
    ...flow(
      unlike.map(({ letter, mark }) => `${letter} ${mark}`),
      columns,
    ),
  ]
}
