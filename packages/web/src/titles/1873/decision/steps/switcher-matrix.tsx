import { useId, useMemo } from 'preact/hooks'
import type { AssignSwitchers, PublicMineId } from '@stellwerk/1873'
import { bestAssignment, publicMineOf } from '@stellwerk/1873'
import { numeral } from '@stellwerk/texts'
import { useSetFocus } from '../../../../table/focus.js'
import type { Desk } from '../desk.js'
import { mineLabel } from '../names.js'
import { ChoiceButton } from '../../../../decision/parts/choice-button.js'
import { incomesWith, reassigned, totalOf } from '../switchers.js'
import { useEntry } from '../../../../decision/use-entry.js'

/** Which switcher goes to which mine: a small matrix that begins with what earns most. */
export function SwitchersStep({ desk }: { readonly desk: Desk }) {
  const { state, step, player, say, language } = desk
  const id = useId()
  const setFocus = useSetFocus()
  const company = step['operation'] as PublicMineId
  const best = useMemo(() => bestAssignment(state, company), [state, company])
  // another set of switchers is another question
  const [sizes, setSizes] = useEntry(`switchers ${best.toSorted((a, b) => a - b).join(' ')}`, () => best)
  const columns = [...new Set(sizes)].toSorted((a, b) => b - a)
  const incomes = incomesWith(state, company, sizes)
  const action: AssignSwitchers = { type: 'assignSwitchers', player, sizes }
  return (
    <>
      <table class="switchers">
        <thead>
          <tr>
            <th scope="col">{say('mineToServe')}</th>
            {columns.map((size) => (
              <th key={size} scope="col">
                {size === 0 ? say('none') : say('size', { size })}
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
                {mineLabel(desk, mine)}
                {state.mines[mine]?.connected === false && (
                  <span class="choice-facts">{say('notConnected')}</span>
                )}
              </th>
              {columns.map((size) => (
                <td key={size}>
                  <label class="switchers-cell">
                    <input
                      type="radio"
                      name={`${id}-${mine}`}
                      checked={sizes[i] === size}
                      aria-label={size === 0 ? say('none') : say('size', { size })}
                      onChange={() => setSizes(reassigned(sizes, i, size))}
                    />
                  </label>
                </td>
              ))}
              <td class="switchers-income">{numeral(language, incomes[i] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ChoiceButton
        desk={desk}
        action={action}
        look="primary"
        label={say('assign', { income: desk.money(totalOf(incomes)) })}
      />
    </>
  )
}
