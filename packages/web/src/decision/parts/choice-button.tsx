import type { ComponentChildren } from 'preact'
import type { Action, Choice } from '@stellwerk/engine'
import { Button } from '../../ui/button.js'
import { Unbroken } from '../../ui/unbroken.js'
import type { Focus } from '../../table/focus.js'
import { useSetFocus } from '../../table/focus.js'
import type { Desk } from '../desk.js'
import { useOutcome } from '../outcomes.js'
import { EffectList } from './effect-list.js'

interface ChoiceButtonProps {
  readonly desk: Desk
  readonly action: Action
  readonly look?: 'primary' | 'plain' | 'quiet'
  /** Other words than the title's own. */
  readonly label?: string
  /** Before the words: a company's letters. */
  readonly mark?: ComponentChildren
  /** Below the words: facts that are no change. */
  readonly children?: ComponentChildren
  /** What lights up on the table while this is pointed at. */
  readonly focus?: Focus
  readonly disabled?: boolean
}

/** One choice: its words, what it changes, and doing it. */
export function ChoiceButton(props: ChoiceButtonProps) {
  const { desk, action, look = 'plain', label, mark, children, focus, disabled = false } = props
  const outcome = useOutcome(desk, [action])
  const setFocus = useSetFocus()
  const point = focus && { onPoint: (inside: boolean) => setFocus(inside ? focus : null) }
  return (
    <Button look={look} class="choice" disabled={disabled} onPress={() => void desk.act(action)} {...point}>
      <span class="choice-label">
        {mark}
        <Unbroken text={label ?? desk.label(action)} />
      </span>
      {children}
      <EffectList desk={desk} outcome={outcome} />
    </Button>
  )
}

/** Ending a step: there, but never loud. */
export function PassButton({ desk, label }: { readonly desk: Desk; readonly label?: string }) {
  const pass = desk.choices.find(({ action }) => action.type === 'pass')
  return (
    pass && (
      <ChoiceButton
        desk={desk}
        action={pass.action}
        look="quiet"
        {...(label === undefined ? {} : { label })}
      />
    )
  )
}

interface ChoiceListProps {
  readonly desk: Desk
  readonly choices: readonly Choice[]
  readonly look?: 'plain' | 'quiet'
}

/** Choices without a number, one below the other. */
export function ChoiceList({ desk, choices, look = 'plain' }: ChoiceListProps) {
  return choices.map(({ action }) => (
    <ChoiceButton key={JSON.stringify(action)} desk={desk} action={action} look={look} />
  ))
}
