import { useLanguage, useSay } from '../../language/language.js'
import { Button } from '../../ui/button.js'
import { optionText } from '../../titles/fronts.js'
import { CountField } from './count-field.js'
import { FaultNote } from './faults.js'
import type { TableSketch } from './sketch.js'
import { withEntry } from './sketch.js'
import { positionTexts } from './texts.js'

const rounds = { stock: 'nowStock', auction: 'nowAuction', operating: 'nowOperating' } as const

/** What a title tells of its tables. */
export interface TableSpec {
  readonly title: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly editions?: readonly string[] | undefined
  readonly phases: readonly string[]
  readonly rounds: readonly (keyof typeof rounds)[]
  /** The step of a company's turn in which its trains run. */
  readonly runStep: string
}

interface TableFormProps {
  readonly spec: TableSpec
  readonly sketch: TableSketch
  /** Companies in the game, which may run. */
  readonly companies: readonly string[]
  change(part: Partial<TableSketch>): void
  rename(at: number, name: string): void
}

/** What comes now, as one word: `run HBE`, `stock`; empty if the form has no word for it. */
function nowOf({ runStep, rounds: known }: TableSpec, { at }: TableSketch): string {
  if (!at) return 'stock'
  if (at.round === 'operating' && at.step === runStep && at.turn !== undefined) return `run ${at.turn}`
  const plain = at.turn === undefined && at.step === undefined
  return plain && known.some((round) => round === at.round) ? at.round : ''
}

/** Edition, phase, what comes now, and the players with their cash. */
export function TableForm({ spec, sketch, companies, change, rename }: TableFormProps) {
  const say = useSay(positionTexts)
  const language = useLanguage()
  const { players, cash } = sketch
  const { editions, phases, seats } = spec
  const now = nowOf(spec, sketch)
  const setNow = (value: string): void => {
    const [round = '', turn] = value.split(' ')
    change({ at: round === 'run' && turn ? { round: 'operating', turn, step: spec.runStep } : { round } })
  }
  return (
    <section class="position-section" aria-labelledby="position-table">
      <h2 id="position-table">{say('general')}</h2>
      <div class="position-grid">
        {editions && (
          <label class="page-field">
            {say('edition')}
            <select
              value={sketch.edition ?? editions[0]}
              onChange={(event) => change({ edition: event.currentTarget.value })}
            >
              {editions.map((edition) => (
                <option key={edition} value={edition}>
                  {optionText(language, spec.title, 'edition', edition).name}
                </option>
              ))}
            </select>
          </label>
        )}
        <label class="page-field">
          {say('phase')}
          <select
            value={sketch.phase ?? phases[0]}
            onChange={(event) => change({ phase: event.currentTarget.value })}
          >
            {phases.map((phase) => (
              <option key={phase}>{phase}</option>
            ))}
          </select>
        </label>
        <label class="page-field position-wide">
          {say('now')}
          <select value={now} onChange={(event) => setNow(event.currentTarget.value)}>
            {now === '' && <option value="">{say('nowOther')}</option>}
            {companies.map((id) => (
              <option key={id} value={`run ${id}`}>
                {say('nowRun', { railway: id })}
              </option>
            ))}
            {spec.rounds.map((round) => (
              <option key={round} value={round}>
                {say(rounds[round])}
              </option>
            ))}
          </select>
        </label>
      </div>
      <FaultNote at="at" />
      <h3>{say('players')}</h3>
      {players.map((name, i) => (
        <div key={i}>
          <div class="page-row">
            <label class="position-labelled">
              {say('playerName', { number: i + 1 })}
              <input
                type="text"
                value={name}
                onChange={(event) => rename(i, event.currentTarget.value.trim())}
              />
            </label>
            <CountField
              label={say('cash')}
              value={cash?.[name]}
              onChange={(amount) => change({ cash: withEntry(cash, name, amount) })}
            />
            {players.length > seats.min && (
              <Button
                look="quiet"
                label={say('removePlayer', { name })}
                onPress={() => change({ players: players.filter((_, at) => at !== i) })}
              >
                ×
              </Button>
            )}
          </div>
          <FaultNote at={`cash.${name}`} />
        </div>
      ))}
      {players.length < seats.max && (
        <div>
          <Button
            onPress={() => change({ players: [...players, `${say('players')} ${players.length + 1}`] })}
          >
            {say('addPlayer')}
          </Button>
        </div>
      )}
    </section>
  )
}
