import { useState } from 'preact/hooks'
import { useLanguage, useSay } from '../language/language.js'
import { guideTexts } from './texts.js'
import { useGuide } from './use-guide.js'
import './course.css'

/** How a game of a title goes: aim, rounds, end. */
export function Course({ title }: { readonly title: string }) {
  const guide = useGuide(title)
  const language = useLanguage()
  return (
    <div class="course">
      {guide?.course.map((words) => (
        <p key={words.en}>{words[language]}</p>
      ))}
    </div>
  )
}

/** The same, folded, for pages around the game; it is fetched when it is unfolded. */
export function CourseFold({ title }: { readonly title: string }) {
  const say = useSay(guideTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <details class="course-fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say('course')}</summary>
      {isOpen && <Course key={title} title={title} />}
    </details>
  )
}
