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
  if (denied.length <= few) return <DeniedList desk={desk} denied={denied} />
  return (
    <details class="decision-fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary class="decision-summary">{say('whatElse', { count: denied.length })}</summary>
      {open && <DeniedList desk={desk} denied={denied} />}
    </details>
  )
}

function DeniedList({ desk, denied }: Pick<WhatElseProps, 'desk'> & { readonly denied: readonly Denied[] }) {
  return (
    <ul class="what-else">
      {denied.map(({ wish, rule, refusal }, i) => (
        <li key={i}>
          <span class="what-else-label">{wish.label ?? desk.label(wish.action)}</span> {desk.reason(refusal)}{' '}
          <RuleLink rule={rule} />
        </li>
      ))}
    </ul>
  )
}

interface Denied {
  readonly wish: Wish
  readonly rule: string
  readonly refusal: Refusal
}

/** What of some wishes is refused. The engine's own reasons have no rule; the wish then names one. */
export function deny(desk: Pick<Desk, 'refuses'>, wishes: readonly Wish[]): readonly Denied[] {
  return wishes.flatMap((wish) => {
    const refusal = desk.refuses(wish.action)
    if (!refusal) return []
    return [{ wish, rule: isOfLedger(refusal.rule) ? refusal.rule : (wish.rule ?? refusal.rule), refusal }]
  })
}
