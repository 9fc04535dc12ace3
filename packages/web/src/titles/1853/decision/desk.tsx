import type { CompanyId, State } from '@stellwerk/1853'
import { playerOf } from '@stellwerk/1853'
import type { Desk as AnyDesk } from '../../../decision/desk.js'
import { useMatter } from '../../../decision/desk.js'
import type { Say } from '../../../language/texts.js'
import type { TableView } from '../../../table/table.js'
import { EffectText } from './effect-text.js'
import type { Effect } from './effects.js'
import { outcomeOf } from './outcome.js'
import type { TextKey } from './texts.js'
import { decisionTexts } from './texts.js'

/** The desk of 1853. */
export interface Desk extends AnyDesk<State, Effect> {
  readonly table: TableView<State>
  readonly say: Say<TextKey>
  /** What a purse is called: a player or a company. */
  purse(purse: string): string
}

export interface StepProps {
  readonly desk: Desk
}

export function useDesk(): Desk | undefined {
  const matter = useMatter<State>()
  if (!matter) return undefined
  const desk: Desk = {
    ...matter,
    say: decisionTexts.in(matter.language),
    judge: outcomeOf,
    effect: (effect, { state }) => <EffectText desk={desk} effect={effect} after={state} />,
    purse(purse) {
      const player = playerOf(purse)
      return player === undefined ? purse : matter.nameOf(player)
    },
  }
  return desk
}

/** The company whose step waits. */
export const companyOfStep = ({ step }: Desk): CompanyId => step['company'] as CompanyId
