import { useEffect, useState } from 'preact/hooks'
import { useSay } from '../../language/language.js'
import { RequestFailed, request } from '../api.js'
import { Form } from '../form.js'
import { useOnline } from './online.js'
import { onlineTexts } from './texts.js'

/** What a player writes down for nobody else. */
export function NotesPanel() {
  const say = useSay(onlineTexts)
  const { table, written } = useOnline()
  const [text, setText] = useState<string | undefined>(written.get('notes'))
  const write = (words: string): void => {
    written.set('notes', words)
    setText(words)
  }
  useEffect(() => {
    // what was not saved yet comes before what was
    if (written.has('notes')) return
    request<{ text: string }>('GET', `/tables/${table.id}/notes`).then(
      (notes) => setText(notes.text),
      (error: unknown) => {
        if (!(error instanceof RequestFailed)) throw error
      },
    )
  }, [table.id])
  const save = async (): Promise<void> => {
    await request('PUT', `/tables/${table.id}/notes`, { text: text ?? '' })
    written.delete('notes')
  }
  return (
    <div class="notes">
      <p class="field-help">{say('notesHelp')}</p>
      <Form label={say('notes')} submit={say('saveNotes')} done={say('saved')} onSubmit={save}>
        <label class="field">
          <span class="visually-hidden">{say('notes')}</span>
          <textarea
            rows={12}
            maxLength={20_000}
            disabled={text === undefined}
            value={text ?? ''}
            onInput={(event) => write(event.currentTarget.value)}
          />
        </label>
      </Form>
    </div>
  )
}
