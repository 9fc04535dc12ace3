import type { Described, PositionForm } from '@stellwerk/table'
import type { Game } from '@stellwerk/titles'
import { useLanguage, useSay } from '../../language/language.js'
import { optionText } from '../../titles/fronts.js'
import { Button } from '../../ui/button.js'
import { CountField } from './count-field.js'
import { FaultNote } from './faults.js'
import { cashOf } from './groups-form.js'
import { renamed } from './renamed.js'
import { positionTexts } from './texts.js'
import { runnersOf, withEntry } from './told.js'

const roundTexts = { stock: 'nowStock', auction: 'nowAuction', operating: 'nowOperating' } as const

interface TableFormProps {
  readonly game: Game
  readonly form: PositionForm
  readonly position: Described
  replace(position: Described): void
}

/** What comes now, as one word: `run HBE`, `stock`; empty if the form has no word for it. */
function nowOf({ runStep, rounds }: PositionForm, position: Described): string {
  const at = position['at'] as { round: string; turn?: string; step?: string } | undefined
  if (!at) return 'stock'
  if (at.round === 'operating' && at.step === runStep && at.turn !== undefined) return `run ${at.turn}`
  const plain = at.turn === undefined && at.step === undefined
  return plain && rounds.some((round) => round === at.round) ? at.round : ''
}

/** Edition, phase, what comes now, and the players with their cash. */
export function TableForm({ game: { title }, form, position, replace }: TableFormProps) {
  const say = useSay(positionTexts)
  const language = useLanguage()
  const { players = [] } = position
  const { edition: editions } = title.options
  const now = nowOf(form, position)
  const change = (part: Described): void => replace({ ...position, ...part })
  const setNow = (value: string): void => {
    const [round = '', turn] = value.split(' ')
    change({ at: round === 'run' && turn ? { round: 'operating', turn, step: form.runStep } : { round } })
  }
  return (
    <section class="position-section" aria-labelledby="position-table">
      <h2 id="position-table">{say('general')}</h2>
      <div class="position-grid">
        {editions && (
          <Select
            label={say('edition')}
            value={(position['edition'] as string | undefined) ?? editions[0]}
            options={editions.map((one) => [one, optionText(language, title.id, 'edition', one).name])}
            onChange={(edition) => change({ edition })}
          />
        )}
        <Select
          label={say('phase')}
          value={(position['phase'] as string | undefined) ?? form.phases[0]}
          options={form.phases.map((phase) => [phase, phase])}
          onChange={(phase) => change({ phase })}
        />
        <Select
          class="position-wide"
          label={say('now')}
          value={now}
          options={[
            ...(now === '' ? [['', say('nowOther')] as const] : []),
            ...runnersOf(form, position).map((id) => [`run ${id}`, say('nowRun', { railway: id })] as const),
            ...form.rounds.map((round) => [round, say(roundTexts[round])] as const),
          ]}
          onChange={setNow}
        />
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
                onChange={(event) => replace(renamed(position, name, event.currentTarget.value.trim()))}
              />
            </label>
            <CountField
              label={say('cash')}
              value={cashOf(position)?.[name]}
              onChange={(amount) => change({ cash: withEntry(cashOf(position), name, amount) })}
            />
            {players.length > title.seats.min && (
              <Button
                look="quiet"
                label={say('removePlayer', { name })}
                onPress={() => change({ players: players.toSpliced(i, 1) })}
              >
                ×
              </Button>
            )}
          </div>
          <FaultNote at={`cash.${name}`} />
        </div>
      ))}
      {players.length < title.seats.max && (
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

interface SelectProps {
  readonly class?: string
  readonly label: string
  readonly value: string | undefined
  readonly options: readonly (readonly [value: string, label: string])[]
  onChange(value: string): void
}

const Select = ({ class: look = '', label, value, options, onChange }: SelectProps) => (
  <label class={`page-field ${look}`}>
    {label}
    <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {options.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  </label>
)
