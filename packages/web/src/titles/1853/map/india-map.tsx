import { useMemo, useState } from 'preact/hooks'
import type { CompanyId, HexId, State, TrainRun } from '@stellwerk/1853'
import { MapFrame } from '../../../board/map-frame.js'
import { Marks } from '../../../board/marks.js'
import { RunLayer } from '../../../board/run-layer.js'
import { RunValues } from '../../../board/run-ribbons.js'
import { StationRings } from '../../../board/station-rings.js'
import { useMapHands } from '../../../board/use-map-hands.js'
import { runId } from '../../../decision/runs/plan.js'
import { useLanguage, useSay } from '../../../language/language.js'
import { useTable } from '../../../table/table.js'
import type { Draft } from '../draft.js'
import { moneyIn } from '../money.js'
import { placeName } from '../names.js'
import { FurnitureLayer, GroundLayer } from './board-layer.js'
import { paper } from './cells.js'
import { changedHexes } from './changed.js'
import { ContractMarks } from './contract-marks.js'
import type { Offer } from './hands.js'
import { actionOf, handsOnRuns, tapped } from './hands.js'
import { effectOf } from './lay-effect.js'
import { isLay, laysOf, turned } from './lays.js'
import { Overlay } from './overlay.js'
import { hexesOf } from './pointed-at.js'
import { Preview } from './preview.js'
import { Region, RegionChoice } from './regions.js'
import { routePoints } from './route-shape.js'
import { earningsOf, shownRuns } from './runs.js'
import { draftOf, isChosen, sitesOf } from './sites.js'
import { mapTexts } from './texts.js'
import './india.css'

/** Nagpur, in the middle of things. */
const firstEntry: HexId = 'K17'

/** The board of 1853: to look at, to move about, and to build and run on. */
export function IndiaMap() {
  const { shown, decision, mayAct, ...table } = useTable<State>()
  const { state, events } = shown
  const say = useSay(mapTexts)
  const language = useLanguage()
  const draft = table.draft as Draft
  const setDraft = table.setDraft as (draft: Draft) => void
  const [region, showRegion] = useState<CompanyId>()

  const usable = mayAct ? decision : null
  const lays = useMemo(() => laysOf(usable), [usable])
  const sites = useMemo(() => sitesOf(state, usable), [state, usable])
  const offer: Offer = { lays, sites, draft }
  const action = useMemo(() => actionOf(offer), [lays, sites, draft])
  const effect = useMemo(
    () => (action && isLay(action) ? effectOf(state, action) : undefined),
    [state, action],
  )
  const runDraft = draft?.kind === 'run' ? draft : null
  const quiet = lays.size === 0 && sites.length === 0
  const runs = useMemo(
    () => (quiet ? shownRuns(state, events, decision, runDraft) : undefined),
    [quiet, state, events, decision, runDraft],
  )
  const ribbons = useMemo(
    () =>
      runs?.runs.map((run, i) => ({
        id: runId(run, i),
        label: say('route', {
          train: run.train,
          from: placeName(run.route[0] ?? ''),
          to: placeName(run.route.at(-1) ?? ''),
        }),
        points: routePoints(state, run),
      })),
    [runs, state.tiles, say],
  )
  const begun = useMemo(
    () => (runDraft?.begun ? routePoints(state, runDraft.begun as TrainRun) : []),
    [runDraft?.begun, state.tiles],
  )
  const earnings = useMemo(() => runs && earningsOf(state, runs), [runs])
  const changed = useMemo(() => changedHexes(events), [events])
  const runHands = useMemo(() => (runDraft ? handsOnRuns(state, runDraft) : undefined), [state, runDraft])

  const chosen = draft?.kind === 'tile' || draft?.kind === 'station' ? draft.hex : undefined
  const { runTap, confirm, ...hands } = useMapHands<Draft>({
    ...offer,
    action,
    tapped: (hex) => tapped(offer, hex),
    turned: (step) => (draft?.kind === 'tile' ? turned(lays, draft, step) : draft),
  })
  const builds = lays.size > 0 || usable?.step?.kind === 'track'

  return (
    <MapFrame
      paper={paper}
      label={say('map')}
      hexes={paper.hexes}
      firstEntry={firstEntry}
      chosen={chosen}
      {...hands}
      controls={<RegionChoice shown={region} onShow={showRegion} />}
      drawing={(entry) => (
        <>
          <GroundLayer state={state} entry={entry} />
          {region && <Region company={region} />}
          <ContractMarks state={state} />
          <Marks
            at={paper.at}
            possible={[...lays.keys()]}
            chosen={chosen}
            changed={changed}
            entry={entry}
            hexesOf={(focus) => hexesOf(focus, state)}
          />
          {ribbons && (
            <RunLayer
              at={paper.at}
              ribbons={ribbons}
              begun={begun}
              hands={runHands}
              tap={runTap}
              onDraft={setDraft}
            />
          )}
          <FurnitureLayer state={state} />
          {earnings && <RunValues earnings={earnings} />}
          {effect && chosen !== undefined && <Preview before={state} after={effect.after} hex={chosen} />}
          {sites.length > 0 && (
            <StationRings
              rings={sites.map((site) => ({
                id: site.id,
                at: site.at,
                label: [
                  say('base', { place: placeName(site.action.hex) }),
                  say('cost', { amount: moneyIn(language, site.price) }),
                ].join(', '),
                chosen: draft?.kind === 'station' && isChosen(site, draft),
              }))}
              onChoose={(id) => {
                const site = sites.find((each) => each.id === id)
                if (site) setDraft(draftOf(site))
              }}
            />
          )}
        </>
      )}
      overlay={(looking) => (
        <Overlay
          state={state}
          looking={looking}
          draft={draft}
          lays={lays}
          sites={sites}
          effect={effect}
          builder={builds ? usable?.players[0] : undefined}
          setDraft={setDraft}
          confirm={confirm}
        />
      )}
    />
  )
}
