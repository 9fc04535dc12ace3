import type { State } from '@stellwerk/1873'
import { playerOf } from '@stellwerk/1873'
import type { Desk as AnyDesk } from '../../../decision/desk.js'
import { useMatter } from '../../../decision/desk.js'
import type { Say } from '../../../language/texts.js'
import type { TableView } from '../../../table/table.js'
import { EffectText } from './effect-text.js'
import type { Effect } from './effects.js'
import { outcomeOf } from './outcome.js'
import type { TextKey } from './texts.js'
import { decisionTexts } from './texts.js'

/** The desk of 1873. */
export interface Desk extends AnyDesk<State, Effect> {
  readonly table: TableView<State>
  readonly say: Say<TextKey>
  /** What a purse is called: a player, a mine, a company. */
  purse(purse: string): string
}

export function useDesk(): Desk | undefined {
  const matter = useMatter<State>()
  if (!matter) return undefined
  const say = decisionTexts.in(matter.language)
  const desk: Desk = {
    ...matter,
    say,
    judge: outcomeOf,
    effect: (effect, { state }) => <EffectText desk={desk} effect={effect} after={state} />,
    purse(purse) {
      const player = playerOf(purse)
      if (player !== undefined) return matter.nameOf(player)
      return purse.startsWith('mine:') ? say('mine', { mine: purse.slice(5) }) : purse
    },
  }
  return desk
}
