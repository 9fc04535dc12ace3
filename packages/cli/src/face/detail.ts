import type { Action, CoreState } from '@stellwerk/engine'
import { apply } from '@stellwerk/engine'
import type { Edge } from '@stellwerk/hex'
import { turn } from '@stellwerk/hex'
import type { PathEnd } from '@stellwerk/table'
import type { Language } from '@stellwerk/texts'
import { argumentsOf } from '@stellwerk/texts'
import { say } from '../texts.js'
import type { DescribedGame } from '@stellwerk/titles'

interface Lay extends Action {
  readonly hex: string
  readonly tile: string
  readonly rotation: number
}

const isLay = (action: Action): action is Lay => 'tile' in action && 'rotation' in action && 'hex' in action

/** Which sides of the hex a tile joins, and what laying it costs, unless the title's own words say that. */
export function detailOf<S extends CoreState>(
  { title, texts, face }: DescribedGame<S>,
  language: Language,
  action: Action,
  state: S,
): string | undefined {
  if (!isLay(action)) return undefined
  const own = argumentsOf(language, texts.catalogues[language], `choice.${action.type}`)
  if (own.has('sides')) return undefined
  const { paths = [] } = face.map(state, null).tiles[action.tile] ?? {}
  const side = (edge: Edge): string => say(language, `side.${turn(edge, action.rotation)}`)
  const atStops = new Map<number, string[]>()
  const joins: string[] = []
  for (const { from, to } of paths) {
    if (isEdge(from) && isEdge(to)) joins.push(`${side(from)}–${side(to)}`)
    for (const [end, other] of [
      [from, to],
      [to, from],
    ] as const)
      if (isEdge(end) && !isEdge(other))
        atStops.set(other.stop, [...(atStops.get(other.stop) ?? []), side(end)])
  }
  const sides = [...[...atStops.values()].map((names) => names.join('·')), ...joins].join(' ')
  const outcome = apply(title, state, action)
  const costs = outcome.ok ? outcome.events.map((event) => face.story.tells(event, state)?.cost) : []
  return say(language, 'tile.detail', { sides, cost: costs.find((cost) => cost !== undefined) ?? 0 })
}

const isEdge = (end: PathEnd): end is Edge => typeof end === 'number'
