import { useState } from 'preact/hooks'
import { manifestOf, manifests } from '@stellwerk/titles'
import { useLanguage, useSay } from '../../language/language.js'
import { titleName } from '../../titles/catalogue.js'
import { openGame } from '../../titles/open-game.js'
import { tellingOfPositions } from '../../titles/telling-positions.js'
import { SelectField } from '../../ui/select.js'
import { useLoaded } from '../../ui/use-loaded.js'
import { PositionDesk } from './desk.js'
import type { Entry } from './entry.js'
import { positionTexts } from './texts.js'
import '../page.css'
import './position-form.css'
import './position.css'

const titles = manifests.filter(({ positionForm }) => positionForm).map(({ id }) => id)

/** A title, with words for what is wrong with a position, and how positions of it are entered. */
async function open(title: string): Promise<Pick<Entry, 'game' | 'form'> | undefined> {
  const [game, form] = await Promise.all([openGame(title), manifestOf(title)?.positionForm?.()])
  if (!game || !form) return undefined
  return { game: await tellingOfPositions({ ...game, title: await game.whole() }), form }
}

/** Sets up the board of a table game and opens it as an analysis. */
export function PositionPage() {
  const say = useSay(positionTexts)
  const language = useLanguage()
  const [title, setTitle] = useState(titles[0] ?? '')
  const opened = useLoaded(title, () => open(title))
  return (
    <main class="page position">
      <h1>{say('heading')}</h1>
      <p class="page-lead">{say('lead')}</p>
      <SelectField
        class="page-field"
        label={say('title')}
        value={title}
        options={titles.map((id) => [id, titleName(language, id)])}
        onChange={setTitle}
      />
      {opened && <PositionDesk key={title} {...opened} />}
    </main>
  )
}
