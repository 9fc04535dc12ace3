import type { BoardHex, Marker, State } from '@stellwerk/1873'
import { boardHex, isHex, phases } from '@stellwerk/1873'
import type { Edge } from '@stellwerk/hex'
import { position } from '@stellwerk/hex'
import { clip, width } from '../../width.js'
import type { Look } from '../face.js'
import type { Style } from './canvas.js'
import { Canvas } from './canvas.js'
import { say } from './texts.js'

/**
 * The map as bricks: each hex is a box, each row shifted by half a box. At the rim of its box every hex tells which of
 * its six sides have track.
 */
interface Layout {
  /** Half the distance between two neighbours in a row. */
  readonly half: number
  readonly lines: readonly Line[]
}

interface Line {
  text(state: State, hex: BoardHex): string
  /** The edges whose marks stand at the left and right of this line. */
  readonly sides?: readonly [left: Edge, right: Edge]
}

const narrow: Layout = {
  half: 3,
  lines: [
    { text: (_, { hex }) => hex, sides: [2, 3] },
    { text: tile },
    { text: works, sides: [1, 4] },
    { text: (state, hex) => stations(state, hex, 3), sides: [0, 5] },
  ],
}

const wide: Layout = {
  half: 5,
  lines: [
    { text: (state, hex) => `${hex.hex} ${works(state, hex)}`.trim(), sides: [2, 3] },
    { text: (state, hex) => `${tile(state, hex)} ${value(state, hex)}`.trim(), sides: [1, 4] },
    { text: (state, hex) => stations(state, hex, 7), sides: [0, 5] },
  ],
}

const widest: Layout = {
  half: 6,
  lines: [
    { text: (state, hex) => `${hex.hex} ${works(state, hex)}`.trim(), sides: [2, 3] },
    { text: (_, hex) => clip(hex.printed.name ?? '', 11) },
    { text: (state, hex) => `${tile(state, hex)} ${value(state, hex)}`.trim(), sides: [1, 4] },
    { text: (state, hex) => stations(state, hex, 9), sides: [0, 5] },
  ],
}

/** The hexes that are played on, and those without a stop that carry track of the game. */
const shown: readonly string[] = Array.from('ABCDEFGHIJKLM')
  .flatMap((row) => Array.from({ length: 30 }, (_, i) => `${row}${i + 1}`))
  .filter((hex) => isHex(hex) && isPlayed(hex))

function isPlayed(hex: string): boolean {
  const { printed } = boardHex({ tiles: {} } as State, hex)
  return !printed.implicit || printed.track.some((piece) => !piece.state)
}

export function drawMap(state: State, { paint, columns, language }: Look): string[] {
  const places = shown.map((hex) => ({ hex, ...position(hex) }))
  const left = Math.min(...places.map((p) => p.column))
  const top = Math.min(...places.map((p) => p.row))
  const across = Math.max(...places.map((p) => p.column)) - left + 2
  const { half, lines } = [widest, wide].find((layout) => across * layout.half + 1 <= columns) ?? narrow
  const canvas = new Canvas()
  for (const { hex, row, column } of places)
    drawHex(canvas, state, boardHex(state, hex), lines, {
      x: (column - left) * half,
      y: (row - top) * (lines.length + 1),
      width: 2 * half,
    })
  return [...canvas.lines(paint), '', ...legend(language)]
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
}

function drawHex(canvas: Canvas, state: State, hex: BoardHex, lines: readonly Line[], box: Box): void {
  canvas.box(box.x, box.y, box.width, lines.length + 1)
  const style: Style = hex.colour
  for (const [i, line] of lines.entries()) {
    const y = box.y + 1 + i
    const inner = box.width - 1
    canvas.write(box.x + 1, y, centred(line.text(state, hex), inner), style)
    if (!line.sides) continue
    const [leftEdge, rightEdge] = line.sides
    canvas.put(box.x + 1, y, sideMark(hex, leftEdge), style)
    canvas.put(box.x + inner, y, sideMark(hex, rightEdge), style)
  }
}

function centred(text: string, room: number): string {
  const before = Math.max(0, Math.floor((room - width(text)) / 2))
  return (' '.repeat(before) + text).padEnd(room)
}

const strokes: readonly string[] = ['╱', '─', '╲', '╱', '─', '╲']

function sideMark({ leads, stateLeads, printed }: BoardHex, edge: Edge): string {
  if (leads[edge] !== undefined) return strokes[edge] ?? ''
  if (stateLeads[edge] !== undefined) return '·'
  return printed.barriers?.includes(edge) ? '×' : ' '
}

const letters = { none: '', yellow: 'y', green: 'g', brown: 'b', grey: '#' } as const
const climbs = { hills: '^50', upland: '^100', mountains: '^150' } as const

/** The tile that lies there, or what building there costs. */
function tile(_: State, { laid, colour, printed }: BoardHex): string {
  if (laid) return `${laid.tile}${letters[colour]}`
  if (colour !== 'none') return printed.implicit ? '' : letters[colour]
  return printed.terrain ? climbs[printed.terrain] : ''
}

/** The mine or the factory. */
function works(state: State, { printed }: BoardHex): string {
  if (printed.mine !== undefined) return `${state.mines[printed.mine]?.open ? 'm' : '†'}${printed.mine}`
  return printed.factory?.slice(0, 2) ?? ''
}

function value(state: State, { stops }: BoardHex): string {
  const worth = stops[0]?.value ?? 0
  const now = typeof worth === 'number' ? worth : worth[phases[state.phase].value]
  return now === 0 ? '' : String(now)
}

/** Markers and empty circles of all stops, in full if there is room. */
function stations(state: State, { hex, stops }: BoardHex, room: number): string {
  const markers = stops.map((_, stop) => state.markers[hex]?.[stop] ?? [])
  const drawn = (name: (marker: Marker) => string, gap: string): string =>
    stops
      .map((stop, i) => {
        const here = markers[i] ?? []
        const free = Math.max(0, stop.circles - here.length)
        return [...here.map(name), ...Array<string>(free).fill('o')].join(gap)
      })
      .filter((text) => text !== '')
      .join(gap === '' ? '' : '/')
  const full = drawn(({ railway, active }) => (active ? railway : railway.toLowerCase()), ' ')
  if (width(full) <= room) return full
  return drawn(({ railway, active }) => (active ? railway[0] : railway[0]?.toLowerCase()) ?? '', '').slice(
    0,
    room,
  )
}

function legend(language: Look['language']): string[] {
  return [say(language, 'legend.track'), say(language, 'legend.hex'), say(language, 'legend.marks')]
}
