import { useState } from 'preact/hooks'
import { useSay } from '../../language/language.js'
import { Field, Form } from '../form.js'
import { askForRecovery } from './me.js'
import { accountTexts } from './texts.js'

/** For those who have forgotten their password: a letter with a link, where the server sends letters. */
export function Forgotten({ hasMail }: { readonly hasMail: boolean }) {
  const say = useSay(accountTexts)
  const [who, setWho] = useState('')
  if (!hasMail) return <p role="status">{say('forgotNoMail')}</p>
  return (
    <Form
      label={say('forgot')}
      submit={say('recover')}
      done={say('forgotSent')}
      onSubmit={() => askForRecovery(who)}
    >
      <Field
        label={say('forgotWho')}
        help={say('forgotHelp')}
        value={who}
        required
        minLength={2}
        autocomplete="username"
        onChange={setWho}
      />
    </Form>
  )
}
