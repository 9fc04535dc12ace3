import type { ComponentType } from 'preact'
import type { Texts } from '../language/texts.js'
import { lazy } from '../ui/lazy.js'
import type { Panel } from './face.js'

/** A title's tabs of the dock in their order, by their names; each is fetched when it is first opened. */
export function panelsOf<Id extends string>(
  names: Texts<Id>,
  fetched: { readonly [id in Id]?: () => Promise<ComponentType> },
): readonly Panel[] {
  return (Object.entries(fetched) as [Id, () => Promise<ComponentType>][]).map(([id, fetch]) => ({
    id,
    label: (language) => names.in(language)(id),
    Panel: lazy(fetch),
  }))
}
