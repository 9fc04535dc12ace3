import { useEffect, useState } from 'preact/hooks'
import { manifestOf, manifests } from '@stellwerk/titles'
import { useLanguage, useSay } from '../../language/language.js'
import { titleName } from '../../titles/catalogue.js'
import { openGame } from '../../titles/open-game.js'
import { useFailure } from '../../ui/use-failure.js'
import { PositionDesk } from './desk.js'
import type { Entry } from './entry.js'
import { tellingOfPositions } from './telling.js'
import { positionTexts } from './texts.js'
import '../page.css'
import './position-form.css'
import './position.css'

const titles = manifests.filter(({ positionForm }) => positionForm).map(({ id }) => id)

/** Sets up the board of a table game and opens it as an analysis. */
export function PositionPage() {
  const say = useSay(positionTexts)
  const language = useLanguage()
  const fail = useFailure()
  const [title, setTitle] = useState(titles[0] ?? '')
  const [opened, setOpened] = useState<Pick<Entry, 'game' | 'form'>>()
  useEffect(() => {
    let current = true
    const load = async (): Promise<void> => {
      const [game, form] = await Promise.all([openGame(title), manifestOf(title)?.positionForm?.()])
      const telling = game && (await tellingOfPositions({ ...game, title: await game.whole() }))
      if (current && telling && form) setOpened({ game: telling, form })
    }
    load().catch(fail)
    return () => {
      current = false
    }
  }, [title, fail])
  return (
    <main class="page position">
      <h1>{say('heading')}</h1>
      <p class="page-lead">{say('lead')}</p>
      <div class="page-field">
        <label for="position-title">{say('title')}</label>
        <select id="position-title" value={title} onChange={(event) => setTitle(event.currentTarget.value)}>
          {titles.map((id) => (
            <option key={id} value={id}>
              {titleName(language, id)}
            </option>
          ))}
        </select>
      </div>
      {opened?.game.title.id === title && <PositionDesk key={title} {...opened} />}
    </main>
  )
}
