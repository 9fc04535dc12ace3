import { useSay } from '../../language/language.js'
import { Button } from '../../ui/button.js'
import { Dialog } from '../../ui/dialog.js'
import { askAllTexts } from './ask-all-texts.js'

/** An undo to before something that told of a secret: whoever sits around the screen has to agree. */
export function AskAll({ onAnswer }: { onAnswer(agreed: boolean): void }) {
  const say = useSay(askAllTexts)
  return (
    <Dialog
      title={say('heading')}
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button look="quiet" onPress={() => onAnswer(true)}>
            {say('agree')}
          </Button>
          <Button look="primary" onPress={() => onAnswer(false)}>
            {say('keep')}
          </Button>
        </>
      }
    >
      <p>{say('why')}</p>
    </Dialog>
  )
}
