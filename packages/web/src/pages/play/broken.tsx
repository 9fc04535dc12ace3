import { useSay } from '../../language/language.js'
import type { Opened } from '../../session/library.js'
import { shelve } from '../../session/library.js'
import { goTo } from '../../app/router.js'
import { Button } from '../../ui/button.js'
import { playTexts } from './texts.js'

/** A game that no longer fits the rules: the part before the fault can be opened. */
export function BrokenGame({ game }: { readonly game: Extract<Opened, { kind: 'broken' }> }) {
  const say = useSay(playTexts)
  const { shelved, record, good } = game
  const openGoodPart = async (): Promise<void> => {
    const { label, origin, names } = shelved
    const part = { kind: label.kind, title: label.title, name: label.name, names, origin }
    goTo(`/play/${await shelve({ ...part, record: record.slice(0, good) })}`)
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
