import { useState } from 'preact/hooks'
import { useLanguage, useSay } from '../../language/language.js'
import { Button } from '../../ui/button.js'
import { Field, Form } from '../form.js'
import { Forgotten } from './forgotten.js'
import type { Door } from './me.js'
import { enterAsGuest, register, signIn, useDoor } from './me.js'
import { EmailField, NewPassword, PresentPassword } from './secret-fields.js'
import { accountTexts } from './texts.js'
import './account.css'

type Way = 'sign-in' | 'register' | 'guest' | 'forgotten'

interface EntranceProps {
  /** The link of a table, with which guests come in. */
  readonly invite?: string
  /** The link with which people register where registration is not open. */
  readonly invitation?: string
}

/** How people come in: with an account, with a new one, or by an invitation as a guest. */
export function Entrance({ invite, invitation }: EntranceProps) {
  const say = useSay(accountTexts)
  const door = useDoor()
  const [way, setWay] = useState<Way>(
    invitation !== undefined ? 'register' : invite === undefined ? 'sign-in' : 'guest',
  )
  const ways: readonly (readonly [Way, string])[] = [
    ...(invite === undefined || door?.registration === 'closed'
      ? []
      : [['guest', say('joinAsGuest')] as const]),
    ['sign-in', say('haveAccount')],
    ['register', say('noAccount')],
    ['forgotten', say('forgot')],
  ]
  const closed = way === 'register' && door ? whyClosed(door, invitation) : undefined
  return (
    <div class="entrance">
      <div class="entrance-ways" role="group" aria-label={say('account')}>
        {ways.map(([id, text]) => (
          <Button key={id} pressed={way === id} onPress={() => setWay(id)}>
            {text}
          </Button>
        ))}
      </div>
      {way === 'forgotten' ? (
        <Forgotten hasMail={door?.mail ?? true} />
      ) : closed ? (
        <p role="status">{say(closed)}</p>
      ) : (
        <EntranceForm way={way} invite={invite ?? ''} {...(invitation ? { invitation } : {})} />
      )}
    </div>
  )
}

const whyClosed = ({ registration }: Door, invitation: string | undefined) =>
  registration === 'closed'
    ? 'registrationClosed'
    : registration === 'invitation' && invitation === undefined
      ? 'invitationNeeded'
      : undefined

interface EntranceFormProps {
  readonly way: Exclude<Way, 'forgotten'>
  readonly invite: string
  readonly invitation?: string
}

function EntranceForm({ way, invite, invitation }: EntranceFormProps) {
  const say = useSay(accountTexts)
  const language = useLanguage()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [email, setEmail] = useState('')
  const enter = (): Promise<void> => {
    switch (way) {
      case 'sign-in':
        return signIn(name, password)
      case 'register':
        return register({
          name,
          password,
          language,
          ...(email ? { email } : {}),
          ...(invitation ? { invitation } : {}),
        })
      case 'guest':
        return enterAsGuest(name, invite)
    }
  }
  const label = { 'sign-in': say('signIn'), register: say('register'), guest: say('joinAsGuest') }[way]
  return (
    <Form
      label={label}
      submit={label}
      conflict={say('taken')}
      forbidden={say(way === 'sign-in' ? 'suspended' : 'invitationOver')}
      onSubmit={enter}
    >
      <Field
        label={way === 'guest' ? say('guestName') : say('name')}
        value={name}
        required
        minLength={2}
        maxLength={30}
        autocomplete="username"
        onChange={setName}
      />
      {way === 'register' && <NewPassword label={say('password')} value={password} onChange={setPassword} />}
      {way === 'sign-in' && (
        <PresentPassword label={say('password')} value={password} onChange={setPassword} />
      )}
      {way === 'register' && <EmailField value={email} onChange={setEmail} />}
    </Form>
  )
}
