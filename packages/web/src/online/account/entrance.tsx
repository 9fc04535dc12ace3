import { useState } from 'preact/hooks'
import { useLanguage, useSay } from '../../language/language.js'
import { Button } from '../../ui/button.js'
import { Field, Form } from '../form.js'
import { enterAsGuest, register, signIn } from './me.js'
import { accountTexts } from './texts.js'
import './account.css'

type Way = 'sign-in' | 'register' | 'guest'

/** How people come in: with an account, with a new one, or by an invitation as a guest. */
export function Entrance({ invite }: { readonly invite?: string }) {
  const say = useSay(accountTexts)
  const language = useLanguage()
  const [way, setWay] = useState<Way>(invite === undefined ? 'sign-in' : 'guest')
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [email, setEmail] = useState('')
  const ways: readonly (readonly [Way, string])[] = [
    ...(invite === undefined ? [] : [['guest', say('joinAsGuest')] as const]),
    ['sign-in', say('haveAccount')],
    ['register', say('noAccount')],
  ]
  const enter = (): Promise<void> => {
    switch (way) {
      case 'sign-in':
        return signIn(name, password)
      case 'register':
        return register({ name, password, language, ...(email ? { email } : {}) })
      case 'guest':
        return enterAsGuest(name, invite ?? '')
    }
  }
  const label = { 'sign-in': say('signIn'), register: say('register'), guest: say('joinAsGuest') }[way]
  return (
    <div class="entrance">
      <div class="entrance-ways" role="group" aria-label={say('account')}>
        {ways.map(([id, text]) => (
          <Button key={id} pressed={way === id} onPress={() => setWay(id)}>
            {text}
          </Button>
        ))}
      </div>
      <Form label={label} submit={label} conflict={say('taken')} onSubmit={enter}>
        <Field
          label={way === 'guest' ? say('guestName') : say('name')}
          value={name}
          required
          minLength={2}
          maxLength={30}
          autocomplete="username"
          onChange={setName}
        />
        {way !== 'guest' && (
          <Field
            label={say('password')}
            type="password"
            value={password}
            required
            {...(way === 'register' ? { minLength: 8, help: say('passwordHelp') } : {})}
            autocomplete={way === 'register' ? 'new-password' : 'current-password'}
            onChange={setPassword}
          />
        )}
        {way === 'register' && (
          <Field label={say('email')} type="email" value={email} autocomplete="email" onChange={setEmail} />
        )}
      </Form>
    </div>
  )
}
