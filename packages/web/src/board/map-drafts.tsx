import { useDescribed } from '../table/description.js'
import { useTable } from '../table/table.js'
import { Nothing, lazy } from '../ui/lazy.js'
import type { Paints } from './paints.js'
import { paperOf } from './paper.js'
import { Preview } from './preview.js'
import { siteDraft } from './site-draft.js'
import { SiteRings } from './site-rings.js'
import type { Building } from './use-building.js'
import type { ShownRuns } from './use-runs.js'

/** They come when they are first needed. */
const PickDiscs = lazy(async () => (await import('./pick-discs.js')).PickDiscs, Nothing)
const RunEarnings = lazy(async () => (await import('./runs.js')).RunEarnings, Nothing)
const DraftEarnings = lazy(async () => (await import('./runs.js')).DraftEarnings, Nothing)

interface MapDraftsProps {
  readonly building: Building
  readonly runs: ShownRuns | undefined
  /** Whose step it is. */
  readonly company: string | null
  readonly paints: Paints
}

/** What is drawn over the board while something is decided on it: places, earnings, the tile to be laid, circles. */
export function MapDrafts({ building, runs, company, paints }: MapDraftsProps) {
  const { setDraft } = useTable()
  const { map } = useDescribed().description
  const { offers, picks, picked, offer, chosen, foresight } = building
  return (
    <>
      {picks.size > 0 && <PickDiscs at={paperOf(map.sheets).at} picks={picks} chosen={picked} />}
      {runs?.plan && <RunEarnings map={map} plan={runs.plan} />}
      {runs?.draft && !runs.plan && company !== null && (
        <DraftEarnings map={map} company={company} draft={runs.draft} />
      )}
      {foresight?.kind === 'effects' && chosen !== undefined && (
        <Preview before={map} after={foresight.after.map} paints={paints} hex={chosen} />
      )}
      <SiteRings
        map={map}
        offers={offers}
        offer={offer}
        onChoose={(one) => setDraft(siteDraft(one.row.action))}
      />
    </>
  )
}
