import type { MineId, MineState } from '@stellwerk/1873'
import { mines, sizes } from '@stellwerk/1873'
import { useSay } from '../../../../language/language.js'
import type { Board } from '../board.js'
import { panelTexts } from '../texts.js'
import { mineTexts } from './texts.js'

interface IncomeTableProps {
  readonly board: Board
  readonly mine: MineId
  readonly now: MineState
}

/** What machines and switchers of each size bring at a mine; those that stand there are marked. */
export function IncomeTable({ board, mine, now }: IncomeTableProps) {
  const say = useSay(mineTexts)
  const common = useSay(panelTexts)
  const { machineIncome, switcherIncome } = mines[mine]
  const cell = (size: number, income: number | undefined, present: boolean) => (
    <td key={size} aria-current={present ? 'true' : undefined}>
      {income !== undefined && board.number(income)}
    </td>
  )
  return (
    <table class="mine-income">
      <caption class="visually-hidden">{say('incomeTable', { number: mine })}</caption>
      <thead>
        <tr>
          <th scope="col">{say('size')}</th>
          {sizes.map((size) => (
            <th key={size} scope="col">
              {size}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{common('machine')}</th>
          {sizes.map((size) => cell(size, machineIncome[size - 1], now.open && size === now.machine))}
        </tr>
        <tr>
          <th scope="row">{common('switcher')}</th>
          {sizes.map((size) => cell(size, switcherIncome[size - 2], now.open && size === now.switcher))}
        </tr>
      </tbody>
    </table>
  )
}
