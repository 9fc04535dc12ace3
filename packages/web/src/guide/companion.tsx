import { useState } from 'preact/hooks'
import { useLanguage, useSay } from '../language/language.js'
import { useSettings } from '../settings/index.js'
import { useTable } from '../table/table.js'
import { useNarrow } from '../table/use-narrow.js'
import { Button } from '../ui/button.js'
import { Dialog } from '../ui/dialog.js'
import { Course } from './course.js'
import type { Hint } from './guide.js'
import { hintFor } from './guide.js'
import { guideTexts } from './texts.js'
import { useGuide } from './use-guide.js'
import './companion.css'

/** For people new to a title: two sentences on what matters in this step, and how a game goes. */
export function Companion() {
  const { session, decision } = useTable()
  const [{ understood }] = useSettings()
  const title = session.game.title.id
  const guide = useGuide(title)
  if (!guide) return <div class="card-hint" />
  // where passing is all there is, nothing has to be weighed
  const isOpen = decision?.choices.some(({ action }) => !session.game.face.story.isPass(action)) === true
  const hint = isOpen ? hintFor(guide, decision.step?.kind ?? '') : undefined
  if (!hint || understood.includes(`${title}:${hint.id}`)) return null
  return <Advice key={hint.id} title={title} hint={hint} />
}

function Advice({ title, hint }: { readonly title: string; readonly hint: Hint }) {
  const [{ understood }, change] = useSettings()
  const [courseShown, showCourse] = useState(false)
  const narrow = useNarrow()
  const language = useLanguage()
  const say = useSay(guideTexts)
  return (
    <aside class="card-hint" aria-label={say('companion')}>
      <details class="companion" open={!narrow}>
        <summary>
          <span class="companion-sign" role="img" aria-label={say('companion')}>
            ?
          </span>
          <span class="companion-words">{hint.words(language)}</span>
        </summary>
        <div class="companion-row">
          <Button look="quiet" onPress={() => change({ understood: [...understood, `${title}:${hint.id}`] })}>
            {say('understood')}
          </Button>
          <Button look="quiet" onPress={() => showCourse(true)}>
            {say('course')}
          </Button>
          <Button look="quiet" onPress={() => change({ companion: false })}>
            {say('companionOff')}
          </Button>
        </div>
      </details>
      {courseShown && (
        <Dialog title={say('course')} onClose={() => showCourse(false)}>
          <Course title={title} />
        </Dialog>
      )}
    </aside>
  )
}
