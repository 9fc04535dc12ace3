import type { ComponentChildren } from 'preact'
import type { Action, CoreState } from '@stellwerk/engine'
import { Button } from '../../ui/button.js'
import type { Desk } from '../desk.js'
import type { Outcome } from '../outcome.js'
import { useOutcome } from '../outcomes.js'

/** One use of what was earned. */
interface Way {
  readonly id: string
  readonly label: string
  readonly action: Action
  readonly isPossible: boolean
}

interface Row<S extends CoreState, E> {
  readonly label: string
  /** Stands out: what the chooser gets. */
  readonly isOwn?: boolean
  of(outcome: Outcome<S, E>, way: Way): ComponentChildren
}

interface PayoutTableProps<S extends CoreState, E> {
  readonly desk: Desk<S, E>
  readonly ways: readonly Way[]
  rows(outcomes: readonly (Outcome<S, E> | undefined)[]): readonly Row<S, E>[]
  /** What else is worth saying about an outcome. */
  notes(outcome: Outcome<S, E>): readonly string[]
}

/** What becomes of what was earned: the ways side by side, with what each brings to whom. */
export function PayoutTable<S extends CoreState, E>({ desk, ways, rows, notes }: PayoutTableProps<S, E>) {
  // a company has as many ways in every moment of the step
  const outcomes = ways.map(({ action }) => useOutcome(desk, [action]))
  return (
    <div class="payout-scroll">
      <table class="payout">
        <thead>
          <tr>
            <td />
            {ways.map(({ id, label, action, isPossible }) => (
              <th key={id} scope="col">
                <Button class="payout-way" disabled={!isPossible} onPress={() => void desk.act(action)}>
                  {label}
                </Button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows(outcomes).map((row) => (
            <tr key={row.label} class={row.isOwn ? 'payout-own' : undefined}>
              <th scope="row">{row.label}</th>
              {ways.map((way, i) => {
                const outcome = outcomes[i]
                return <td key={way.id}>{outcome ? row.of(outcome, way) : '…'}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {ways.flatMap(({ id, label }, i) => {
        const outcome = outcomes[i]
        return (outcome ? notes(outcome) : []).map((note) => (
          <p key={`${id} ${note}`} class="decision-hint">
            {label}: {note}
          </p>
        ))
      })}
    </div>
  )
}
