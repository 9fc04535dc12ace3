import { useState } from 'preact/hooks'
import type { Report } from '@stellwerk/protocol'
import { useSay } from '../../language/language.js'
import { request } from '../api.js'
import { Field, Form } from '../form.js'
import { moderationTexts } from './texts.js'

interface ReportFormProps {
  readonly table: string
  /** What somebody said, if it is about that. */
  readonly message?: { readonly id: number; readonly name: string }
}

/** Tells moderators of something that they should look at. */
export function ReportForm({ table, message }: ReportFormProps) {
  const say = useSay(moderationTexts)
  const [text, setText] = useState('')
  const title = message ? say('reportMessage', { name: message.name }) : say('reportTable')
  const send = async (): Promise<void> => {
    const body: Report = { table, text, ...(message ? { message: message.id } : {}) }
    await request('POST', '/reports', body)
    setText('')
  }
  return (
    <Form label={title} submit={say('report')} look="plain" done={say('reported')} onSubmit={send}>
      <Field label={say('reportWhy')} value={text} required maxLength={1000} onChange={setText} />
    </Form>
  )
}
