import { useMemo, useState } from 'preact/hooks'
import type { PlayerId } from '@stellwerk/engine'
import { numeral } from '@stellwerk/texts'
import { useLanguage, useSay } from '../language/language.js'
import { RenameDialog } from '../pages/play/rename.js'
import { useNow } from '../session/use-now.js'
import { useTable } from '../table/table.js'
import { Question } from '../ui/question.js'
import { Menu } from '../ui/menu.js'
import type { End } from './comparison.js'
import { comparisonOf } from './comparison.js'
import { variationTexts } from './texts.js'
import type { Variation } from './variation.js'
import './variations.css'

/** A variation that is about to be deleted or renamed. */
interface Asked {
  readonly variation: Variation
  readonly for: 'delete' | 'rename'
}

/** The game and its variations as a tree, with what everyone is worth at the end of each. */
export function VariationsPanel() {
  const say = useSay(variationTexts)
  const language = useLanguage()
  const { lines, session } = useTable()
  const now = useNow(lines.game)
  const [asked, setAsked] = useState<Asked | null>(null)
  const comparison = useMemo(
    () => comparisonOf(lines.game, lines.variations),
    [lines.game, now, lines.variations],
  )
  if (!comparison) return null
  const { game, branches } = comparison
  const players = Object.keys(game.worths) as PlayerId[]
  return (
    <div class="panel variations">
      <div class="variations-scroll" tabIndex={0} role="region" aria-label={say('heading')}>
        <table class="figures">
          <thead>
            <tr>
              <th scope="col">{say('line')}</th>
              {players.map((player) => (
                <th key={player} scope="col">
                  {session.nameOf(player)}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            <tr aria-current={!lines.shown}>
              <th scope="row">
                <LineName
                  name={say('game')}
                  note={say('gameAt', { round: game.round, count: game.length })}
                  isShown={!lines.shown}
                  onShow={() => lines.show(undefined)}
                />
              </th>
              {players.map((player) => (
                <td key={player}>{numeral(language, game.worths[player] ?? 0)}</td>
              ))}
              <td />
            </tr>
            {branches.map(({ variation, depth, leaves, end, beside }) => (
              <tr key={variation.id} aria-current={variation.id === lines.shown?.id}>
                <th scope="row" style={{ '--depth': depth }}>
                  <LineName
                    name={variation.name}
                    note={say('leaves', { at: leaves, count: end.length - leaves, round: end.round })}
                    isShown={variation.id === lines.shown?.id}
                    onShow={() => lines.show(variation.id)}
                  />
                </th>
                {players.map((player) => (
                  <td key={player}>
                    <Worth player={player} end={end} beside={beside} />
                  </td>
                ))}
                <td>
                  <Menu
                    label={say('more', { name: variation.name })}
                    button="⋯"
                    groups={[
                      [
                        { label: say('rename'), onChoose: () => setAsked({ variation, for: 'rename' }) },
                        { label: say('remove'), onChoose: () => setAsked({ variation, for: 'delete' }) },
                      ],
                    ]}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="variations-note">{say('note')}</p>
      {asked && <Asking asked={asked} onDone={() => setAsked(null)} />}
    </div>
  )
}

interface LineNameProps {
  readonly name: string
  readonly note: string
  readonly isShown: boolean
  onShow(): void
}

const LineName = ({ name, note, isShown, onShow }: LineNameProps) => (
  <button type="button" class="variations-line" aria-pressed={isShown} onClick={onShow}>
    <strong>{name}</strong> <span>{note}</span>
  </button>
)

interface WorthProps {
  readonly player: PlayerId
  readonly end: End
  readonly beside: End
}

/** What a player is worth at the end of a line, and how much more or less than in the game by then. */
function Worth({ player, end, beside }: WorthProps) {
  const say = useSay(variationTexts)
  const language = useLanguage()
  const worth = end.worths[player] ?? 0
  const by = worth - (beside.worths[player] ?? 0)
  return (
    <>
      {numeral(language, worth)}
      {by !== 0 && (
        <span class={by > 0 ? 'variations-more' : 'variations-less'}>
          <span class="visually-hidden">
            {say('differs', { by: `${by > 0 ? '+' : ''}${by}`, at: beside.length })}
          </span>
          <span aria-hidden="true">
            {by > 0 ? '▲' : '▼'}
            {numeral(language, Math.abs(by))}
          </span>
        </span>
      )}
    </>
  )
}

function Asking({ asked, onDone }: { readonly asked: Asked; onDone(): void }) {
  const say = useSay(variationTexts)
  const { lines } = useTable()
  const { id, name } = asked.variation
  const done = (change: Promise<void>): void => {
    onDone()
    void change
  }
  if (asked.for === 'rename')
    return (
      <RenameDialog
        name={name}
        label={say('nameLabel')}
        onClose={onDone}
        onRename={(to) => done(lines.rename(id, to || name))}
      />
    )
  return (
    <Question
      title={say('removeAsk', { name })}
      quiet={[say('keep'), onDone]}
      primary={[say('remove'), () => done(lines.remove(id))]}
      onClose={onDone}
    >
      <p>{say('removeWhy')}</p>
    </Question>
  )
}
