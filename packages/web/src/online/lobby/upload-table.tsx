import { useState } from 'preact/hooks'
import type { Table } from '@stellwerk/protocol'
import { goTo } from '../../app/router.js'
import { useSay } from '../../language/language.js'
import { RequestFailed, request } from '../api.js'
import { Form } from '../form.js'
import { lobbyTexts } from './texts.js'

/** A game file, ours or one from 18xx.games, becomes a table. */
export function UploadTable() {
  const say = useSay(lobbyTexts)
  const [file, setFile] = useState<File | undefined>()
  const upload = async (): Promise<void> => {
    if (!file) return
    let game: unknown
    try {
      game = JSON.parse(await file.text())
    } catch {
      throw new RequestFailed('malformed', say('uploadBad'))
    }
    const table = await request<Table>('POST', '/tables/upload', { file: game })
    goTo(`/table/${table.id}`)
  }
  return (
    <Form label={say('upload')} submit={say('upload')} onSubmit={upload}>
      <p class="field-help">{say('uploadHelp')}</p>
      <input
        type="file"
        accept="application/json,.json"
        required
        aria-label={say('upload')}
        onChange={(event) => setFile(event.currentTarget.files?.[0])}
      />
    </Form>
  )
}
