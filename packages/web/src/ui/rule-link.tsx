import { titleIds } from '@stellwerk/titles'
import './rule-link.css'

/** The number of a rule, leading to its statement on the rules page; the engine's own reasons have none. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const [title = ''] = rule.split('-')
  if (!titleIds.includes(title)) return null
  return (
    <a class="rule-link" href={`/rules/${title}#${rule}`} target="_blank" rel="noopener">
      {rule}
    </a>
  )
}
