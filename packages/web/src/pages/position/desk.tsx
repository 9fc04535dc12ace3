import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { CoreState } from '@stellwerk/engine'
import { engineRules, isObject } from '@stellwerk/engine'
import type { Described } from '@stellwerk/table'
import { goTo } from '../../app/router.js'
import { useLanguage, useSay } from '../../language/language.js'
import { shelve } from '../../session/library.js'
import { drawSeed } from '../../session/seed.js'
import { keepInBrowser, keptInBrowser } from '../../settings/browser-store.js'
import { FocusProvider } from '../../table/focus.js'
import { Button } from '../../ui/button.js'
import { useFailure } from '../../ui/use-failure.js'
import { assess } from './assess.js'
import { BoardEntry } from './board/board-entry.js'
import { LinesForm } from './board/lines-form.js'
import type { Entry } from './entry.js'
import { EntryContext, useEntry } from './entry.js'
import { exampleOf } from './example.js'
import { hexOf, wordsFor } from './fault-words.js'
import { FaultText } from './faults.js'
import { GroupForm } from './groups-form.js'
import { TableForm } from './table-form.js'
import { positionTexts } from './texts.js'

const textOf = (position: unknown): string => JSON.stringify(position, null, 2)

/** What a text says; nothing while it cannot be read. */
function read(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

/** A position of one title: its board on the map, the rest by a form or as text, checked as it is entered. */
export function PositionDesk({ game, form }: Pick<Entry, 'game' | 'form'>) {
  const say = useSay(positionTexts)
  const language = useLanguage()
  // what somebody entered piece by piece outlasts the page
  const kept = `stellwerk.position.${game.title.id}`
  const [text, setText] = useState(() => {
    const before = keptInBrowser(kept) ?? ''
    return read(before) ? before : textOf(form.empty)
  })
  useEffect(() => keepInBrowser(kept, text), [kept, text])
  const [hex, setHex] = useState<string>()
  const fail = useFailure()
  const parsed = useMemo(() => read(text), [text])
  const assessed = useMemo(
    () => (parsed ? assess(game.title.position, parsed.value) : { state: undefined, faults: [] }),
    [parsed, game],
  )
  const faults = useMemo(
    () =>
      parsed
        ? assessed.faults.map((fault) => wordsFor(game, language, fault))
        : [{ place: '', words: say('unreadable'), rule: engineRules.malformed }],
    [parsed, assessed, game, language, say],
  )
  // while the text cannot be read the board stays as it was
  const drawn = useRef<CoreState>(undefined)
  if (assessed.state) drawn.current = assessed.state
  const sound = faults.length === 0

  // what has the wrong form cannot be shown in a form; what merely cannot be can
  const position =
    parsed &&
    isObject(parsed.value) &&
    assessed.faults.every(({ refusal }) => refusal.rule !== engineRules.malformed)
      ? (parsed.value as Described)
      : undefined
  const replace = (next: unknown): void => setText(textOf(next))
  const begin = (next: unknown): void => {
    setHex(undefined)
    replace(next)
  }
  const open = async (): Promise<void> => {
    if (!parsed || !sound) return
    const { players = [], seed, edition } = parsed.value as Described & { readonly seed?: number }
    const id = await shelve({
      kind: 'analysis',
      title: game.title.id,
      name: say('analysisName'),
      origin: {
        players,
        seed: seed ?? drawSeed(),
        options: typeof edition === 'string' ? { edition } : {},
        rules: game.title.rulesVersion,
        position: parsed.value,
      },
      record: [],
      state: assessed.state as CoreState,
      length: 0,
    })
    goTo(`/play/${id}`)
  }
  return (
    <EntryContext.Provider value={{ game, form, position: position ?? {}, faults, replace }}>
      <div class="page-row">
        <Button onPress={() => begin(exampleOf(game, form))}>{say('example')}</Button>
        <Button look="quiet" onPress={() => begin(form.empty)}>
          {say('clear')}
        </Button>
      </div>
      {drawn.current && (
        <FocusProvider>
          <BoardEntry state={drawn.current} hex={position && hex} onHex={setHex} />
        </FocusProvider>
      )}
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
          <div class="page-field">
            <label for="position-text">{say('text')}</label>
            <textarea
              id="position-text"
              class="position-text"
              spellcheck={false}
              aria-describedby="position-text-hint"
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
            />
            <p class="page-hint" id="position-text-hint">
              {say('textHint')}
            </p>
          </div>
          <div class="position-verdict" role="status">
            {sound ? <p>{say('good')}</p> : <Verdict onHex={setHex} />}
          </div>
          <Button look="primary" disabled={!sound} onPress={() => void open().catch(fail)}>
            {say('open')}
          </Button>
        </div>
      </div>
    </EntryContext.Provider>
  )
}

/** All that is wrong, with its place; a hex can be gone to. */
function Verdict({ onHex }: { onHex(hex: string): void }) {
  const say = useSay(positionTexts)
  const { faults } = useEntry()
  return (
    <div class="page-fault">
      <p>{say('wrong', { count: faults.length })}</p>
      <ul class="position-wrong">
        {faults.map((fault, i) => {
          const hex = hexOf(fault.place)
          return (
            <li key={i}>
              {hex === undefined ? (
                <strong>{fault.place}</strong>
              ) : (
                <Button
                  onPress={() => {
                    onHex(hex)
                    document.querySelector('.position-board')?.scrollIntoView({ block: 'start' })
                  }}
                >
                  {hex}
                </Button>
              )}{' '}
              <FaultText {...fault} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
