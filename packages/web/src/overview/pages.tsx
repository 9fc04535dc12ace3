import { msg, playerHolding } from '@stellwerk/table'
import { useRef, useState } from 'preact/hooks'
import { downloadCsv } from '../charts/save.js'
import { csvOf } from '../charts/scale.js'
import { useSay } from '../language/language.js'
import { MarketPicture } from '../panels/market-picture.js'
import type { Columns } from './head.js'
import { MatrixTable } from './matrix-table.js'
import type { Matrix } from './matrix.js'
import type { WholeProps } from './overview.js'
import { PlayerLines } from './player-lines.js'
import { recordsOf } from './records.js'
import { overviewTexts } from './texts.js'
import { NextPhase, TrainCards } from './train-cards.js'
import './market.css'
import './overview.css'
import './pages.css'

const pages = ['shares', 'companies', 'players', 'trains'] as const

/** On a phone: four pages side by side, turned by thumb or by their names. */
export function Pages(props: WholeProps) {
  const say = useSay(overviewTexts)
  const { sight, matrix } = props
  const row = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(0)
  const turnTo = (page: number): void => {
    row.current?.scrollTo({ left: page * row.current.clientWidth })
    setOpen(page)
  }
  const turned = (): void => {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {}
    setOpen(Math.round(scrollLeft / clientWidth))
  }
  return (
    <div class="overview overview-phone" role="region" aria-label={say('overview')}>
      <nav class="overview-pages" aria-label={say('pages')}>
        {pages.map((page, i) => (
          <button key={page} type="button" aria-pressed={i === open} onClick={() => turnTo(i)}>
            {say(page)}
          </button>
        ))}
      </nav>
      <div ref={row} class="overview-thumb" onScroll={turned}>
        {pages.map((page, i) => (
          // pages out of sight are not read and not reached
          <div
            key={page}
            class="overview-page"
            role="group"
            aria-label={say(page)}
            tabIndex={0}
            inert={i !== open}
          >
            {page === 'shares' && <Shares {...props} />}
            {page === 'companies' && <Companies {...props} />}
            {page === 'players' && <Players {...props} />}
            {page === 'trains' && (
              <>
                <TrainCards sight={sight} />
                <NextPhase sight={sight} />
                {/* a sheet would be too small to read; the market itself is one tap away */}
                {sight.table.market?.rows.length === 1 && (
                  <section class="overview-market">
                    <h2>{sight.words.say(msg('table.market'))}</h2>
                    <MarketPicture sight={sight} market={sight.table.market} />
                  </section>
                )}
                <button
                  type="button"
                  class="overview-save"
                  onClick={() => downloadCsv('overview', csvOf(recordsOf(sight, matrix)))}
                >
                  {say('csv')}
                </button>
              </>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

const holdings: Columns = { companies: true, names: false, business: false, shares: true }
const playersOnly: Columns = { ...holdings, companies: false }
const business: Columns = { companies: true, names: false, business: true, shares: false }

function Shares(props: WholeProps) {
  const say = useSay(overviewTexts)
  const companies = props.matrix.companies.filter(({ shares }) => shares.length > 0)
  return (
    <MatrixTable
      {...props}
      class="overview-matrix overview-shares"
      caption={say('matrix')}
      columns={holdings}
      companies={companies}
    >
      <PlayerLines {...props} before={2} brief />
    </MatrixTable>
  )
}

const Companies = (props: WholeProps) => (
  <MatrixTable
    {...props}
    class="overview-matrix overview-business"
    caption={useSay(overviewTexts)('companies')}
    columns={business}
    companies={props.matrix.companies}
  />
)

/** Pools have no cash and no turn. */
const withoutPools = (matrix: Matrix): Matrix => ({
  ...matrix,
  holders: matrix.holders.filter((holder) => playerHolding(holder) !== undefined),
})

const Players = (props: WholeProps) => (
  <MatrixTable
    {...props}
    matrix={withoutPools(props.matrix)}
    class="overview-matrix overview-people"
    caption={useSay(overviewTexts)('players')}
    columns={playersOnly}
    companies={[]}
  >
    <PlayerLines {...props} matrix={withoutPools(props.matrix)} before={1} />
  </MatrixTable>
)
