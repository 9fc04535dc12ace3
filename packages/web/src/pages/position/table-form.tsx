import type { Described, PositionForm } from '@stellwerk/table'
import { useLanguage, useSay } from '../../language/language.js'
import { optionText } from '../../titles/fronts.js'
import { Button } from '../../ui/button.js'
import { useEntry } from './entry.js'
import { FaultNote } from './faults.js'
import { CountField, SelectField, TextField } from './fields.js'
import { renamed } from './renamed.js'
import { positionTexts } from './texts.js'
import { cashOf, runOf, runnersOf, withCash } from './told.js'

const roundTexts = { stock: 'nowStock', auction: 'nowAuction', operating: 'nowOperating' } as const

/** What comes now, as one word: `run HBE`, `stock`; empty if the form has no word for it. */
function nowOf({ runStep, rounds }: PositionForm, position: Described): string {
  const at = position['at'] as { round: string; turn?: string; step?: string } | undefined
  if (!at) return 'stock'
  if (at.round === 'operating' && at.step === runStep && at.turn !== undefined) return `run ${at.turn}`
  const plain = at.turn === undefined && at.step === undefined
  return plain && rounds.some((round) => round === at.round) ? at.round : ''
}

/** Edition, phase, what comes now, and the players with their cash. */
export function TableForm() {
  const { game, form, position, replace } = useEntry()
  const { title } = game
  const say = useSay(positionTexts)
  const language = useLanguage()
  const { players = [] } = position
  const { edition: editions } = title.options
  const now = nowOf(form, position)
  const change = (part: Described): void => replace({ ...position, ...part })
  const setNow = (value: string): void => {
    const [round = '', turn] = value.split(' ')
    change({ at: round === 'run' && turn ? runOf(form, turn) : { round } })
  }
  return (
    <section class="position-section" aria-labelledby="position-table">
      <h2 id="position-table">{say('general')}</h2>
      <div class="position-grid">
        {editions && (
          <SelectField
            class="page-field"
            label={say('edition')}
            value={(position['edition'] as string | undefined) ?? editions[0] ?? ''}
            options={editions.map((one) => [one, optionText(language, title.id, 'edition', one).name])}
            onChange={(edition) => change({ edition })}
          />
        )}
        <SelectField
          class="page-field"
          label={say('phase')}
          value={(position['phase'] as string | undefined) ?? form.phases[0] ?? ''}
          options={form.phases.map((phase) => [phase, phase])}
          onChange={(phase) => change({ phase })}
        />
        <SelectField
          class="page-field position-wide"
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
            <TextField
              label={say('playerName', { number: i + 1 })}
              value={name}
              onChange={(typed) => replace(renamed(position, name, typed))}
            />
            <CountField
              label={say('cash')}
              value={cashOf(position, name)}
              onChange={(amount) => replace(withCash(position, name, amount))}
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
