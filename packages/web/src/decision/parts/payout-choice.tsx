import type { Action, CoreState, GameEvent, PlayerId } from '@stellwerk/engine'
import { purseOf } from '@stellwerk/engine'
import { numeral } from '@stellwerk/texts'
import type { Say } from '../../language/texts.js'
import { Change } from '../../ui/change.js'
import type { Desk } from '../desk.js'
import type { Outcome } from '../outcome.js'
import { PayoutTable } from './payout-table.js'

type Seated = CoreState & { readonly order: readonly PlayerId[] }
type PayOut = Action & { readonly type: 'payOut'; readonly how: string }

/** One use of what was earned. */
interface Use {
  readonly action: PayOut
  readonly label: string
  /** What one share gets. */
  readonly each: number
}

/** An effect of any title; those of interest here are events, told in words. */
interface Effect {
  readonly kind: string
}

const isNote = (effect: Effect): effect is Effect & { readonly event: GameEvent } => effect.kind === 'note'

interface PayoutChoiceProps<S extends Seated, E extends Effect> {
  readonly desk: Desk<S, E> & { readonly say: Say<'treasury' | 'sharePrice'> }
  /** Whose earnings they are. */
  readonly company: string
  /** What can become of them by the rules; not all of it may be possible now. */
  readonly uses: readonly Use[]
  /** What `each` is called. */
  readonly perShare: string
  priceIn(state: S): number
}

/** What becomes of what was earned: what each use brings to whom, and where the price goes. */
export function PayoutChoice<S extends Seated, E extends Effect>({
  desk,
  company,
  uses,
  perShare,
  priceIn,
}: PayoutChoiceProps<S, E>) {
  const { state, player, say, language } = desk
  const possible = desk.choices.flatMap(({ action }) =>
    action.type === 'payOut' ? [(action as PayOut).how] : [],
  )
  const gain = (purse: string, { state: after }: Outcome<S, E>): number =>
    (after.cash[purse] ?? 0) - (state.cash[purse] ?? 0)
  const gained = (purse: string) => (outcome: Outcome<S, E>) => {
    const amount = gain(purse, outcome)
    return amount > 0 ? `+${numeral(language, amount)}` : numeral(language, amount)
  }
  return (
    <PayoutTable
      desk={desk}
      ways={uses.map(({ action, label }) => ({
        id: action.how,
        label,
        action,
        isPossible: possible.includes(action.how),
      }))}
      rows={(outcomes) => [
        {
          label: perShare,
          of: (_, { id }) => numeral(language, uses.find(({ action }) => action.how === id)?.each ?? 0),
        },
        { label: say('treasury'), of: gained(company) },
        {
          label: say('sharePrice'),
          of: ({ state: after }) => <Change from={priceIn(state)} to={priceIn(after)} />,
        },
        ...state.order
          .filter((other) => outcomes.some((outcome) => outcome && gain(purseOf(other), outcome) !== 0))
          .map((other) => ({
            label: desk.nameOf(other),
            isOwn: other === player,
            of: gained(purseOf(other)),
          })),
      ]}
      notes={({ effects, state: after }) =>
        effects.flatMap((effect: Effect) => (isNote(effect) ? [desk.line(effect.event, after)] : []))
      }
    />
  )
}
