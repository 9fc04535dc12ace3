import { useMemo, useState } from 'preact/hooks'
import type { CoreState, Refusal, Result } from '@stellwerk/engine'
import { engineRules, isObject, refused } from '@stellwerk/engine'
import { games } from '@stellwerk/titles'
import { goTo } from '../../app/router.js'
import { useLanguage, useSay } from '../../language/language.js'
import { drawSeed, shelve } from '../../session/library.js'
import { Button } from '../../ui/button.js'
import { RuleLink } from '../../ui/rule-link.js'
import { useFailure } from '../../ui/use-failure.js'
import { BoardForm } from './board-form.js'
import { MheForm } from './mhe-form.js'
import { MinesForm } from './mines-form.js'
import { PublicMinesForm } from './public-mines-form.js'
import { RailwaysForm } from './railways-form.js'
import type { Sketch } from './sketch.js'
import { emptySketch } from './sketch.js'
import { TableForm } from './table-form.js'
import { positionTexts } from './texts.js'
import '../page.css'
import './position.css'

const title = '1873'
const game = games[title]
const textOf = (sketch: unknown): string => JSON.stringify(sketch, null, 2)

function read(text: string): Result<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) as unknown }
  } catch (error) {
    return refused(engineRules.malformed, { path: '', expected: `JSON (${(error as Error).message})` })
  }
}

/** Sets up the board of a table game, by a form or as text, and opens it as an analysis. */
export function PositionPage() {
  const say = useSay(positionTexts)
  const [text, setText] = useState(() => textOf(emptySketch))
  const fail = useFailure()
  const parsed = useMemo(() => read(text), [text])
  const built = useMemo(() => (parsed.ok && game ? game.title.position(parsed.value) : parsed), [parsed])
  if (!game) return null

  // what has the wrong form cannot be shown in a form; what merely cannot be can
  const formFits =
    parsed.ok && isObject(parsed.value) && (built.ok || built.refusal.rule !== engineRules.malformed)
  const sketch = formFits ? (parsed.value as unknown as Sketch) : null
  const change = (part: Partial<Sketch>): void => setText(textOf({ ...sketch, ...part }))
  const fillInExample = (): void => {
    const setup = { players: emptySketch.players, seed: 1, options: {} }
    const example = game.title.randomPlay.late(setup) as Sketch
    setText(textOf({ ...example, at: { round: 'operating', turn: 'HBE', step: 'railway-run' } }))
  }
  const open = async (): Promise<void> => {
    if (!parsed.ok || !built.ok) return
    const { players, edition, seed } = parsed.value as Sketch & { readonly seed?: number }
    const id = await shelve({
      kind: 'analysis',
      title,
      name: say('analysisName'),
      origin: {
        kind: 'file',
        players,
        seed: seed ?? drawSeed(),
        options: edition === undefined ? {} : { edition },
        position: parsed.value,
      },
      record: [],
      state: built.value as CoreState,
      length: 0,
    })
    goTo(`/play/${id}`)
  }

  return (
    <main class="page position">
      <h1>{say('heading')}</h1>
      <p class="page-lead">{say('lead')}</p>
      <div class="page-row">
        <Button onPress={fillInExample}>{say('example')}</Button>
        <Button look="quiet" onPress={() => setText(textOf(emptySketch))}>
          {say('clear')}
        </Button>
      </div>
      <div class="position-columns">
        <div class="position-form">
          {sketch ? (
            <>
              <TableForm sketch={sketch} change={change} replace={(whole) => setText(textOf(whole))} />
              <RailwaysForm sketch={sketch} change={change} />
              <MinesForm sketch={sketch} change={change} />
              <PublicMinesForm sketch={sketch} change={change} replace={(whole) => setText(textOf(whole))} />
              <MheForm sketch={sketch} change={change} />
              <BoardForm sketch={sketch} change={change} />
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
            {built.ok ? <p>{say('good')}</p> : <Fault refusal={built.refusal} />}
          </div>
          <Button look="primary" disabled={!built.ok} onPress={() => void open().catch(fail)}>
            {say('open')}
          </Button>
        </div>
      </div>
    </main>
  )
}

function Fault({ refusal }: { readonly refusal: Refusal }) {
  const say = useSay(positionTexts)
  const language = useLanguage()
  const { path } = refusal.params
  return (
    <div class="page-fault">
      <p>
        {game?.texts.refusal(language, refusal)} <RuleLink rule={refusal.rule} />
      </p>
      {typeof path === 'string' && path !== '' && <p class="page-hint">{say('place', { path })}</p>}
    </div>
  )
}
