import type { CoreState } from '@stellwerk/engine'
import { useState } from 'preact/hooks'
import type { Game } from '@stellwerk/titles'
import { useLanguage, useSay } from '../../../language/language.js'
import { useSetFocus } from '../../../table/focus.js'
import { Button } from '../../../ui/button.js'
import type { DrawnRoutes, MapKind } from './map-kind.js'
import { mapEntryTexts } from './map-texts.js'
import type { BestAnswer } from './use-best.js'

interface BestRoutesPanelProps {
  readonly game: Game
  readonly map: MapKind
  /** The position; absent as long as something is wrong with it. */
  readonly state: CoreState | undefined
  /** The company whose routes were asked for. */
  readonly asked: string | undefined
  readonly answer: BestAnswer | undefined
  readonly drawn: DrawnRoutes | undefined
  onAsk(company: string | undefined): void
}

/** Asks for the best routes of a company, and tells what they earn. */
export function BestRoutesPanel({ game, map, state, asked, answer, drawn, onAsk }: BestRoutesPanelProps) {
  const say = useSay(mapEntryTexts)
  const language = useLanguage()
  const [picked, setPicked] = useState('')
  const able = state ? map.runners(state) : []
  const company = asked ?? (able.includes(picked) ? picked : (able[0] ?? ''))
  return (
    <section class="position-best" aria-labelledby="position-best">
      <h2 id="position-best">{say('best')}</h2>
      {!state && <p class="page-hint">{say('mendFirst')}</p>}
      {state && able.length === 0 && <p class="page-hint">{say('noRunner')}</p>}
      {able.length > 0 && (
        <div class="page-row">
          <label class="position-labelled">
            {say('company')}
            <select
              value={company}
              onChange={({ currentTarget: { value } }) => {
                setPicked(value)
                if (asked !== undefined) onAsk(value)
              }}
            >
              {able.map((id) => (
                <option key={id} value={id}>
                  {id} {map.companyName(language, id)}
                </option>
              ))}
            </select>
          </label>
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
        {answer && <Answer game={game} map={map} answer={answer} drawn={drawn} />}
      </div>
    </section>
  )
}

interface AnswerProps {
  readonly game: Game
  readonly map: MapKind
  readonly answer: BestAnswer
  readonly drawn: DrawnRoutes | undefined
}

function Answer({ game, map, answer: { company, routes }, drawn }: AnswerProps) {
  const say = useSay(mapEntryTexts)
  const language = useLanguage()
  const setFocus = useSetFocus()
  if (!routes) return <p>{say('noRun', { company })}</p>
  const { total, proven } = routes
  return (
    <>
      <p class="position-total">{say('earns', { company, amount: game.texts.money(language, total) })}</p>
      <p class="page-hint">
        {drawn?.routes.length === 0
          ? say('noRoute')
          : proven !== undefined && say(proven ? 'proven' : 'notProven')}
      </p>
      <ol class="position-routes">
        {drawn?.routes.map(({ id, train, way }) => (
          <li
            key={id}
            onPointerEnter={() => setFocus({ kind: 'route', id })}
            onPointerLeave={() => setFocus(null)}
          >
            <strong>{say('train', { train })}</strong> {way.map((hex) => map.placeName(hex)).join(' – ')}
          </li>
        ))}
      </ol>
    </>
  )
}
