import type { BoardHex, CompanyId, State, Terrain } from '@stellwerk/1853'
import { boardHex, hexes, terrainCosts } from '@stellwerk/1853'
import type { Edge } from '@stellwerk/hex'
import { clip, flow, width } from '../../width.js'
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
    { text: (_, hex) => ground(hex, 3) },
    { text: (state, hex) => stations(state, hex, 1) || value(hex).slice(-1), sides: [1, 4] },
    { text: () => '', sides: [0, 5] },
  ],
}

const narrow: Layout = {
  half: 3,
  lines: [
    { text: (_, { hex }) => hex, sides: [2, 3] },
    { text: (_, hex) => ground(hex, 5) },
    { text: (_, hex) => value(hex), sides: [1, 4] },
    { text: (state, hex) => stations(state, hex, 3), sides: [0, 5] },
  ],
}

const wide: Layout = {
  half: 4,
  lines: [
    { text: (_, { hex }) => hex, sides: [2, 3] },
    { text: (_, hex) => clip(place(hex), 7) },
    { text: (_, hex) => ground(hex, 7) },
    { text: (_, hex) => value(hex), sides: [1, 4] },
    { text: (state, hex) => stations(state, hex, 5), sides: [0, 5] },
  ],
}

const widest: Layout = {
  half: 5,
  lines: [
    { text: (_, { hex }) => hex, sides: [2, 3] },
    { text: (_, hex) => clip(place(hex), 9) },
    { text: (_, hex) => [ground(hex, 7), value(hex)].join(' ').trim(), sides: [1, 4] },
    { text: (state, hex) => stations(state, hex, 7), sides: [0, 5] },
  ],
}

const india: BrickMap<State, BoardHex> = {
  hexes: Object.keys(hexes),
  hexAt: boardHex,
  style: ({ colour }) => colour,
  mark: sideMark,
  layouts: [widest, wide, narrow, tiny],
}

export function drawMap(state: State, { paint, columns, language }: Look): string[] {
  const terrains = (Object.keys(signs) as Terrain[]).map((terrain) => {
    const { standard, metre } = terrainCosts[terrain]
    return say(language, `terrain.${terrain}`, { sign: signs[terrain], standard, metre })
  })
  return [
    ...drawBricks(india, state, columns).lines(paint),
    '',
    ...flow([say(language, 'legend.track'), say(language, 'legend.dual')], columns),
    ...flow([...terrains, say(language, 'legend.bonus')], columns),
    ...flow([say(language, 'legend.tile'), say(language, 'legend.bases')], columns),
  ]
}

/** Standard gauge is drawn as lines, metre gauge as dots; where both can go there are two lines. */
function sideMark({ by }: BoardHex, edge: Edge): string {
  const standard = by.standard.exits.includes(edge)
  const metre = by.metre.exits.includes(edge)
  if (standard && metre) return '='
  return standard ? (strokes[edge] ?? '') : metre ? ':' : ' '
}

const letters = { none: '', yellow: 'y', green: 'g', brown: 'b', grey: '#' } as const
const signs: Readonly<Record<Terrain, string>> = {
  river: '~',
  severalRivers: '≈',
  hill: 'n',
  mountain: '^',
  highMountain: 'A',
}

/** The tile that lies there, without its colour where there is no room; else terrain and bonus. */
function ground({ laid, colour, printed }: BoardHex, room: number): string {
  if (laid) {
    const number = laid.tile.replace(/-.*/, '')
    const full = `${number}${letters[colour]}`
    return full.length <= room ? full : number
  }
  const terrain = printed.terrain.map((kind) => signs[kind]).join('')
  const bonus = printed.bonus === undefined ? '' : `+${printed.bonus}`
  const full = `${letters[colour]}${terrain}${bonus}`
  return full.length <= room ? full : `${terrain}+`
}

const place = ({ printed }: BoardHex): string => printed.stops[0]?.name ?? ''

/** What the first station is worth; a dot for each town. */
function value({ stops }: BoardHex): string {
  const worth = stops[0]?.value ?? 0
  const towns = stops.filter(({ kind }) => kind === 'town').length
  return [worth === 0 ? '' : String(worth), '•'.repeat(towns)].join('')
}

/** Bases and empty circles of all stations, in full if there is room. */
function stations(state: State, { hex, stops }: BoardHex, room: number): string {
  const drawn = (name: (company: CompanyId) => string, gap: string): string =>
    stops
      .map((stop, i) => {
        const here = state.bases[hex]?.[i] ?? []
        const free = Math.max(0, stop.circles - here.length)
        return [...here.map(name), ...Array<string>(free).fill('o')].join(gap)
      })
      .filter((text) => text !== '')
      .join(gap === '' ? '' : '/')
  const full = drawn((company) => company, ' ')
  return width(full) <= room ? full : drawn((company) => initials[company], '').slice(0, room)
}

/** One letter for each company; two of them begin with the same one. */
const initials: Readonly<Record<CompanyId, string>> = {
  EIR: 'E',
  GIP: 'G',
  NWR: 'N',
  BNR: 'R',
  BBCI: 'B',
  MSM: 'M',
  SIR: 'S',
  ECR: 'C',
}
