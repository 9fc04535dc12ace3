import type { Section, Value } from '@stellwerk/table'
import { useLanguage, useSay } from '../language/language.js'
import { bracketed } from '../language/marks.js'
import { useCalled } from '../table/called.js'
import { useDescribed } from '../table/description.js'
import { cardTexts } from './texts.js'

/** Who has entered something in secret, and who has not. */
export function EnteredView({ section }: { readonly section: Extract<Section, { kind: 'sealed' }> }) {
  const say = useSay(cardTexts)
  const language = useLanguage()
  const { nameOf } = useCalled()
  const { words } = useDescribed()
  const stateOf = (value: Value): string => {
    if (value.kind === 'none') return say('notEntered')
    const entered = say('entered')
    return value.kind === 'hidden' ? entered : bracketed(language, entered, words.phrase(value))
  }
  return (
    <section class="block" aria-label={words.say(section.heading)}>
      <p class="block-heading">{words.say(section.heading)}</p>
      <div role="status">
        <ul class="entered">
          {section.entered.map(({ player, value }) => (
            <li key={player}>{say('entry', { player: nameOf(player), state: stateOf(value) })}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
