import { useMemo, useState } from 'preact/hooks'
import type { Action, Refusal } from '@stellwerk/engine'
import { useSay } from '../../language/language.js'
import { RuleLink } from '../../ui/rule-link.js'
import type { Desk } from '../desk.js'
import { cardTexts } from '../texts.js'

/** Something that a player may look for in vain. Its fields beyond the type need only be as good as the step knows. */
export interface Wish {
  readonly action: Action & { readonly [field: string]: unknown }
  /** What it is called; the title's own words if absent. */
  readonly label?: string
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
      {denied.map(({ label, refusal }, i) => (
        <li key={i}>
          <span class="what-else-label">{label}</span> {desk.reason(refusal)} <RuleLink rule={refusal.rule} />
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

function deny(desk: Desk, wishes: readonly Wish[]): { label: string; refusal: Refusal }[] {
  return wishes.flatMap(({ action, label }) => {
    const refusal = desk.refuses(action)
    return refusal ? [{ label: label ?? desk.label(action), refusal }] : []
  })
}
