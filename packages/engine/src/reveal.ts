import type { Playable } from './game.js'
import { view } from './game.js'
import { isObject } from './json.js'
import type { CoreState, PlayerId } from './state.js'

/**
 * Whether somebody knows more of a secret after an action than before: the rules had to look at something hidden, so
 * that the outcome could have been different, or something that was hidden from somebody is now open. What was learned
 * cannot be unlearned, so everybody has to agree to undo such an action.
 */
export function reveals<S extends CoreState>(title: Playable<S>, before: S, after: S): boolean {
  // the random source is never told, and so never opened
  if (!title.secrets) return false
  return title.secrets.consulted?.(before, after) || opens(title, before, after)
}

/** Whether something that was hidden from somebody is no longer hidden. */
const opens = <S extends CoreState>(title: Playable<S>, before: S, after: S): boolean =>
  before.players.some((viewer) => {
    const still = secretsFrom(title, after, viewer)
    return [...secretsFrom(title, before, viewer)].some((place) => !still.has(place))
  })

/** The places of a state at which a viewer sees something other than what is there. */
function secretsFrom<S extends CoreState>(
  title: Playable<S>,
  state: S,
  viewer: PlayerId,
): ReadonlySet<string> {
  const places = new Set<string>()
  // parts that the view shares with the state hide nothing, and are most of it
  const compare = (whole: unknown, seen: unknown, place: string): void => {
    if (whole === seen) return
    const [parts, seenParts] = [partsOf(whole), partsOf(seen)]
    if (!parts || !seenParts) places.add(place)
    else for (const key of Object.keys(parts)) compare(parts[key], seenParts[key], `${place}/${key}`)
  }
  compare({ ...state, random: null }, view(title, state, viewer), '')
  return places
}

const partsOf = (value: unknown): { readonly [key: string]: unknown } | undefined =>
  Array.isArray(value) ? Object.fromEntries(value.entries()) : isObject(value) ? value : undefined
