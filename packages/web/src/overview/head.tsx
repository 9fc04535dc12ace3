import { msg, playerHolding } from '@stellwerk/table'
import { useSay } from '../language/language.js'
import { poolName } from '../panels/pools.js'
import type { Sight } from '../panels/sight.js'
import type { Matrix } from './matrix.js'
import { overviewTexts } from './texts.js'

/** Which columns a page has. */
export interface Columns {
  readonly companies: boolean
  readonly names: boolean
  readonly business: boolean
  readonly shares: boolean
}

interface HeadProps {
  readonly sight: Sight
  readonly matrix: Matrix
  readonly columns: Columns
  /** The player of this page who is asked, or who looks at it. */
  readonly own: string | null
}

export function MatrixHead({ sight, matrix, columns, own }: HeadProps) {
  const say = useSay(overviewTexts)
  const { words, table } = sight
  const { rounds } = matrix
  return (
    <thead>
      <tr>
        {columns.companies ? (
          <>
            <th scope="col" class="overview-name">
              {columns.names ? (
                say('operates')
              ) : (
                <span class="visually-hidden">{words.say(msg('column.company'))}</span>
              )}
            </th>
            <th scope="col">{words.say(msg('column.price'))}</th>
          </>
        ) : (
          <td />
        )}
        {columns.business && (
          <>
            <th scope="col">{words.say(msg('column.treasury'))}</th>
            <th scope="col" class="overview-middle">
              {words.say(msg('column.trains'))}
            </th>
            {matrix.hasStations && <th scope="col">{words.say(msg('column.stations'))}</th>}
            {rounds.map(({ label }, i) => (
              <th key={label} scope="col" class={i === rounds.length - 1 ? 'overview-last' : undefined}>
                <span class="visually-hidden">{say('revenues')} </span>
                {label}
              </th>
            ))}
          </>
        )}
        {columns.shares &&
          matrix.holders.map((holder) => {
            const player = playerHolding(holder)
            const pool = table.pools.find(({ ref }) => ref === holder)
            return (
              <th
                key={holder}
                scope="col"
                class={`overview-holder ${player === own && player ? 'overview-own' : ''}`}
                title={pool && poolName(words, pool)}
              >
                {player !== undefined && (
                  <span
                    class="overview-dot"
                    style={{ background: sight.colourOf(player) }}
                    aria-hidden="true"
                  />
                )}
                {player === undefined
                  ? pool && words.say(pool.label)
                  : player === sight.viewer
                    ? say('you')
                    : sight.nameOf(player)}
              </th>
            )
          })}
      </tr>
    </thead>
  )
}
