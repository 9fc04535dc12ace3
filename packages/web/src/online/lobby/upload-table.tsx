import { useRef, useState } from 'preact/hooks'
import { readJson } from '@stellwerk/engine'
import type { Table, UploadedTable } from '@stellwerk/protocol'
import { goTo } from '../../app/router.js'
import { useSay } from '../../language/language.js'
import { UploadNotes } from '../../pages/home/upload-notes.js'
import type { Upload } from '../../session/upload.js'
import { readInWorker } from '../../session/uploading.js'
import { RequestFailed, request } from '../api.js'
import { CheckField } from '../../ui/check-field.js'
import { ChoiceField, Form } from '../form.js'
import { TermsFields, usualTerms } from './terms.js'
import { lobbyTexts } from './texts.js'

interface FileSeat {
  readonly player: string
  readonly name: string
}

/** Whose seats a game file has; none if it cannot be read, which the server then explains. */
function seatsOf(upload: Upload | undefined): readonly FileSeat[] {
  if (!upload?.ok) return []
  return upload.line.origin.players.map((player) => ({ player, name: upload.names[player] ?? player }))
}

/** Whoever only watches takes no seat. */
const nobody = ''

/** A game file, ours or one from 18xx.games, becomes a table. */
export function UploadTable() {
  const say = useSay(lobbyTexts)
  const [file, setFile] = useState<File | undefined>()
  const [read, setRead] = useState<Upload | undefined>()
  const [terms, setTerms] = useState(usualTerms)
  const [wanted, setWanted] = useState<string | undefined>()
  const [partial, setPartial] = useState(false)
  const reading = useRef<Promise<Upload | undefined>>(Promise.resolve(undefined))
  const seats = seatsOf(read)
  const breaksOff = read?.notes.some(({ severity }) => severity === 'incomplete') ?? false

  const choose = (chosen: File | undefined): void => {
    setFile(chosen)
    setRead(undefined)
    setWanted(undefined)
    setPartial(false)
    reading.current = chosen ? chosen.text().then(readInWorker) : Promise.resolve(undefined)
    void reading.current.then(setRead)
  }
  const upload = async (): Promise<void> => {
    if (!file) return
    const game = readJson(await file.text())
    if (!game) throw new RequestFailed('malformed', say('uploadBad'))
    const seat = wanted ?? seatsOf(await reading.current)[0]?.player ?? nobody
    const taken = seat === nobody ? {} : { seat }
    const wish: UploadedTable = { file: game.value as UploadedTable['file'], ...terms, ...taken, partial }
    const table = await request<Table>('POST', '/tables/upload', wish)
    goTo(`/table/${table.id}`)
  }
  return (
    <Form label={say('upload')} submit={say('upload')} onSubmit={upload}>
      <p class="field-help">{say('uploadHelp')}</p>
      <label class="field">
        <span>{say('uploadFile')}</span>
        <input
          type="file"
          accept="application/json,.json"
          required
          onChange={(event) => choose(event.currentTarget.files?.[0])}
        />
      </label>
      {read && <UploadNotes notes={read.notes} />}
      {breaksOff && (
        <CheckField label={say('uploadPartial')} checked={partial} required onChange={setPartial} />
      )}
      {seats.length > 0 && (
        <ChoiceField
          label={say('uploadSeat')}
          value={wanted ?? seats[0]?.player ?? nobody}
          options={[
            ...seats.map(({ player, name }) => [player, name] as const),
            [nobody, say('uploadNoSeat')],
          ]}
          onChange={setWanted}
        />
      )}
      <TermsFields title={undefined} terms={terms} onChange={setTerms} />
    </Form>
  )
}
