import type { CoreState } from '@stellwerk/engine'
import { msg } from '@stellwerk/table'
import { useMemo } from 'preact/hooks'
import { downloadCsv } from '../charts/save.js'
import { csvOf } from '../charts/scale.js'
import { useAsked } from '../decision/asked.js'
import { useSay } from '../language/language.js'
import { MarketPicture } from '../panels/market-picture.js'
import { usePast } from '../panels/panel.js'
import type { Sight } from '../panels/sight.js'
import { useSight } from '../panels/sight.js'
import { useNarrow } from '../table/use-narrow.js'
import type { Columns } from './head.js'
import type { Matrix } from './matrix.js'
import { MatrixTable } from './matrix-table.js'
import { matrixOf } from './matrix.js'
import { offersIn } from './offers.js'
import { Pages } from './pages.js'
import { PlayerLines } from './player-lines.js'
import { recordsOf } from './records.js'
import { OffersContext } from './share-cell.js'
import { overviewTexts } from './texts.js'
import { NextPhase, TrainCards } from './train-cards.js'
import './market.css'
import './overview.css'
import './overview-sheet.css'

/** Everything an expert reads off the table, at a glance; takes the place of the map. */
export function Overview() {
  const sight = useSight()
  const { chronicle } = usePast()
  const asked = useAsked()
  const narrow = useNarrow()
  const { table } = sight
  const matrix = useMemo(() => matrixOf(table, chronicle), [table, chronicle])
  const offers = useMemo(
    () =>
      offersIn(
        asked,
        table.pools.map(({ ref }) => ref),
      ),
    [asked, table.pools],
  )
  const own = asked[0]?.player ?? sight.viewer
  return (
    <OffersContext.Provider value={offers}>
      {narrow ? (
        <Pages sight={sight} matrix={matrix} own={own} />
      ) : (
        <Whole sight={sight} matrix={matrix} own={own} />
      )}
    </OffersContext.Provider>
  )
}

export interface WholeProps {
  readonly sight: Sight
  readonly matrix: Matrix
  readonly own: CoreState['players'][number] | null
}

const all: Columns = { companies: true, names: true, business: true, shares: true }

function Whole({ sight, matrix, own }: WholeProps) {
  const say = useSay(overviewTexts)
  const { table, words } = sight
  const save = (): void => downloadCsv('overview', csvOf(recordsOf(sight, matrix)))
  const isSheet = (table.market?.rows.length ?? 0) > 1
  return (
    // a region that may scroll on a small screen must be reachable by keyboard
    <div class="overview" role="region" aria-label={say('overview')} tabIndex={0}>
      <MatrixTable
        class="overview-matrix"
        caption={say('matrix')}
        columns={all}
        companies={matrix.companies}
        {...{ sight, matrix, own }}
      >
        <PlayerLines
          sight={sight}
          matrix={matrix}
          before={4 + Number(matrix.hasStations) + matrix.rounds.length}
          own={own}
        />
      </MatrixTable>
      <div class={isSheet ? 'overview-below overview-below-sheet' : 'overview-below'}>
        {table.market && (
          <section class="overview-market">
            <h2>
              {words.say(msg('table.market'))}
              <small>{table.market.zones.map(({ label }) => words.say(label)).join(' · ')}</small>
              <button type="button" class="overview-save" onClick={save}>
                {say('csv')}
              </button>
            </h2>
            <MarketPicture sight={sight} market={table.market} flat />
          </section>
        )}
        <div>
          <TrainCards sight={sight} />
          <NextPhase sight={sight} />
        </div>
      </div>
    </div>
  )
}
