import type { Json } from './fields.js'
import { flag, limit, list, no, number, record, text } from './fields.js'
import type { Train } from './network.js'

export interface BoardStop {
  readonly kind: 'city' | 'town' | 'offboard' | 'junction'
  readonly json: Json
  readonly path: string
}
export interface Hex {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly stops: readonly BoardStop[]
  readonly track: readonly (readonly [End, End])[]
  readonly walls: ReadonlySet<number>
  readonly passBonus: number
  readonly oncePerRoute: boolean
}
/** An edge from 0 to 5, or a stop as -1, -2 … */
type End = number

export interface Board {
  readonly hexes: readonly Hex[]
  readonly orientation: 'flat' | 'pointy'
  readonly company: string
  readonly junctionOnce: boolean
  readonly oneStopPerHex: boolean
  readonly shareStops: boolean
  readonly shareTrack: boolean
  readonly shareSides: boolean
}

export function parseTrain(value: unknown, path: string): Train {
  const json = record(value, path)
  const name = text(json['name'], `${path}.name`)
  const multiplier = json['multiplier'] === undefined ? 1 : number(json['multiplier'], `${path}.multiplier`)
  const n = limit(json['n'], `${path}.n`)
  const is = (field: string, otherwise: boolean): boolean => flag(json[field], `${path}.${field}`, otherwise)
  const common = { name, multiplier, n }
  switch (json['mode']) {
    case 'stops':
      return { ...common, mode: 'stops' }
    case 'cities':
      return {
        ...common,
        mode: 'cities',
        towns: limit(json['towns'], `${path}.towns`),
        paysTowns: is('paysTowns', true),
        townsMayUseCityPlaces: is('townsMayUseCityPlaces', false),
      }
    case 'passTowns':
      return { ...common, mode: 'passTowns', endsCalled: is('endsCalled', false) }
    case 'express':
      return {
        ...common,
        mode: 'express',
        visit: limit(json['visit'], `${path}.visit`),
        paysTowns: is('paysTowns', true),
        endsCalled: is('endsCalled', false),
      }
    default:
      throw no(`${path}.mode`, '"stops", "cities", "passTowns" or "express"')
  }
}

export function parseHex(value: unknown, path: string): Hex {
  const json = record(value, path)
  const stops = list(json['stops'] ?? [], `${path}.stops`).map((stop, i): BoardStop => {
    const at = `${path}.stops[${i}]`
    const { kind, ...rest } = record(stop, at)
    if (kind !== 'city' && kind !== 'town' && kind !== 'offboard' && kind !== 'junction')
      throw no(`${at}.kind`, '"city", "town", "offboard" or "junction"')
    return { kind, json: rest, path: at }
  })
  const track = list(json['track'] ?? [], `${path}.track`).map((piece, i): readonly [End, End] => {
    const at = `${path}.track[${i}]`
    const ends = list(piece, at)
    if (ends.length !== 2) throw no(at, 'two ends')
    return [parseEnd(ends[0], stops.length, `${at}[0]`), parseEnd(ends[1], stops.length, `${at}[1]`)]
  })
  return {
    name: text(json['name'], `${path}.name`),
    x: number(json['x'], `${path}.x`),
    y: number(json['y'], `${path}.y`),
    stops,
    track,
    walls: new Set(
      list(json['walls'] ?? [], `${path}.walls`).map((e, i) => number(e, `${path}.walls[${i}]`)),
    ),
    passBonus: json['passBonus'] === undefined ? 0 : number(json['passBonus'], `${path}.passBonus`),
    oncePerRoute: flag(json['oncePerRoute'], `${path}.oncePerRoute`, false),
  }
}

function parseEnd(value: unknown, stops: number, path: string): End {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 5) return value
  const stop = typeof value === 'string' ? /^s(\d+)$/.exec(value)?.[1] : undefined
  if (stop === undefined || Number(stop) >= stops) throw no(path, 'an edge from 0 to 5 or a stop of the hex')
  return -1 - Number(stop)
}
