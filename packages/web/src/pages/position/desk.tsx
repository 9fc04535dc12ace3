import { useMemo, useState } from 'preact/hooks'
import type { CoreState, Refusal, Result } from '@stellwerk/engine'
import { engineRules, isObject, refused } from '@stellwerk/engine'
import type { Game } from '@stellwerk/titles'
import { goTo } from '../../app/router.js'
import { useLanguage, useSay } from '../../language/language.js'
import { drawSeed, shelve } from '../../session/library.js'
import { Button } from '../../ui/button.js'
import { RuleLink } from '../../ui/rule-link.js'
import { useFailure } from '../../ui/use-failure.js'
import type { PositionKind } from './kinds.js'
import { positionTexts } from './texts.js'

const textOf = (position: unknown): string => JSON.stringify(position, null, 2)

function read(text: string): Result<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) as unknown }
  } catch (error) {
    return refused(engineRules.malformed, { path: '', expected: `JSON (${(error as Error).message})` })
  }
}

interface PositionDeskProps {
  readonly game: Game
  readonly kind: PositionKind
}

/** A position of one title, by a form or as text, checked as it is entered. */
export function PositionDesk({ game, kind }: PositionDeskProps) {
  const say = useSay(positionTexts)
  const [text, setText] = useState(() => textOf(kind.empty))
  const fail = useFailure()
  const parsed = useMemo(() => read(text), [text])
  const built = useMemo(() => (parsed.ok ? game.title.position(parsed.value) : parsed), [parsed, game])

  // what has the wrong form cannot be shown in a form; what merely cannot be can
  const formFits =
    parsed.ok && isObject(parsed.value) && (built.ok || built.refusal.rule !== engineRules.malformed)
  const replace = (position: unknown): void => setText(textOf(position))
  const open = async (): Promise<void> => {
    if (!parsed.ok || !built.ok) return
    const { players, seed } = parsed.value as { players: readonly string[]; seed?: number }
    const id = await shelve({
      kind: 'analysis',
      title: game.title.id,
      name: say('analysisName'),
      origin: {
        kind: 'file',
        players,
        seed: seed ?? drawSeed(),
        options: kind.optionsOf(parsed.value),
        position: parsed.value,
      },
      record: [],
      state: built.value as CoreState,
      length: 0,
    })
    goTo(`/play/${id}`)
  }
  const { Form } = kind

  return (
    <>
      <div class="page-row">
        <Button onPress={() => replace(kind.example(game))}>{say('example')}</Button>
        <Button look="quiet" onPress={() => replace(kind.empty)}>
          {say('clear')}
        </Button>
      </div>
      <div class={Form ? 'position-columns' : undefined}>
        {Form && (
          <div class="position-form">
            {parsed.ok && formFits ? (
              <Form position={parsed.value} replace={replace} />
            ) : (
              <p class="page-hint">{say('mendText')}</p>
            )}
          </div>
        )}
        <div class="position-side">
          <div class="page-field">
            <label for="position-text">{say(Form ? 'text' : 'textAlone')}</label>
            <textarea
              id="position-text"
              class="position-text"
              spellcheck={false}
              aria-describedby="position-text-hint"
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
            />
            <p class="page-hint" id="position-text-hint">
              {say(Form ? 'textHint' : 'textAloneHint')}
            </p>
          </div>
          <div class="position-verdict" role="status">
            {built.ok ? <p>{say('good')}</p> : <Fault game={game} refusal={built.refusal} />}
          </div>
          <Button look="primary" disabled={!built.ok} onPress={() => void open().catch(fail)}>
            {say('open')}
          </Button>
        </div>
      </div>
    </>
  )
}

function Fault({ game, refusal }: { readonly game: Game; readonly refusal: Refusal }) {
  const say = useSay(positionTexts)
  const language = useLanguage()
  const { path } = refusal.params
  return (
    <div class="page-fault">
      <p>
        {game.texts.refusal(language, refusal)} <RuleLink rule={refusal.rule} />
      </p>
      {typeof path === 'string' && path !== '' && <p class="page-hint">{say('place', { path })}</p>}
    </div>
  )
}
