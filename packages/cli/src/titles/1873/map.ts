import type { BoardHex, Marker, State } from '@stellwerk/1873'
import { boardHex, isHex, phases } from '@stellwerk/1873'
import type { Edge } from '@stellwerk/hex'
import { clip, width } from '../../width.js'
import type { BrickLayout, BrickMap } from '../bricks.js'
import { drawBricks, strokes } from '../bricks.js'
import type { Look } from '../face.js'
import { say } from './texts.js'

type Layout = BrickLayout<State, BoardHex>

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

const map: BrickMap<State, BoardHex> = {
  hexes: shown,
  hexAt: boardHex,
  style: ({ colour }) => colour,
  mark: sideMark,
  layouts: [widest, wide, narrow],
}

export function drawMap(state: State, { paint, columns, language }: Look): string[] {
  return [...drawBricks(map, state, columns).lines(paint), '', ...legend(language)]
}

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
