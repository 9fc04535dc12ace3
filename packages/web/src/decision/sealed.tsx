import type { Section } from '@stellwerk/table'
import { useSay } from '../language/language.js'
import { useCalled } from '../table/called.js'
import { useDescribed } from '../table/description.js'
import { cardTexts } from './texts.js'

/** Who has entered something in secret, and who has not. */
export function EnteredView({ section }: { readonly section: Extract<Section, { kind: 'sealed' }> }) {
  const say = useSay(cardTexts)
  const { nameOf } = useCalled()
  const { words } = useDescribed()
  return (
    <section class="block" aria-label={words.say(section.heading)}>
      <p class="block-heading">{words.say(section.heading)}</p>
      <div role="status">
        <ul class="entered">
          {section.entered.map(({ player, value }) => (
            <li key={player}>
              {say('entry', {
                player: nameOf(player),
                state: say(value.kind === 'none' ? 'notEntered' : 'entered'),
              })}
              {value.kind !== 'none' && value.kind !== 'hidden' && ` (${words.phrase(value)})`}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
