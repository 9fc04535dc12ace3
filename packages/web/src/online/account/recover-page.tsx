import { useState } from 'preact/hooks'
import { useSay } from '../../language/language.js'
import { RequestFailed } from '../api.js'
import { Form } from '../form.js'
import { recover } from './me.js'
import { NewPassword } from './secret-fields.js'
import { accountTexts } from './texts.js'
import './account.css'

/** Where the link for a forgotten password leads. Its secret is behind the #, so no log ever sees it. */
export function RecoverPage() {
  const say = useSay(accountTexts)
  const [token] = useState(() => location.hash.slice(1))
  const [password, setPassword] = useState('')
  const [outcome, setOutcome] = useState<'recovered' | 'recoverLate' | undefined>(
    token === '' ? 'recoverLate' : undefined,
  )
  const send = async (): Promise<void> => {
    try {
      await recover(token, password)
      setOutcome('recovered')
    } catch (error) {
      const isLate = error instanceof RequestFailed && (error.code === 'not-found' || error.path === 'token')
      if (!isLate) throw error
      setOutcome('recoverLate')
    }
  }
  return (
    <main class="column account">
      <h1>{say('recover')}</h1>
      {outcome === undefined ? (
        <Form label={say('recover')} submit={say('recover')} onSubmit={send}>
          <NewPassword label={say('newPassword')} value={password} onChange={setPassword} />
        </Form>
      ) : (
        <>
          <p role="status">{say(outcome)}</p>
          <p>
            <a class="button button-primary" href="/account">
              {say('again')}
            </a>
          </p>
        </>
      )}
    </main>
  )
}
