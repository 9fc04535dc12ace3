import type { CoreState, PlayerId } from '@stellwerk/engine'
import type { CompanyRef, Money, TitleFace } from '@stellwerk/table'
import { worthOf } from '@stellwerk/table'

/** What charts and key moments need of a state; its whole table is not kept. */
export interface Figures {
  readonly worths: { readonly [player: PlayerId]: Money }
  readonly prices: { readonly [company: CompanyRef]: Money }
}

const known = new WeakMap<CoreState, Figures>()

export function figuresOf<S extends CoreState>(face: TitleFace<S>, state: S): Figures {
  const before = known.get(state)
  if (before) return before
  const table = face.table(state, null)
  const made: Figures = {
    worths: Object.fromEntries(state.players.map((player) => [player, worthOf(table, player).total])),
    prices: Object.fromEntries(
      table.companies.flatMap(({ ref, price }) => (price ? [[ref, price.amount]] : [])),
    ),
  }
  known.set(state, made)
  return made
}
