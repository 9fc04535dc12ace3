import { useRef, useState } from 'preact/hooks'
import type { Table, UploadedTable } from '@stellwerk/protocol'
import { goTo } from '../../app/router.js'
import { useSay } from '../../language/language.js'
import type { Upload } from '../../session/upload.js'
import { readInWorker } from '../../session/uploading.js'
import { RequestFailed, request } from '../api.js'
import { ChoiceField, Form } from '../form.js'
import { TermsFields, usualTerms } from './terms.js'
import { lobbyTexts } from './texts.js'

interface FileSeat {
  readonly player: string
  readonly name: string
}

/** Whose seats a game file has; none if it cannot be read, which the server then explains. */
function seatsOf(upload: Upload): readonly FileSeat[] {
  if (!upload.ok || upload.line.origin.kind !== 'file') return []
  return upload.line.origin.players.map((player) => ({ player, name: upload.names[player] ?? player }))
}

/** Whoever only watches takes no seat. */
const nobody = ''

/** A game file, ours or one from 18xx.games, becomes a table. */
export function UploadTable() {
  const say = useSay(lobbyTexts)
  const [file, setFile] = useState<File | undefined>()
  const [seats, setSeats] = useState<readonly FileSeat[]>([])
  const [terms, setTerms] = useState(usualTerms)
  const [wanted, setWanted] = useState<string | undefined>()
  const reading = useRef<Promise<readonly FileSeat[]>>(Promise.resolve([]))

  const choose = (chosen: File | undefined): void => {
    setFile(chosen)
    setSeats([])
    setWanted(undefined)
    reading.current = chosen ? chosen.text().then(readInWorker).then(seatsOf) : Promise.resolve([])
    void reading.current.then(setSeats)
  }
  const upload = async (): Promise<void> => {
    if (!file) return
    let game: UploadedTable['file']
    try {
      game = JSON.parse(await file.text()) as UploadedTable['file']
    } catch {
      throw new RequestFailed('malformed', say('uploadBad'))
    }
    const seat = wanted ?? (await reading.current)[0]?.player ?? nobody
    const taken = seat === nobody ? {} : { seat }
    const wish: UploadedTable = { file: game, ...terms, ...taken }
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
      {seats.length > 0 && (
        <ChoiceField
          label={say('uploadSeat')}
          value={wanted ?? seats[0]?.player ?? nobody}
          options={[
            ...seats.map(({ player, name }) => ({ value: player, label: name })),
            { value: nobody, label: say('uploadNoSeat') },
          ]}
          onChange={setWanted}
        />
      )}
      <TermsFields terms={terms} onChange={setTerms} />
    </Form>
  )
}
