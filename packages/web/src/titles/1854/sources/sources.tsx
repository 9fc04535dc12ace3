import { useSay } from '../../../language/language.js'
import { RuleLink } from '../../../ui/rule-link.js'
import { sourceTexts } from './texts.js'
import '../../../panels/sources.css'

/**
 * How sure we are of what the ledger numbers as missing facts and rulings, and the statement that rests on each. The least
 * certain come first; the ledger has the rest, with reasons.
 */
const uncertainties = {
  low: {
    'F-12': '1854-tunnel-b',
    'F-10': '1854-certlimit-c',
    'F-17': '1854-run-k',
    'R-06': '1854-merge-k',
    'R-22': '1854-market-k',
    'R-25': '1854-track-b',
    'R-27': '1854-run-j',
  },
  medium: {
    'F-01': '1854-trains-a',
    'F-11': '1854-upgrade-f',
    'F-13': '1854-revenue-b',
    'F-14': '1854-track-i',
    'F-20': '1854-tunnel-f',
  },
  high: { 'F-08': '1854-market-h' },
} as const

/** What of this title is reconstructed, said openly. */
export function SourcesPanel() {
  const say = useSay(sourceTexts)
  return (
    <div class="panel">
      <section>
        <h2>{say('heading')}</h2>
        <p>{say('lead')}</p>
        <ul class="sources-list">
          {(['low', 'medium', 'high'] as const).flatMap((confidence) =>
            Object.entries(uncertainties[confidence]).map(([id, rule]) => (
              <li key={id}>
                <span class={confidence === 'low' ? 'panel-badge panel-badge-bad' : 'panel-badge'}>
                  {say(confidence)}
                </span>{' '}
                <b>{id}</b> {say(id as keyof typeof sourceTexts.messages)} <RuleLink rule={rule} />
              </li>
            )),
          )}
        </ul>
        <p>
          {say('rulings')} <a href="/rules/1854#chapter-Rulings">{say('openRules')}</a>
        </p>
      </section>
    </div>
  )
}
