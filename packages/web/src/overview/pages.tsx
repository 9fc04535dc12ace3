import { msg } from '@stellwerk/table'
import { useRef, useState } from 'preact/hooks'
import { downloadCsv } from '../charts/save.js'
import { csvOf } from '../charts/scale.js'
import { useSay } from '../language/language.js'
import { MarketPicture } from '../panels/market-picture.js'
import { CompanyRow } from './company-row.js'
import type { Columns } from './head.js'
import { MatrixHead } from './head.js'
import type { WholeProps } from './overview.js'
import { PlayerLines } from './player-lines.js'
import { recordsOf } from './records.js'
import { overviewTexts } from './texts.js'
import { NextPhase, TrainCards } from './train-cards.js'
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
                {sight.table.market && (
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

function Shares({ sight, matrix, own }: WholeProps) {
  const say = useSay(overviewTexts)
  return (
    <table class="overview-matrix overview-shares">
      <caption class="visually-hidden">{say('matrix')}</caption>
      <MatrixHead sight={sight} matrix={matrix} columns={holdings} own={own} />
      <tbody>
        {matrix.companies
          .filter(({ shares }) => shares.length > 0)
          .map((company) => (
            <CompanyRow
              key={company.ref}
              sight={sight}
              matrix={matrix}
              company={company}
              columns={holdings}
              own={own}
            />
          ))}
      </tbody>
      <PlayerLines sight={sight} matrix={matrix} before={2} own={own} brief />
    </table>
  )
}

function Companies({ sight, matrix, own }: WholeProps) {
  const say = useSay(overviewTexts)
  return (
    <table class="overview-matrix overview-business">
      <caption class="visually-hidden">{say('companies')}</caption>
      <MatrixHead sight={sight} matrix={matrix} columns={business} own={own} />
      <tbody>
        {matrix.companies.map((company) => (
          <CompanyRow
            key={company.ref}
            sight={sight}
            matrix={matrix}
            company={company}
            columns={business}
            own={own}
          />
        ))}
      </tbody>
    </table>
  )
}

function Players({ sight, matrix, own }: WholeProps) {
  const say = useSay(overviewTexts)
  return (
    <table class="overview-matrix overview-people">
      <caption class="visually-hidden">{say('players')}</caption>
      <MatrixHead sight={sight} matrix={matrix} columns={playersOnly} own={own} />
      <PlayerLines sight={sight} matrix={matrix} before={1} own={own} />
    </table>
  )
}
