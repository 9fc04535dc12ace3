import { useSay } from '../../../language/language.js'
import { RuleLink } from '../../../ui/rule-link.js'
import { sourceTexts } from './texts.js'
import '../../../panels/sources.css'

interface Uncertainty {
  /** As the ledger numbers it: a missing fact or a ruling. */
  readonly id: Extract<keyof typeof sourceTexts.messages, `F-${string}` | `R-${string}`>
  readonly confidence: 'low' | 'medium' | 'high'
  /** The statement of the ledger that rests on it. */
  readonly rule: string
}

/** The least certain first; the ledger has the rest, with reasons. */
const uncertainties: readonly Uncertainty[] = [
  { id: 'F-12', confidence: 'low', rule: '1854-tunnel-b' },
  { id: 'F-10', confidence: 'low', rule: '1854-certlimit-c' },
  { id: 'F-17', confidence: 'low', rule: '1854-run-k' },
  { id: 'R-06', confidence: 'low', rule: '1854-merge-k' },
  { id: 'R-22', confidence: 'low', rule: '1854-market-k' },
  { id: 'R-25', confidence: 'low', rule: '1854-track-b' },
  { id: 'R-27', confidence: 'low', rule: '1854-run-j' },
  { id: 'F-01', confidence: 'medium', rule: '1854-trains-a' },
  { id: 'F-11', confidence: 'medium', rule: '1854-upgrade-f' },
  { id: 'F-13', confidence: 'medium', rule: '1854-revenue-b' },
  { id: 'F-14', confidence: 'medium', rule: '1854-track-i' },
  { id: 'F-20', confidence: 'medium', rule: '1854-tunnel-f' },
  { id: 'F-08', confidence: 'high', rule: '1854-market-h' },
]

/** What of this title is reconstructed, said openly. */
export function SourcesPanel() {
  const say = useSay(sourceTexts)
  return (
    <div class="panel">
      <section>
        <h2>{say('heading')}</h2>
        <p>{say('lead')}</p>
        <ul class="sources-list">
          {uncertainties.map(({ id, confidence, rule }) => (
            <li key={id}>
              <span class={confidence === 'low' ? 'panel-badge panel-badge-bad' : 'panel-badge'}>
                {say(confidence)}
              </span>{' '}
              <b>{id}</b> {say(id)} <RuleLink rule={rule} />
            </li>
          ))}
        </ul>
        <p>
          {say('rulings')} <a href="/rules/1854#chapter-Rulings">{say('openRules')}</a>
        </p>
      </section>
    </div>
  )
}
