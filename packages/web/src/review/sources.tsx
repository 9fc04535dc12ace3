import type { PlayerReview } from '@stellwerk/bots'
import { numeral } from '@stellwerk/texts'
import { useLanguage, useSay } from '../language/language.js'
import { sourcesOf } from '../story/charts.js'
import { sourceColour } from '../story/colours.js'
import { useStory } from '../story/use-story.js'
import { reviewTexts } from './texts.js'

/** Where a player's money came from, and what their shares gained beside it. */
export function Sources({ player: { player, worths } }: { readonly player: PlayerReview }) {
  const say = useSay(reviewTexts)
  const language = useLanguage()
  const { face, chronicle, words } = useStory()
  if (!chronicle) return null
  const own = chronicle.incomes[player] ?? {}
  const received = sourcesOf(face, chronicle)
    .map(({ id, label }, i) => ({
      id,
      label: words.say(label),
      colour: sourceColour(i),
      amount: own[id] ?? 0,
    }))
    .filter(({ amount }) => amount !== 0)
  const gained = (worths.at(-1) ?? 0) - (worths[0] ?? 0)
  const rest = gained - received.reduce((sum, { amount }) => sum + amount, 0)
  const rows = [...received, { id: 'rest', label: say('rest'), colour: 'var(--accent)', amount: rest }]
  const most = Math.max(1, ...rows.map(({ amount }) => amount))
  return (
    <section class="review-box">
      <h2>{say('sources')}</h2>
      <table class="review-sources">
        <tbody>
          {rows.map(({ id, label, colour, amount }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td class="review-bar">
                <i style={{ width: `${Math.max(0, (100 * amount) / most)}%`, background: colour }} />
              </td>
              <td>
                {amount < 0 && '−'}
                {numeral(language, Math.abs(Math.round(amount)))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
