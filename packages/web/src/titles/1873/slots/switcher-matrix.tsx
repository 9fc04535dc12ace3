import { useEffect, useId, useMemo } from 'preact/hooks'
import type { AssignSwitchers, PublicMineId, State } from '@stellwerk/1873'
import { bestAssignment, publicMineOf } from '@stellwerk/1873'
import { top } from '@stellwerk/engine'
import { company as companyValue } from '@stellwerk/table'
import { numeral } from '@stellwerk/texts'
import { useChoosing } from '../../../decision/choosing.js'
import type { SlotProps } from '../../../decision/decision.js'
import { Effects } from '../../../decision/effects.js'
import { useEntry } from '../../../decision/use-entry.js'
import { useLanguage } from '../../../language/language.js'
import { useDescribed } from '../../../table/description.js'
import { useSetFocus } from '../../../table/focus.js'
import { incomesWith, reassigned } from './switchers.js'
import { slotTexts } from './texts.js'
import './slots.css'

/** Which switcher goes to which mine: a small matrix that begins with what earns most. */
export function SwitcherMatrix({ player }: SlotProps) {
  const language = useLanguage()
  const say = slotTexts.in(language)
  const { description, words } = useDescribed<State>()
  const { state } = description
  const { chosen, choose } = useChoosing()
  const id = useId()
  const setFocus = useSetFocus()
  const company = top(state)?.['operation'] as PublicMineId
  const best = useMemo(() => bestAssignment(state, company), [state, company])
  // another set of switchers is another question
  const [sizes, setSizes] = useEntry(`switchers ${best.toSorted((a, b) => a - b).join(' ')}`, () => best)
  const columns = [...new Set(sizes)].toSorted((a, b) => b - a)
  const named = (size: number): string => (size === 0 ? say('none') : say('size', { size }))
  const incomes = incomesWith(state, company, sizes)
  const total = incomes.reduce((sum, income) => sum + income, 0)
  const action: AssignSwitchers = { type: 'assignSwitchers', player, sizes }
  useEffect(() => {
    if (JSON.stringify(chosen) !== JSON.stringify(action)) choose(action)
  }, [JSON.stringify(action)])
  return (
    <>
      <table class="figures switchers">
        <thead>
          <tr>
            <th scope="col">{say('mineToServe')}</th>
            {columns.map((size) => (
              <th key={size} scope="col">
                {named(size)}
              </th>
            ))}
            <th scope="col">{say('income')}</th>
          </tr>
        </thead>
        <tbody>
          {publicMineOf(state, company).mines.map((mine, i) => (
            <tr
              key={mine}
              onPointerEnter={() => setFocus({ kind: 'mine', id: String(mine) })}
              onPointerLeave={() => setFocus(null)}
            >
              <th scope="row">
                {words.phrase(companyValue(`mine:${mine}`))}
                {state.mines[mine]?.connected === false && (
                  <span class="switchers-note">{say('notConnected')}</span>
                )}
              </th>
              {columns.map((size) => (
                <td key={size}>
                  <label class="switchers-cell">
                    <input
                      type="radio"
                      name={`${id}-${mine}`}
                      checked={sizes[i] === size}
                      aria-label={named(size)}
                      onChange={() => setSizes(reassigned(sizes, i, size))}
                    />
                  </label>
                </td>
              ))}
              <td class="switchers-income">{numeral(language, incomes[i] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={columns.length + 1}>
              {say('income')}
            </th>
            <td class="switchers-income">{numeral(language, total)}</td>
          </tr>
        </tfoot>
      </table>
      <Effects action={action} />
    </>
  )
}
