import './rule-link.css'

/** Where a rule of the ledger is to be read. */
export const ruleAddress = (rule: string): string => `/rules/${rule.split('-')[0] ?? ''}#${rule}`

/** The number of a rule, leading to its statement on the rules page; the engine's own reasons have no page. */
export function RuleLink({ rule }: { readonly rule: string }) {
  if (!/^\d{4}-/.test(rule)) return null
  return (
    <a class="rule-link" href={ruleAddress(rule)} target="_blank" rel="noopener">
      {rule}
    </a>
  )
}
