import { useState } from 'preact/hooks'
import type { NoticeSettings } from '@stellwerk/protocol'
import { useSay } from '../../language/language.js'
import { CheckField } from '../../ui/check-field.js'
import { ChoiceField, Field, Form } from '../form.js'
import { changeAccount } from './me.js'
import { subscribeToPush, unsubscribeFromPush } from './push.js'
import { accountTexts } from './texts.js'
import { zonesWith } from './zones.js'

/** How somebody wants to be told of their turns. */
export function Notices({ settings }: { readonly settings: NoticeSettings }) {
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
            options={zonesWith(notices.quiet.zone).map((zone) => [zone, zone])}
            onChange={(zone) => quiet({ zone })}
          />
        </div>
      </Form>
    </section>
  )
}
