import { useMemo } from 'preact/hooks'
import type { BuyMachine, MineId } from '@stellwerk/1873'
import { harzbahn } from '@stellwerk/1873'
import { refuses } from '@stellwerk/engine'
import { company } from '@stellwerk/table'
import { useChoosing } from '../../../decision/choosing.js'
import type { SlotProps } from '../../../decision/decision.js'
import { Effects } from '../../../decision/effects.js'
import { useEntry } from '../../../decision/use-entry.js'
import { useLanguage } from '../../../language/language.js'
import { useDescribed } from '../../../table/description.js'
import { useSetFocus } from '../../../table/focus.js'
import { RuleLink } from '../../../ui/rule-link.js'
import { slotTexts } from './texts.js'
import './slots.css'

const minesIn = ({ action }: SlotProps['section']['rows'][number]): readonly MineId[] =>
  (action as BuyMachine).mines

/** A machine of the bank, and which mines get one of its markers: as many as possible to begin with. */
export function Machines({ section, player }: SlotProps) {
  const say = slotTexts.in(useLanguage())
  const { description, words } = useDescribed()
  const { chosen, choose, nameOf, reasonOf } = useChoosing()
  const setFocus = useSetFocus()
  const most = useMemo(
    () => section.rows.toSorted((a, b) => minesIn(b).length - minesIn(a).length)[0],
    [section],
  )
  const [mines, setMines] = useEntry<readonly MineId[]>('machines', () => (most ? minesIn(most) : []))
  if (!most) return null
  const all = [...new Set(section.rows.flatMap(minesIn))]
  const buying = (of: readonly MineId[]): BuyMachine => ({ type: 'buyMachine', player, mines: of })
  const action = buying(mines)
  const refusal = refuses(harzbahn, description.state, action)
  const isChosen = chosen?.type === 'buyMachine'
  const toggle = (mine: MineId): void => {
    const next = all.filter((other) => (other === mine) !== mines.includes(other))
    setMines(next)
    choose(buying(next))
  }
  return (
    <section class="block">
      <div class="lines" role="radiogroup" aria-label={words.say(section.heading)}>
        <div class={isChosen ? 'line line-chosen' : 'line'}>
          <button
            type="button"
            role="radio"
            aria-checked={isChosen}
            class="line-choice machines-choice"
            onClick={() => choose(action)}
          >
            {nameOf(action)}
          </button>
          {all.length > 1 && (
            <fieldset class="machines">
              <legend>{say('machineFor')}</legend>
              {all.map((mine) => (
                <label
                  key={mine}
                  class="machines-mine"
                  onPointerEnter={() => setFocus({ kind: 'mine', id: String(mine) })}
                  onPointerLeave={() => setFocus(null)}
                >
                  <input type="checkbox" checked={mines.includes(mine)} onChange={() => toggle(mine)} />
                  {words.phrase(company(`mine:${mine}`))}
                </label>
              ))}
            </fieldset>
          )}
          {refusal ? (
            <p class="decision-fault" aria-live="polite">
              {reasonOf(refusal)} <RuleLink rule={refusal.rule} />
            </p>
          ) : (
            isChosen && <Effects action={action} />
          )}
        </div>
      </div>
    </section>
  )
}
