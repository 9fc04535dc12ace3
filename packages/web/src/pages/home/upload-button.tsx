import { useRef, useState } from 'preact/hooks'
import { engineRules } from '@stellwerk/engine'
import type { PlayedGame } from '@stellwerk/titles'
import { goTo } from '../../app/router.js'
import { useLanguage, useSay } from '../../language/language.js'
import { shelve } from '../../session/library.js'
import type { Upload, UploadFault } from '../../session/upload.js'
import { readInWorker } from '../../session/uploading.js'
import { openGame } from '../../titles/open-game.js'
import { Button } from '../../ui/button.js'
import { Dialog } from '../../ui/dialog.js'
import { DrawnSign } from '../../ui/signs.js'
import { RuleLink } from '../../ui/rule-link.js'
import { useFailure } from '../../ui/use-failure.js'
import { homeTexts } from './texts.js'
import { UploadNotes } from './upload-notes.js'
import { faultText, uploadTexts } from './upload-texts.js'

const mostMegabytes = 50
const megabyte = 1024 * 1024

type Shown =
  | { readonly kind: 'large'; readonly megabytes: number }
  | {
      readonly kind: 'fault'
      readonly fault: UploadFault
      readonly game: PlayedGame | undefined
      readonly notes: Upload['notes']
    }
  | { readonly kind: 'done'; readonly id: string; readonly notes: Upload['notes'] }

/** The game whose texts tell a fault. The words for positions that cannot be are fetched for the few files that have one. */
async function speakerOf(fault: UploadFault): Promise<PlayedGame | undefined> {
  if (!('title' in fault) || fault.title === undefined) return undefined
  const game = await openGame(fault.title)
  if (!game || fault.kind !== 'refused' || fault.refusal.rule !== engineRules.position) return game
  const { tellingOfPositions } = await import('../../titles/telling-positions.js')
  return tellingOfPositions(game)
}

/** Opens a game file of ours or an export of 18xx.games; says in words what is wrong with one. */
export function UploadButton() {
  const say = useSay(homeTexts)
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [shown, setShown] = useState<Shown | null>(null)
  const fail = useFailure()

  const read = async (file: File): Promise<void> => {
    if (file.size > mostMegabytes * megabyte)
      return setShown({ kind: 'large', megabytes: Math.ceil(file.size / megabyte) })
    setBusy(true)
    try {
      const upload = await readInWorker(await file.text())
      if (!upload.ok) {
        const { fault, notes } = upload
        return setShown({ kind: 'fault', fault, game: await speakerOf(fault), notes })
      }
      const name = file.name.replace(/\.json$/i, '').slice(0, 120)
      const { title, names, line, variations } = upload
      const id = await shelve({ kind: 'analysis', title, name, names, variations, ...line })
      if (upload.notes.length === 0) return goTo(`/play/${id}`)
      setShown({ kind: 'done', id, notes: upload.notes })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <button type="button" class="door" aria-busy={busy} onClick={() => !busy && input.current?.click()}>
        <DrawnSign name="file" />
        <strong>{say('upload')}</strong>
        <span role="status">{say(busy ? 'uploading' : 'uploadText')}</span>
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (file) read(file).catch(fail)
        }}
      />
      {shown && <Told shown={shown} onClose={() => setShown(null)} />}
    </>
  )
}

function Told({ shown, onClose }: { readonly shown: Shown; onClose(): void }) {
  const say = useSay(homeTexts)
  const sayUpload = useSay(uploadTexts)
  const language = useLanguage()
  switch (shown.kind) {
    case 'large':
      return (
        <Dialog title={sayUpload('failed')} onClose={onClose}>
          <p>{sayUpload('large', { megabytes: shown.megabytes, most: mostMegabytes })}</p>
        </Dialog>
      )
    case 'fault': {
      const { fault, game } = shown
      return (
        <Dialog title={sayUpload('failed')} onClose={onClose}>
          <p>
            {faultText(language, fault, game)}{' '}
            {fault.kind === 'refused' && <RuleLink rule={fault.refusal.rule} />}
          </p>
          {fault.path !== '' && <p class="page-hint">{sayUpload('place', { path: fault.path })}</p>}
          <UploadNotes notes={shown.notes} />
        </Dialog>
      )
    }
    case 'done':
      return (
        <Dialog
          title={say('importedTitle')}
          onClose={onClose}
          footer={
            <Button look="primary" onPress={() => goTo(`/play/${shown.id}`)}>
              {say('open')}
            </Button>
          }
        >
          <UploadNotes notes={shown.notes} />
        </Dialog>
      )
  }
}
