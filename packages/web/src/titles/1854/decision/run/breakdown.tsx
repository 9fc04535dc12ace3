import type { RunParts } from '@stellwerk/1854'
import { numeral } from '@stellwerk/texts'
import { placeName } from '../../names.js'
import type { Desk, StepProps } from '../desk.js'

interface BreakdownProps extends StepProps {
  readonly parts: readonly RunParts[]
  readonly total: number
}

/** What each train earns, call by call. */
export function Breakdown({ desk, parts, total }: BreakdownProps) {
  const { say, language } = desk
  return (
    <table class="breakdown">
      <caption class="visually-hidden">{say('breakdown')}</caption>
      <tbody>
        {parts.map((part, i) => (
          <tr key={i}>
            <th scope="row">
              {say('trainNamed', { train: part.train })}
              <span class="choice-facts">{callsOf(desk, part)}</span>
            </th>
            <td>{numeral(language, part.total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('revenue')}</th>
          <td>{numeral(language, total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** "Wien 40 + Linz 30 + Graz 10". */
function callsOf({ say, language }: Desk, { calls, extra }: RunParts): string {
  return [
    ...calls.map(({ hex, value }) => `${placeName(hex)} ${numeral(language, value)}`),
    ...(extra === 0 ? [] : [`${say(extra > 0 ? 'bonus' : 'customs')} ${numeral(language, extra)}`]),
  ].join(' + ')
}
