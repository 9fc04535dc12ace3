import { useSay } from '../../language/language.js'
import { Question } from '../../ui/question.js'
import { askAllTexts } from './ask-all-texts.js'

/** An undo to before something that told of a secret: whoever sits around the screen has to agree. */
export function AskAll({ onAnswer }: { onAnswer(agreed: boolean): void }) {
  const say = useSay(askAllTexts)
  return (
    <Question
      title={say('heading')}
      quiet={[say('agree'), () => onAnswer(true)]}
      primary={[say('keep'), () => onAnswer(false)]}
      onClose={() => onAnswer(false)}
    >
      <p>{say('why')}</p>
    </Question>
  )
}
