import { useEffect, useState } from 'preact/hooks'
import { useSay } from '../../language/language.js'
import { RequestFailed, request } from '../api.js'
import { Form } from '../form.js'
import { useOnline } from './online.js'
import { onlineTexts } from './texts.js'

/** What a player writes down for nobody else. */
export function NotesPanel() {
  const say = useSay(onlineTexts)
  const { table } = useOnline()
  const [text, setText] = useState<string | undefined>()
  useEffect(() => {
    request<{ text: string }>('GET', `/tables/${table.id}/notes`).then(
      (notes) => setText(notes.text),
      (error: unknown) => {
        if (!(error instanceof RequestFailed)) throw error
      },
    )
  }, [table.id])
  return (
    <div class="notes">
      <p class="field-help">{say('notesHelp')}</p>
      <Form
        label={say('notes')}
        submit={say('saveNotes')}
        done={say('saved')}
        onSubmit={() => request('PUT', `/tables/${table.id}/notes`, { text: text ?? '' })}
      >
        <label class="field">
          <span class="visually-hidden">{say('notes')}</span>
          <textarea
            rows={12}
            maxLength={20_000}
            disabled={text === undefined}
            value={text ?? ''}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
      </Form>
    </div>
  )
}
