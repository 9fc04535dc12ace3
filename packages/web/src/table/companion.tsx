import { useLanguage, useSay } from '../language/language.js'
import { useSettings } from '../settings/index.js'
import { Button } from '../ui/button.js'
import { RuleLink } from '../ui/rule-link.js'
import { useTable } from './table.js'
import { tableTexts } from './texts.js'
import './companion.css'

/** For people new to a title: two sentences on what matters in this kind of decision. */
export function Companion() {
  const { session, decision, face } = useTable()
  const [{ companion, understood }, change] = useSettings()
  const language = useLanguage()
  const say = useSay(tableTexts)
  const { title, texts } = session.game
  // where passing is all there is, nothing has to be weighed
  const about = decision?.choices.find(({ action }) => !face.isPass(action))
  if (!companion || !about) return null
  const kind = `${title.id}:${about.action.type}`
  if (understood.includes(kind)) return null
  const { text, rule } = texts.help(language, about.action.type)
  return (
    <aside class="companion" aria-label={say('companion')}>
      <p>
        {text} <RuleLink rule={rule} />
      </p>
      <div class="companion-row">
        <Button look="quiet" onPress={() => change({ understood: [...understood, kind] })}>
          {say('understood')}
        </Button>
        <Button look="quiet" onPress={() => change({ companion: false })}>
          {say('companionOff')}
        </Button>
      </div>
    </aside>
  )
}
