import { useSay } from '../../language/language.js'
import { Button } from '../../ui/button.js'
import { onlineTexts } from './texts.js'

/** For whoever is asked: agree or decline. */
export function AnswerButtons({ answer }: { answer(agree: boolean): void }) {
  const say = useSay(onlineTexts)
  return (
    <>
      <Button look="primary" onPress={() => answer(true)}>
        {say('accept')}
      </Button>
      <Button onPress={() => answer(false)}>{say('decline')}</Button>
    </>
  )
}
