import { useEffect, useState } from 'preact/hooks'
import type { Me } from '@stellwerk/protocol'
import { goTo } from '../../app/router.js'
import { useSay } from '../../language/language.js'
import { Button } from '../../ui/button.js'
import { Field, Form } from '../form.js'
import { peopleTexts } from '../people/texts.js'
import { EmailForm } from './email-form.js'
import { Entrance } from './entrance.js'
import { Holidays } from './holidays-form.js'
import { changeAccount, deleteAccount, signOut, signOutEverywhere, useMe } from './me.js'
import { Notices } from './notices-form.js'
import { RatingForm } from './rating-form.js'
import { NewPassword, PresentPassword } from './secret-fields.js'
import { accountTexts } from './texts.js'

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
    <main class="column account">
      <h1>{say('account')}</h1>
      {me === undefined && <p>{say('loading')}</p>}
      {me === null && <Entrance {...invitationIn(location.hash)} />}
      {me && <OwnAccount me={me} key={me.id} />}
    </main>
  )
}

/** Where somebody wanted to go who had to sign in first: a page of this site, `/account?to=/lobby`. */
function pageIn(query: URLSearchParams): string | undefined {
  const to = query.get('to') ?? ''
  return /^\/(?![/\\])/.test(to) ? to : undefined
}

/** The invitation with which somebody may register, from a link such as `/account#…`. */
function invitationIn(hash: string): { readonly invitation?: string } {
  return /^#[\w-]{20,100}$/.test(hash) ? { invitation: hash.slice(1) } : {}
}

function OwnAccount({ me }: { readonly me: Me }) {
  const say = useSay(accountTexts)
  const sayPeople = useSay(peopleTexts)
  const [name, setName] = useState(me.name)
  const [present, setPresent] = useState('')
  const [next, setNext] = useState('')
  const [forDeletion, setForDeletion] = useState('')
  return (
    <>
      <p class="account-who">
        {say('signedInAs', { name: me.name })}
        <Button onPress={() => void signOut()}>{say('signOut')}</Button>
        {!me.guest && <Button onPress={() => void signOutEverywhere()}>{say('signOutEverywhere')}</Button>}
      </p>
      {!me.guest && (
        <p>
          <a href={`/people/${encodeURIComponent(me.name)}`}>{sayPeople('ownPage')}</a>
        </p>
      )}
      {me.role === 'moderator' && (
        <p>
          <a href="/moderation">{say('moderation')}</a>
        </p>
      )}
      {me.guest && <p>{say('asGuest')}</p>}
      <Form
        label={say('name')}
        submit={say('change')}
        done={say('saved')}
        conflict={say('taken')}
        onSubmit={() => changeAccount({ name })}
      >
        <Field label={say('name')} value={name} required minLength={2} maxLength={30} onChange={setName} />
      </Form>
      {!me.guest && <EmailForm me={me} />}
      <Notices settings={me.notices} />
      <Holidays holidays={me.holidays} />
      {!me.guest && <RatingForm rated={me.rated} />}
      {!me.guest && (
        <Form
          label={say('newPassword')}
          submit={say('change')}
          done={say('saved')}
          forbidden={say('wrongPassword')}
          onSubmit={() => changeAccount({ password: { present, next } })}
        >
          <PresentPassword label={say('presentPassword')} value={present} onChange={setPresent} />
          <NewPassword label={say('newPassword')} value={next} onChange={setNext} />
        </Form>
      )}
      <details class="account-delete">
        <summary>{say('deleteAccount')}</summary>
        <p>{say('deleteWarning')}</p>
        <Form
          label={say('deleteAccount')}
          submit={say('deleteAccount')}
          look="plain"
          forbidden={say('wrongPassword')}
          onSubmit={() => deleteAccount(me.guest ? undefined : forDeletion)}
        >
          {!me.guest && (
            <PresentPassword label={say('password')} value={forDeletion} onChange={setForDeletion} />
          )}
        </Form>
      </details>
    </>
  )
}
