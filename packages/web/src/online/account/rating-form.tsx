import { useState } from 'preact/hooks'
import { useSay } from '../../language/language.js'
import { CheckField } from '../../ui/check-field.js'
import { Form } from '../form.js'
import { changeAccount } from './me.js'
import { accountTexts } from './texts.js'

/** Whether somebody wants a rating by title. */
export function RatingForm({ rated }: { readonly rated: boolean }) {
  const say = useSay(accountTexts)
  const [isWanted, setWanted] = useState(rated)
  return (
    <section>
      <h2>{say('rating')}</h2>
      <p>{say('ratingHelp')}</p>
      <Form
        label={say('rating')}
        submit={say('change')}
        done={say('saved')}
        onSubmit={() => changeAccount({ rated: isWanted })}
      >
        <CheckField label={say('wantRating')} checked={isWanted} onChange={setWanted} />
      </Form>
    </section>
  )
}
