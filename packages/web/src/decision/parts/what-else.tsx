import { useMemo, useState } from 'preact/hooks'
import type { Action, Refusal } from '@stellwerk/engine'
import { useSay } from '../../language/language.js'
import { RuleLink, isOfLedger } from '../../ui/rule-link.js'
import type { Desk } from '../desk.js'
import { cardTexts } from '../texts.js'

/** Something that a player may look for in vain. Its fields beyond the type need only be as good as the step knows. */
export interface Wish {
  readonly action: Action & { readonly [field: string]: unknown }
  /** What it is called; the title's own words if absent. */
  readonly label?: string
  /** The rule to be read where it is only not yet time. */
  readonly rule?: string
}

interface WhatElseProps {
  readonly desk: Desk
  wishes(): readonly Wish[]
}

/** So few are shown at once. */
const few = 2

/** What is not possible, in grey, each with its reason and rule. */
export function WhatElse({ desk, wishes }: WhatElseProps) {
  const say = useSay(cardTexts)
  const [open, setOpen] = useState(false)
  // wishes are made from the state alone
  const denied = useMemo(() => deny(desk, wishes()), [desk.state, desk.language])
  if (denied.length === 0) return null
  const list = (
    <ul class="what-else">
      {denied.map(({ label, rule, refusal }, i) => (
        <li key={i}>
          <span class="what-else-label">{label}</span> {desk.reason(refusal)} <RuleLink rule={rule} />
        </li>
      ))}
    </ul>
  )
  if (denied.length <= few) return list
  return (
    <details class="decision-fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary class="decision-summary">{say('whatElse', { count: denied.length })}</summary>
      {open && list}
    </details>
  )
}

interface Denied {
  readonly label: string
  readonly rule: string
  readonly refusal: Refusal
}

/** What of some wishes is refused. The engine's own reasons have no rule; the wish then names one. */
export function deny(desk: Pick<Desk, 'refuses' | 'label'>, wishes: readonly Wish[]): readonly Denied[] {
  return wishes.flatMap(({ action, label, rule }) => {
    const refusal = desk.refuses(action)
    if (!refusal) return []
    const named = isOfLedger(refusal.rule) ? refusal.rule : (rule ?? refusal.rule)
    return [{ label: label ?? desk.label(action), rule: named, refusal }]
  })
}
