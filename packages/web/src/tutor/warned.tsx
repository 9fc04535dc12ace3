import { useChoosing } from '../decision/choosing.js'
import { useLanguage, useSay } from '../language/language.js'
import { useDescribed } from '../table/description.js'
import { useTable } from '../table/table.js'
import { Question } from '../ui/question.js'
import { tutorTexts } from './texts.js'
import { useTutorWords } from './use-tutor-words.js'
import type { HeldBack } from './use-tutored.js'

interface WarnedProps {
  readonly heldBack: HeldBack
  onAnswer(isGoingOn: boolean): void
}

/** Asks once whether a move is really meant. */
export function Warned({ heldBack: { warning }, onAnswer }: WarnedProps) {
  const { session } = useTable()
  const say = useSay(tutorTexts)
  const language = useLanguage()
  const tutor = useTutorWords(useDescribed().description.table)
  const { nameOf } = useChoosing()
  const amount = session.game.texts.money(language, warning.loss)
  return (
    <Question
      title={say('warning')}
      quiet={[say('goOn'), () => onAnswer(true)]}
      primary={[say('back'), () => onAnswer(false)]}
      onClose={() => onAnswer(false)}
    >
      <p>{tutor(warning.why)}</p>
      <p>{say('better', { choice: nameOf(warning.better), amount })}</p>
    </Question>
  )
}
