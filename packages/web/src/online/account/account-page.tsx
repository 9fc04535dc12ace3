import { useEffect, useState } from 'preact/hooks'
import type { Me, NoticeSettings } from '@stellwerk/protocol'
import { goTo } from '../../app/router.js'
import { useSay } from '../../language/language.js'
import { Button } from '../../ui/button.js'
import { CheckField, ChoiceField, Field, Form } from '../form.js'
import { Entrance } from './entrance.js'
import { askForLetter, changeAccount, deleteAccount, signOut, useMe } from './me.js'
import { subscribeToPush, unsubscribeFromPush } from './push.js'
import { accountTexts } from './texts.js'
import { zonesWith } from './zones.js'

/** Signing in, and everything about one's own account. */
export function AccountPage({ query }: { readonly query: URLSearchParams }) {
  const say = useSay(accountTexts)
  const me = useMe()
  const wanted = pageIn(query)
  const isIn = me !== null && me !== undefined
  useEffect(() => {
    if (isIn && wanted !== undefined) goTo(wanted, 'replace')
  }, [isIn, wanted])
  return (
    <main class="account">
      <h1>{say('account')}</h1>
      {me === undefined && <p>{say('loading')}</p>}
      {me === null && <Entrance />}
      {me && <OwnAccount me={me} key={me.id} />}
    </main>
  )
}

/** Where somebody wanted to go who had to sign in first: a page of this site, `/account?to=/lobby`. */
function pageIn(query: URLSearchParams): string | undefined {
  const to = query.get('to') ?? ''
  return /^\/(?![/\\])/.test(to) ? to : undefined
}

function OwnAccount({ me }: { readonly me: Me }) {
  const say = useSay(accountTexts)
  const [name, setName] = useState(me.name)
  const [email, setEmail] = useState(me.email ?? '')
  const [present, setPresent] = useState('')
  const [next, setNext] = useState('')
  const [forDeletion, setForDeletion] = useState('')
  return (
    <>
      <p class="account-who">
        {say('signedInAs', { name: me.name })}
        <Button onPress={() => void signOut()}>{say('signOut')}</Button>
      </p>
      {me.guest && <p>{say('asGuest')}</p>}
      <Form
        label={say('name')}
        submit={say('change')}
        done={say('saved')}
        conflict={say('taken')}
        onSubmit={() => changeAccount({ name, ...(me.guest ? {} : { email: email || null }) })}
      >
        <Field label={say('name')} value={name} required minLength={2} maxLength={30} onChange={setName} />
        {!me.guest && <Field label={say('email')} type="email" value={email} onChange={setEmail} />}
      </Form>
      {me.email !== null && !me.emailConfirmed && <Unconfirmed email={me.email} />}
      <Notices settings={me.notices} />
      {!me.guest && (
        <Form
          label={say('newPassword')}
          submit={say('change')}
          done={say('saved')}
          onSubmit={() => changeAccount({ password: { present, next } })}
        >
          <Field
            label={say('presentPassword')}
            type="password"
            value={present}
            required
            autocomplete="current-password"
            onChange={setPresent}
          />
          <Field
            label={say('newPassword')}
            help={say('passwordHelp')}
            type="password"
            value={next}
            required
            minLength={8}
            autocomplete="new-password"
            onChange={setNext}
          />
        </Form>
      )}
      <details class="account-delete">
        <summary>{say('deleteAccount')}</summary>
        <p>{say('deleteWarning')}</p>
        <Form
          label={say('deleteAccount')}
          submit={say('deleteAccount')}
          look="plain"
          onSubmit={() => deleteAccount(me.guest ? undefined : forDeletion)}
        >
          {!me.guest && (
            <Field
              label={say('password')}
              type="password"
              value={forDeletion}
              required
              autocomplete="current-password"
              onChange={setForDeletion}
            />
          )}
        </Form>
      </details>
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

function Notices({ settings }: { readonly settings: NoticeSettings }) {
  const say = useSay(accountTexts)
  const [notices, setNotices] = useState(settings)
  const [isRefused, setRefused] = useState(false)
  const change = (part: Partial<NoticeSettings>): void => setNotices({ ...notices, ...part })
  const quiet = (part: Partial<NoticeSettings['quiet']>): void =>
    change({ quiet: { ...notices.quiet, ...part } })
  const save = async (): Promise<void> => {
    const push = notices.push && (await subscribeToPush())
    if (!notices.push) await unsubscribeFromPush()
    setRefused(notices.push && !push)
    await changeAccount({ notices: { ...notices, push } })
  }
  return (
    <section class="account-notices">
      <h2>{say('notices')}</h2>
      <p>{say('noticesHelp')}</p>
      <Form label={say('notices')} submit={say('change')} done={say('saved')} onSubmit={save}>
        <CheckField label={say('pushNotice')} checked={notices.push} onChange={(push) => change({ push })} />
        {isRefused && <p class="form-failure">{say('pushRefused')}</p>}
        <CheckField
          label={say('emailNotice')}
          checked={notices.email}
          onChange={(email) => change({ email })}
        />
        <Field
          label={say('webhook')}
          type="url"
          value={notices.webhook}
          onChange={(webhook) => change({ webhook })}
        />
        <div class="account-quiet">
          <Field
            label={say('quietFrom')}
            type="time"
            value={notices.quiet.from}
            onChange={(from) => quiet({ from })}
          />
          <Field
            label={say('quietTo')}
            type="time"
            value={notices.quiet.to}
            onChange={(to) => quiet({ to })}
          />
          <ChoiceField
            label={say('quietZone')}
            value={notices.quiet.zone}
            options={zonesWith(notices.quiet.zone).map((zone) => ({ value: zone, label: zone }))}
            onChange={(zone) => quiet({ zone })}
          />
        </div>
      </Form>
    </section>
  )
}
