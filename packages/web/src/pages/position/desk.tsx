import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { CoreState } from '@stellwerk/engine'
import { describedSettings, engineRules, readJson } from '@stellwerk/engine'
import type { Described } from '@stellwerk/table'
import type { Game } from '@stellwerk/titles'
import { goTo } from '../../app/router.js'
import { useSay } from '../../language/language.js'
import { shelve } from '../../session/library.js'
import { drawSeed } from '../../session/seed.js'
import { keepInBrowser, keptInBrowser } from '../../settings/browser-store.js'
import { useDescription } from '../../table/description.js'
import { FocusProvider } from '../../table/focus.js'
import { Button } from '../../ui/button.js'
import { useFailure } from '../../ui/use-failure.js'
import { assess, unreadable } from './assess.js'
import { BoardEntry } from './board/board-entry.js'
import { LinesForm } from './board/lines-form.js'
import type { Entry } from './entry.js'
import { EntryContext } from './entry.js'
import { exampleOf } from './example.js'
import { FaultNote } from './faults.js'
import { LinesField } from './fields.js'
import { GroupForm } from './groups-form.js'
import { TableForm } from './table-form.js'
import { positionTexts } from './texts.js'

const textOf = (position: unknown): string => JSON.stringify(position, null, 2)

/** A position of one title: its board on the map, the rest by a form or as text, checked as it is entered. */
export function PositionDesk({ game, form }: Pick<Entry, 'game' | 'form'>) {
  const say = useSay(positionTexts)
  // what somebody entered piece by piece outlasts the page
  const kept = `stellwerk.position.${game.title.id}`
  const [text, setText] = useState(() => {
    const before = keptInBrowser(kept) ?? ''
    return readJson(before) ? before : textOf(form.empty)
  })
  useEffect(() => keepInBrowser(kept, text), [kept, text])
  const [hex, setHex] = useState<string>()
  const fail = useFailure()
  const parsed = useMemo(() => readJson(text), [text])
  const assessed = useMemo(
    () => (parsed ? assess(game.title.position, parsed.value) : unreadable),
    [parsed, game],
  )
  const { faults } = assessed
  // what cannot be read or built leaves the board as it was
  const drawn = useRef(assessed.state)
  drawn.current = assessed.state ?? drawn.current ?? assess(game.title.position, form.empty).state
  const state = drawn.current as CoreState
  const { description: board, words } = useDescription(game, game, state)
  const sound = faults.length === 0

  // what has the wrong form cannot be shown in a form; what merely cannot be can
  const isShaped = faults.every(({ refusal }) => refusal.rule !== engineRules.malformed)
  const position = isShaped ? (parsed?.value as Described | undefined) : undefined
  const replace = (next: Described): void =>
    setText(textOf(position && form.settled ? form.settled(position, next) : next))
  const begin = (next: Described): void => {
    setHex(undefined)
    setText(textOf(next))
  }
  return (
    <EntryContext.Provider value={{ game, form, position: position ?? {}, faults, board, words, replace }}>
      <div class="page-row">
        <Button onPress={() => begin(exampleOf(game, form))}>{say('example')}</Button>
        <Button look="quiet" onPress={() => begin(form.empty)}>
          {say('clear')}
        </Button>
      </div>
      <FocusProvider>
        <BoardEntry hex={position && hex} onHex={setHex} />
      </FocusProvider>
      <div class="position-columns">
        <div class="position-form">
          {position ? (
            <>
              <TableForm />
              {form.groups.map((group) => (
                <GroupForm key={group.field} group={group} />
              ))}
              <LinesForm />
            </>
          ) : (
            <p class="page-hint">{say('mendText')}</p>
          )}
        </div>
        <div class="position-side">
          <LinesField
            class="position-text"
            at="text"
            by="onInput"
            label={say('text')}
            hint={say('textHint')}
            value={text}
            onChange={setText}
          />
          <div class={sound ? 'position-verdict' : 'position-verdict page-fault'} role="status">
            <p>{say('verdict', { count: faults.length })}</p>
            <FaultNote
              onHex={(wrong) => {
                setHex(wrong)
                document.querySelector('.position-board')?.scrollIntoView({ block: 'start' })
              }}
            />
          </div>
          <Button
            look="primary"
            disabled={!sound}
            onPress={() => void openAnalysis(game, parsed?.value, state, say('analysisName')).catch(fail)}
          >
            {say('open')}
          </Button>
        </div>
      </div>
    </EntryContext.Provider>
  )
}

/** Keeps a position for this browser as the beginning of an analysis, and goes there. */
async function openAnalysis(
  { title }: Game,
  position: unknown,
  state: CoreState,
  name: string,
): Promise<void> {
  const { players = [], seed = drawSeed() } = position as Described & { readonly seed?: number }
  const options = describedSettings(title, position)
  const origin = { players, seed, options, rules: title.rulesVersion, position }
  const id = await shelve({ kind: 'analysis', title: title.id, name, origin, record: [], state, length: 0 })
  goTo(`/play/${id}`)
}
