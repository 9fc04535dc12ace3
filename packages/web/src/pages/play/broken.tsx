import { useSay } from '../../language/language.js'
import type { Opened } from '../../session/library.js'
import { shelve } from '../../session/library.js'
import { rebuild } from '../../session/rebuild.js'
import { goTo } from '../../app/router.js'
import { openGame } from '../../titles/open-game.js'
import { Button } from '../../ui/button.js'
import { playTexts } from './texts.js'

/** A game that no longer fits the rules: the part before the fault can be opened. */
export function BrokenGame({ broken }: { readonly broken: Extract<Opened, { kind: 'broken' }> }) {
  const say = useSay(playTexts)
  const { shelved, record, good } = broken
  const openGoodPart = async (): Promise<void> => {
    const { label, origin, names } = shelved
    const { kind, title, name } = label
    const part = record.slice(0, good)
    const game = await openGame(title)
    const rebuilt = game && (await rebuild(game, origin, part))
    if (!rebuilt?.ok) return
    const { state, length } = rebuilt.history
    goTo(`/play/${await shelve({ kind, title, name, names, origin, record: part, state, length })}`)
  }
  return (
    <main class="page">
      <h1>{say('broken')}</h1>
      <p>{say('brokenWhy', { good, entries: record.length })}</p>
      <div class="page-row">
        <Button look="primary" onPress={() => void openGoodPart()}>
          {say('openGoodPart')}
        </Button>
        <a class="button" href="/">
          {say('toHome')}
        </a>
      </div>
    </main>
  )
}
