import { useState } from 'preact/hooks'
import { useLanguage, useSay } from '../../../language/language.js'
import { useSetFocus } from '../../../table/focus.js'
import { Button } from '../../../ui/button.js'
import { useEntry } from '../entry.js'
import { SelectField } from '../fields.js'
import type { Board } from './board-of.js'
import { companyOf, placeName } from './board-of.js'
import { mapEntryTexts } from './map-texts.js'
import type { BestAnswer } from './use-best.js'

interface BestRoutesPanelProps {
  readonly board: Board
  /** The company whose routes were asked for. */
  readonly asked: string | undefined
  readonly answer: BestAnswer | undefined
  onAsk(company: string | undefined): void
}

/** Asks for the best routes of a company, and tells what they earn. */
export function BestRoutesPanel({ board, asked, answer, onAsk }: BestRoutesPanelProps) {
  const say = useSay(mapEntryTexts)
  const { game, faults } = useEntry()
  const [picked, setPicked] = useState('')
  const sound = faults.length === 0
  const able = sound ? game.face.runs.runners(board.state) : []
  const company = asked ?? (able.includes(picked) ? picked : (able[0] ?? ''))
  return (
    <section class="position-best" aria-labelledby="position-best">
      <h2 id="position-best">{say('best')}</h2>
      {!sound && <p class="page-hint">{say('mendFirst')}</p>}
      {sound && able.length === 0 && <p class="page-hint">{say('noRunner')}</p>}
      {able.length > 0 && (
        <div class="page-row">
          <SelectField
            label={say('company')}
            value={company}
            options={able.map((id) => [id, `${id} ${companyOf(board, id)?.name ?? id}`])}
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
        {asked !== undefined && !answer && <p class="page-hint">{say('searching')}</p>}
        {answer && <Answer board={board} answer={answer} />}
      </div>
    </section>
  )
}

interface AnswerProps {
  readonly board: Board
  readonly answer: BestAnswer
}

function Answer({ board, answer: { company, best, routes } }: AnswerProps) {
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
        {routes.length === 0 ? say('noRoute') : proven !== undefined && say(proven ? 'proven' : 'notProven')}
      </p>
      <ol class="position-routes">
        {routes.map(({ id, train, path }) => (
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
