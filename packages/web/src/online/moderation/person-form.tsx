import { useState } from 'preact/hooks'
import type { Moderation } from '@stellwerk/protocol'
import { useSay } from '../../language/language.js'
import { ChoiceField, Field, Form } from '../form.js'
import { moderationTexts } from './texts.js'

type Act = 'mute' | 'unmute' | 'suspend' | 'unsuspend'
const acts: readonly Act[] = ['mute', 'unmute', 'suspend', 'unsuspend']
const spans = [1, 24, 72, 168, 720]

/** Mutes or suspends somebody, or lifts that again. */
export function PersonForm({ act }: { act(act: Moderation): Promise<void> }) {
  const say = useSay(moderationTexts)
  const [action, setAction] = useState<Act>('mute')
  const [name, setName] = useState('')
  const [hours, setHours] = useState('24')
  const [reason, setReason] = useState('')
  const send = async (): Promise<void> => {
    const span = hours === '' ? {} : { hours: Number(hours) }
    await act(
      action === 'mute' || action === 'suspend'
        ? { action, name, reason, ...span }
        : { action, name, reason },
    )
    setName('')
    setReason('')
  }
  return (
    <Form label={say('people')} submit={say(action)} done={say('done')} onSubmit={send}>
      <Field label={say('name')} value={name} required minLength={2} maxLength={30} onChange={setName} />
      <ChoiceField
        label={say('what')}
        value={action}
        options={acts.map((one) => [one, say(one)])}
        onChange={setAction}
      />
      {(action === 'mute' || action === 'suspend') && (
        <ChoiceField
          label={say('duration')}
          value={hours}
          options={[
            ...spans.map((span) => [String(span), say('hours', { hours: span })] as const),
            ['', say('forGood')],
          ]}
          onChange={setHours}
        />
      )}
      <Field label={say('reason')} value={reason} maxLength={500} onChange={setReason} />
    </Form>
  )
}
