import { useSay } from '../language/language.js'
import type { Message } from '../language/texts.js'
import { Columns } from '../panels/panel-table.js'
import { Marked } from './marked.js'
import { rulesTexts } from './texts.js'

/** The words of the game in the three languages; nothing where there are none. */
export function GlossarySection({ terms }: { readonly terms: readonly Message[] }) {
  const say = useSay(rulesTexts)
  if (terms.length === 0) return null
  return (
    <section class="rules-chapter" aria-labelledby="glossary">
      <h2 id="glossary">{say('glossary')}</h2>
      <div class="rules-table" tabIndex={0} role="group" aria-label={say('glossary')}>
        <table>
          <Columns heads={[say('english'), say('german'), say('japanese')]}>
            {terms.map((term) => (
              <tr key={term.en}>
                {(['en', 'de', 'ja'] as const).map((language) => (
                  <td lang={language} key={language}>
                    <Marked text={term[language]} />
                  </td>
                ))}
              </tr>
            ))}
          </Columns>
        </table>
      </div>
    </section>
  )
}
