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
      {guide?.course(language).map((words) => (
        <p key={words}>{words}</p>
      ))}
    </div>
  )
}

/** The same, folded, for the page of the rules. */
export function CourseFold({ title }: { readonly title: string }) {
  const say = useSay(guideTexts)
  return (
    <details class="course-fold">
      <summary>{say('course')}</summary>
      <Course title={title} />
    </details>
  )
}
