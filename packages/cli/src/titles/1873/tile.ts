import type { LayTile, State } from '@stellwerk/1873'
import { harzbahn, hexWith } from '@stellwerk/1873'
import { apply } from '@stellwerk/engine'
import { edges } from '@stellwerk/hex'
import type { Edge } from '@stellwerk/hex'
import type { Language } from '@stellwerk/texts'
import { say } from './texts.js'

/** Which sides of the hex a tile joins, and what laying it costs. */
export function tileDetail(language: Language, action: LayTile, state: State): string {
  const { hex, tile, rotation } = action
  const { leads } = hexWith(hex, { tile, rotation })
  const name = (edge: Edge): string => say(language, `side.${edge}`)
  const atStops = new Map<string, string[]>()
  const joins: string[] = []
  for (const edge of edges) {
    const end = leads[edge]
    if (typeof end === 'number' && edge < end) joins.push(`${name(edge)}–${name(end)}`)
    if (typeof end === 'string') atStops.set(end, [...(atStops.get(end) ?? []), name(edge)])
  }
  const sides = [...[...atStops.values()].map((names) => names.join('·')), ...joins].join(' ')
  return say(language, 'tile.detail', { sides, cost: costOf(action, state) })
}

function costOf(action: LayTile, state: State): number {
  const outcome = apply(harzbahn, state, action)
  const laid = outcome.ok ? outcome.events.find(({ kind }) => kind === 'tile-laid') : undefined
  return Number(laid?.['cost'] ?? 0)
}
