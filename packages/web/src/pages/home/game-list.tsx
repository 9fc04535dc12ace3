import { useState } from 'preact/hooks'
import { separated } from '@stellwerk/texts'
import { useLanguage, useSay } from '../../language/language.js'
import { openShelf } from '../../session/browser-shelf.js'
import { removeGame } from '../../session/remove-game.js'
import type { Label } from '../../session/shelf.js'
import { tableTexts } from '../../table/texts.js'
import { titleName } from '../../titles/catalogue.js'
import { Question } from '../../ui/question.js'
import { Menu } from '../../ui/menu.js'
import { RenameDialog } from '../play/rename.js'
import { ago } from './ago.js'
import { labelName } from './label-name.js'
import { homeTexts } from './texts.js'
import './game-list.css'

/** A game that is about to be deleted or renamed. */
interface Asked {
  readonly label: Label
  readonly for: 'delete' | 'rename'
}

interface GameListProps {
  readonly labels: readonly Label[]
  onChange(): void
}

/** The games of this browser, the last played first. */
export function GameList({ labels, onChange }: GameListProps) {
  const say = useSay(homeTexts)
  const sayTable = useSay(tableTexts)
  const language = useLanguage()
  const [asked, setAsked] = useState<Asked | null>(null)
  const done = (): void => {
    setAsked(null)
    onChange()
  }
  const remove = async (id: string): Promise<void> => {
    await removeGame(id)
    done()
  }
  const rename = async (id: string, name: string): Promise<void> => {
    const { shelf } = await openShelf()
    await shelf.rename(id, name)
    done()
  }
  return (
    <>
      <ul class="game-list">
        {labels.map((label) => (
          <li key={label.id} class="game-list-entry">
            <GameRow label={label} onAsk={setAsked} />
          </li>
        ))}
      </ul>
      {asked?.for === 'rename' && (
        <RenameDialog
          name={labelName(asked.label, language)}
          label={sayTable('renameLabel')}
          onClose={() => setAsked(null)}
          onRename={(name) => void rename(asked.label.id, name)}
        />
      )}
      {asked?.for === 'delete' && (
        <Question
          title={say('deleteAsk')}
          quiet={[say('keep'), () => setAsked(null)]}
          primary={[say('delete'), () => void remove(asked.label.id)]}
          onClose={() => setAsked(null)}
        >
          <p>{say('deleteWhy', { name: labelName(asked.label, language) })}</p>
        </Question>
      )}
    </>
  )
}

interface GameRowProps {
  readonly label: Label
  onAsk(asked: Asked): void
}

function GameRow({ label, onAsk }: GameRowProps) {
  const say = useSay(homeTexts)
  const language = useLanguage()
  return (
    <div class="game-list-game">
      <a class="game-list-link" href={`/play/${label.id}`}>
        <strong>{labelName(label, language)}</strong>
        <span class="game-list-facts">
          <span class="game-list-round">{label.over ? say('over') : label.round}</span>
          <span>{titleName(language, label.title)}</span>
          <span>{separated(language, label.players)}</span>
          <span>{say(label.kind)}</span>
          <span>{say('moves', { count: label.length })}</span>
          <time dateTime={new Date(label.changed).toISOString()}>
            {ago(language, label.changed, Date.now())}
          </time>
        </span>
      </a>
      <Menu
        label={say('more', { name: labelName(label, language) })}
        button="⋯"
        groups={[
          [
            { label: say('rename'), onChoose: () => onAsk({ label, for: 'rename' }) },
            { label: say('delete'), onChoose: () => onAsk({ label, for: 'delete' }) },
          ],
        ]}
      />
    </div>
  )
}
