import { useState } from 'preact/hooks'
import type { Me } from '@stellwerk/protocol'
import { useSay } from '../../language/language.js'
import { Form } from '../form.js'
import { askForLetter, changeAccount } from './me.js'
import { EmailField, PresentPassword } from './secret-fields.js'
import { accountTexts } from './texts.js'

/** Another address needs the password: whoever has the address can recover the account. */
export function EmailForm({ me }: { readonly me: Me }) {
  const say = useSay(accountTexts)
  const [email, setEmail] = useState(me.email ?? '')
  const [present, setPresent] = useState('')
  return (
    <>
      <Form
        label={say('emailChange')}
        submit={say('change')}
        done={say('saved')}
        forbidden={say('wrongPassword')}
        onSubmit={async () => {
          await changeAccount({ email: email || null, present })
          setPresent('')
        }}
      >
        <EmailField value={email} onChange={setEmail} />
        <PresentPassword label={say('presentPassword')} value={present} onChange={setPresent} />
      </Form>
      {me.email !== null && !me.emailConfirmed && <Unconfirmed email={me.email} />}
    </>
  )
}

/** No notices go to an address before its owner has followed the link in the letter. */
function Unconfirmed({ email }: { readonly email: string }) {
  const say = useSay(accountTexts)
  const [hasMail, setHasMail] = useState(true)
  if (!hasMail)
    return (
      <p class="account-unconfirmed" role="status">
        <strong>{say('unconfirmed')}</strong> {say('noMail')}
      </p>
    )
  return (
    <Form
      label={say('unconfirmed')}
      submit={say('sendAgain')}
      look="plain"
      done={say('sentAgain', { email })}
      onSubmit={async () => setHasMail(await askForLetter())}
    >
      <p class="account-unconfirmed">
        <strong>{say('unconfirmed')}</strong> {say('unconfirmedHelp', { email })}
      </p>
    </Form>
  )
}
