import type { ComponentChildren } from 'preact'
import { factories, mines } from '@stellwerk/1873'
import { numeral } from '@stellwerk/texts'
import { useSay } from '../../../../language/language.js'
import { useSetFocus } from '../../../../table/focus.js'
import type { Desk } from '../desk.js'
import { hexLabel } from '../names.js'
import type { Breakdown, Line } from './breakdown.js'
import { runTexts } from './texts.js'

type Say = ReturnType<typeof runTexts.in>

interface BreakdownTableProps {
  readonly desk: Desk
  readonly breakdown: Breakdown
}

/** What a plan earns, place by place, and what is left after maintenance. */
export function BreakdownTable({ desk, breakdown }: BreakdownTableProps) {
  const { language } = desk
  const say = useSay(runTexts)
  const { lines, revenue, maintenance, profit, shortfall } = breakdown
  const setFocus = useSetFocus()
  const row = (name: ComponentChildren, value: number) => (
    <tr>
      <th scope="row">{name}</th>
      <td>{numeral(language, value)}</td>
    </tr>
  )
  return (
    <table class="breakdown">
      <caption class="visually-hidden">{say('breakdown')}</caption>
      <tbody>
        {lines.map((line, i) => (
          <tr
            key={i}
            onPointerEnter={() => 'hex' in line && setFocus({ kind: 'hex', id: line.hex })}
            onPointerLeave={() => setFocus(null)}
          >
            <th scope="row">{nameOf(say, line)}</th>
            <td>{numeral(language, line.value)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {row(say('revenue'), revenue)}
        {maintenance > 0 && row(desk.say('maintenance'), -maintenance)}
        {row(say('profit'), profit)}
        {shortfall > 0 && row(say('fromTreasury'), -shortfall)}
      </tfoot>
    </table>
  )
}

function nameOf(say: Say, line: Line): string {
  switch (line.kind) {
    case 'station':
      return say('lineStation', { place: hexLabel(line.hex) })
    case 'stop':
      return say('lineStop', { place: hexLabel(line.hex) })
    case 'diesel':
      return say('lineDiesel', { place: hexLabel(line.hex) })
    case 'mine':
      return say('lineMine', {
        mine: line.mine,
        name: mines[line.mine].name,
        multiplier: mines[line.mine].multiplier,
        size: line.size,
      })
    case 'factory':
      return factories[line.factory]?.name ?? line.factory
    case 'local':
      return say('lineLocal')
  }
}
