import { harzbahn, phaseOrder, railways } from '@stellwerk/1873'
import { useLanguage, useSay } from '../../language/language.js'
import { Button } from '../../ui/button.js'
import { optionText } from '../new-game/options.js'
import { CountField } from './count-field.js'
import type { Sketch } from './sketch.js'
import { withEntry, withPlayer } from './sketch.js'
import { positionTexts } from './texts.js'

interface TableFormProps {
  readonly sketch: Sketch
  change(part: Partial<Sketch>): void
  replace(sketch: Sketch): void
}

const rounds = { stock: 'nowStock', auction: 'nowAuction', operating: 'nowOperating' } as const

/** What comes now, as one word: `run HBE`, `stock`; empty if the form has no word for it. */
function nowOf({ at }: Sketch): string {
  if (!at) return 'stock'
  if (at.round === 'operating' && at.step === 'railway-run' && at.turn !== undefined) return `run ${at.turn}`
  return at.turn === undefined && at.step === undefined && at.round in rounds ? at.round : ''
}

/** Edition, phase, what comes now, and the players with their cash. */
export function TableForm({ sketch, change, replace }: TableFormProps) {
  const say = useSay(positionTexts)
  const language = useLanguage()
  const { players, cash } = sketch
  const now = nowOf(sketch)
  const setNow = (value: string): void => {
    const [round = '', railway] = value.split(' ')
    change({
      at: round === 'run' && railway ? { round: 'operating', turn: railway, step: 'railway-run' } : { round },
    })
  }
  return (
    <section class="position-section" aria-labelledby="position-table">
      <h2 id="position-table">{say('general')}</h2>
      <div class="position-grid">
        <label class="page-field">
          {say('edition')}
          <select
            value={sketch.edition ?? 'R'}
            onChange={(event) => change({ edition: event.currentTarget.value })}
          >
            {harzbahn.options['edition']?.map((edition) => (
              <option key={edition} value={edition}>
                {optionText(language, '1873', 'edition', edition).name}
              </option>
            ))}
          </select>
        </label>
        <label class="page-field">
          {say('phase')}
          <select
            value={sketch.phase ?? '1'}
            onChange={(event) => change({ phase: event.currentTarget.value })}
          >
            {phaseOrder.map((phase) => (
              <option key={phase}>{phase}</option>
            ))}
          </select>
        </label>
        <label class="page-field position-wide">
          {say('now')}
          <select value={now} onChange={(event) => setNow(event.currentTarget.value)}>
            {now === '' && <option value="">{say('nowOther')}</option>}
            {Object.keys(sketch.railways ?? {})
              .filter((id) => id in railways)
              .map((id) => (
                <option key={id} value={`run ${id}`}>
                  {say('nowRun', { railway: id })}
                </option>
              ))}
            {Object.entries(rounds).map(([round, key]) => (
              <option key={round} value={round}>
                {say(key)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <h3>{say('players')}</h3>
      {players.map((name, i) => (
        <div key={i} class="page-row">
          <label class="position-labelled">
            {say('playerName', { number: i + 1 })}
            <input
              type="text"
              value={name}
              onChange={(event) => replace(withPlayer(sketch, i, event.currentTarget.value.trim()))}
            />
          </label>
          <CountField
            label={say('cash')}
            value={cash?.[name]}
            onChange={(amount) => change({ cash: withEntry(cash, name, amount) })}
          />
          {players.length > harzbahn.seats.min && (
            <Button
              look="quiet"
              label={say('removePlayer', { name })}
              onPress={() => change({ players: players.filter((_, at) => at !== i) })}
            >
              ×
            </Button>
          )}
        </div>
      ))}
      {players.length < harzbahn.seats.max && (
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
