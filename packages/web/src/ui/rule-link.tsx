import './rule-link.css'

/** Where a rule of the ledger is to be read. */
const ruleAddress = (rule: string): string => `/rules/${rule.split('-')[0] ?? ''}#${rule}`

/** Whether a rule has its statement on the rules page; the engine's own reasons have none. */
const isOfLedger = (rule: string): boolean => /^\d{4}-/.test(rule)

/** The number of a rule, leading to its statement. */
export function RuleLink({ rule }: { readonly rule: string }) {
  if (!isOfLedger(rule)) return null
  return (
    <a class="rule-link" href={ruleAddress(rule)} target="_blank" rel="noopener">
      {rule}
    </a>
  )
}
