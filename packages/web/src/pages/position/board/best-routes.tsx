import type { CoreState } from '@stellwerk/engine'
import { useState } from 'preact/hooks'
import { useLanguage, useSay } from '../../../language/language.js'
import { useSetFocus } from '../../../table/focus.js'
import { Button } from '../../../ui/button.js'
import { useEntry } from '../entry.js'
import { SelectField } from '../fields.js'
import type { NamedRoute } from '../../../board/runs.js'
import type { Board } from './board-of.js'
import { companyName, placeName } from './board-of.js'
import { mapEntryTexts } from './map-texts.js'
import type { BestAnswer } from './use-best.js'

interface AnswerProps {
  readonly board: Board
  readonly answer: BestAnswer
  readonly routes: readonly NamedRoute[] | undefined
}

interface BestRoutesPanelProps extends Omit<AnswerProps, 'answer'> {
  /** The position; absent as long as something is wrong with it. */
  readonly state: CoreState | undefined
  /** The company whose routes were asked for. */
  readonly asked: string | undefined
  readonly answer: BestAnswer | undefined
  onAsk(company: string | undefined): void
}

/** Asks for the best routes of a company, and tells what they earn. */
export function BestRoutesPanel(props: BestRoutesPanelProps) {
  const { board, state, asked, answer, routes, onAsk } = props
  const say = useSay(mapEntryTexts)
  const { game } = useEntry()
  const [picked, setPicked] = useState('')
  const able = state ? game.face.runs.runners(state) : []
  const company = asked ?? (able.includes(picked) ? picked : (able[0] ?? ''))
  return (
    <section class="position-best" aria-labelledby="position-best">
      <h2 id="position-best">{say('best')}</h2>
      {!state && <p class="page-hint">{say('mendFirst')}</p>}
      {state && able.length === 0 && <p class="page-hint">{say('noRunner')}</p>}
      {able.length > 0 && (
        <div class="page-row">
          <SelectField
            label={say('company')}
            value={company}
            options={able.map((id) => [id, `${id} ${companyName(board, id)}`])}
            onChange={(id) => {
              setPicked(id)
              if (asked !== undefined) onAsk(id)
            }}
          />
          {asked === undefined ? (
            <Button look="primary" onPress={() => onAsk(company)}>
              {say('show')}
            </Button>
          ) : (
            <Button onPress={() => onAsk(undefined)}>{say('hide')}</Button>
          )}
        </div>
      )}
      <div role="status">
        {state && asked !== undefined && able.length > 0 && !answer && (
          <p class="page-hint">{say('searching')}</p>
        )}
        {answer && <Answer board={board} answer={answer} routes={routes} />}
      </div>
    </section>
  )
}

function Answer({ board, answer: { company, routes: best }, routes }: AnswerProps) {
  const { game } = useEntry()
  const say = useSay(mapEntryTexts)
  const language = useLanguage()
  const setFocus = useSetFocus()
  if (!best) return <p>{say('noRun', { company })}</p>
  const { plan, proven } = best
  return (
    <>
      <p class="position-total">
        {say('earns', { company, amount: game.texts.money(language, plan.total) })}
      </p>
      <p class="page-hint">
        {routes?.length === 0 ? say('noRoute') : proven !== undefined && say(proven ? 'proven' : 'notProven')}
      </p>
      <ol class="position-routes">
        {routes?.map(({ id, train, path }) => (
          <li
            key={id}
            onPointerEnter={() => setFocus({ kind: 'route', id })}
            onPointerLeave={() => setFocus(null)}
          >
            <strong>{say('train', { train })}</strong> {path.map((hex) => placeName(board, hex)).join(' – ')}
          </li>
        ))}
      </ol>
    </>
  )
}
