import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { useLanguage, useSay } from '../../language/language.js'
import { newKey, request } from '../api.js'
import { Form } from '../form.js'
import { useMe } from '../account/me.js'
import { ReportForm } from '../moderation/report-form.js'
import { moderationTexts } from '../moderation/texts.js'
import { useOnline } from './online.js'
import { onlineTexts } from './texts.js'

/** What people at the table and those who watch say to each other. */
export function ChatPanel() {
  const say = useSay(onlineTexts)
  const sayOrder = useSay(moderationTexts)
  const language = useLanguage()
  const me = useMe()
  const { table, messages, see, written } = useOnline()
  const [text, setText] = useState(written.get('chat') ?? '')
  const write = (words: string): void => {
    written.set('chat', words)
    setText(words)
  }
  useLayoutEffect(see, [see])
  const end = useRef<HTMLLIElement>(null)
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [messages.length])
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' })
  const send = async (): Promise<void> => {
    await request('POST', `/tables/${table.id}/chat`, { key: newKey(), text })
    write('')
  }
  return (
    <div class="chat">
      {messages.length === 0 && <p class="chat-empty">{say('chatEmpty')}</p>}
      <ol class="chat-messages" aria-live="polite">
        {messages.map(({ id, name, at, text: words, hidden = false }) => (
          <li key={id}>
            <span class="chat-head">
              <strong>{name}</strong> <time dateTime={new Date(at).toISOString()}>{when.format(at)}</time>
            </span>
            {hidden ? (
              <em class="chat-text">{sayOrder('hidden')}</em>
            ) : (
              <span class="chat-text">{words}</span>
            )}
            {me && !hidden && name !== me.name && (
              <details class="chat-report">
                <summary aria-label={sayOrder('reportMessage', { name })}>{sayOrder('report')}</summary>
                <ReportForm table={table.id} message={{ id, name }} />
              </details>
            )}
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      {me && (
        <Form label={say('chat')} submit={say('send')} forbidden={sayOrder('muted')} onSubmit={send}>
          <label class="field">
            <span class="visually-hidden">{say('chatWrite')}</span>
            <textarea
              rows={2}
              maxLength={1000}
              required
              placeholder={say('chatWrite')}
              value={text}
              onInput={(event) => write(event.currentTarget.value)}
              onKeyDown={(event) => {
                // a line break takes Shift; while a word is being composed, Enter belongs to it
                if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
                event.preventDefault()
                event.currentTarget.form?.requestSubmit()
              }}
            />
          </label>
        </Form>
      )}
    </div>
  )
}
