import type { Choice } from '@stellwerk/engine'
import { refuses } from '@stellwerk/engine'
import type { BuyMachine, MineId } from '@stellwerk/1873'
import { harzbahn } from '@stellwerk/1873'
import { RuleLink } from '../../../../ui/rule-link.js'
import type { Desk } from '../desk.js'
import { mineLabel } from '../names.js'
import { ChoiceButton } from '../../../../decision/parts/choice-button.js'
import { useEntry } from '../../../../decision/use-entry.js'

interface MachineFormProps {
  readonly desk: Desk
  readonly choices: readonly Choice<BuyMachine>[]
}

/** A machine of the bank, and which mines get one of its markers: as many as possible to begin with. */
export function MachineForm({ desk, choices }: MachineFormProps) {
  const { player } = desk
  const possible = choices.toSorted((a, b) => b.action.mines.length - a.action.mines.length)
  const [mines, setMines] = useEntry<readonly MineId[]>('machines', () => possible[0]?.action.mines ?? [])
  const all = [...new Set(choices.flatMap(({ action }) => action.mines))]
  const toggle = (mine: MineId): void =>
    setMines(all.filter((other) => (other === mine) !== mines.includes(other)))
  const action: BuyMachine = { type: 'buyMachine', player, mines }
  const refusal = refuses(harzbahn, desk.state, action)
  return (
    <div class="choice-form">
      {all.length > 1 && (
        <fieldset class="answers">
          <legend class="answers-label">{desk.say('machineFor')}</legend>
          <div class="answers-row">
            {all.map((mine) => (
              <label key={mine} class="answers-answer">
                <input type="checkbox" checked={mines.includes(mine)} onChange={() => toggle(mine)} />
                <span>{mineLabel(desk, mine)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {refusal ? (
        <p class="decision-fault" aria-live="polite">
          {desk.reason(refusal)} <RuleLink rule={refusal.rule} />
        </p>
      ) : (
        <ChoiceButton desk={desk} action={action} />
      )}
    </div>
  )
}
