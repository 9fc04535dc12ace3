import type { PlayerId } from '@stellwerk/engine'
import { numeral } from '@stellwerk/texts'
import { useLanguage, useSay } from '../language/language.js'
import type { Fortune } from '../story/fortune.js'
import { useTable } from '../table/table.js'
import { endTexts } from './texts.js'

interface RankingTableProps {
  readonly ranking: readonly { readonly player: PlayerId; readonly rank: number; readonly fortune: number }[]
  readonly fortunes: readonly Fortune[]
}

/** Who came where and with what: a column for each player, because there are fewer players than parts of a fortune. */
export function RankingTable({ ranking, fortunes }: RankingTableProps) {
  const say = useSay(endTexts)
  const language = useLanguage()
  const { session } = useTable()
  const labels = [...new Set(fortunes.flatMap(({ parts }) => parts.map(({ label }) => label)))]
  const valueOf = (player: string, label: string): number | undefined =>
    fortunes.find((one) => one.player === player)?.parts.find((part) => part.label === label)?.value
  return (
    <div class="end-scroll" tabIndex={0} role="region" aria-label={say('ranking')}>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">{say('rank')}</th>
            {ranking.map(({ player, rank }) => (
              <th scope="col" key={player}>
                {numeral(language, rank)} <span class="end-player">{session.nameOf(player)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr class="end-total">
            <th scope="row">{say('total')}</th>
            {ranking.map(({ player, fortune }) => (
              <td key={player}>{numeral(language, fortune)}</td>
            ))}
          </tr>
          {labels.map((label) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {ranking.map(({ player }) => {
                const value = valueOf(player, label) ?? 0
                return <td key={player}>{value === 0 ? '–' : numeral(language, value)}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
