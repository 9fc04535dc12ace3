import { useMemo } from 'preact/hooks'
import type { CompanyId, HexId, State } from '@stellwerk/1854'
import { companyIfAny, mapOf } from '@stellwerk/1854'
import { top } from '@stellwerk/engine'
import { MapFrame } from '../../../board/map-frame.js'
import { Marks } from '../../../board/marks.js'
import { RunLayer } from '../../../board/run-layer.js'
import { RunValues } from '../../../board/run-ribbons.js'
import { StationRings } from '../../../board/station-rings.js'
import { useMapHands } from '../../../board/use-map-hands.js'
import { useLanguage, useSay } from '../../../language/language.js'
import { useTable } from '../../../table/table.js'
import type { Draft } from '../draft.js'
import { moneyIn } from '../money.js'
import { placeName } from '../names.js'
import { FurnitureLayer, GroundLayer } from './board-layer.js'
import { mapsInPlay, paperFor } from './cells.js'
import { changedHexes } from './changed.js'
import type { Offer } from './hands.js'
import { actionOf, handsOnRuns, tapped } from './hands.js'
import { effectOf } from './lay-effect.js'
import { isLay, isLayDraft, laysOf, turned } from './lays.js'
import { Overlay } from './overlay.js'
import { hexesOf } from './pointed-at.js'
import { Preview } from './preview.js'
import { routePoints } from './route-shape.js'
import { earningsOf, runId, shownRuns } from './runs.js'
import { draftOf, isChosen, sitesOf } from './sites.js'
import { mapTexts } from './texts.js'
import './austria.css'

/** Linz, in the middle of things. */
const firstEntry: HexId = 'C17'

/** Where the company builds that acts just now. */
function sheetNow(state: State): string {
  const company = top(state)?.['company']
  return typeof company === 'string' && companyIfAny(state, company) ? mapOf(company as CompanyId) : 'austria'
}

/** The two boards of 1854: to look at, to move about, and to build and run on. */
export function AustriaMap() {
  const { shown, decision, mayAct, ...table } = useTable<State>()
  const { state, events } = shown
  const say = useSay(mapTexts)
  const language = useLanguage()
  const draft = table.draft as Draft
  const setDraft = table.setDraft as (draft: Draft) => void
  const paper = paperFor(state)

  const usable = mayAct ? decision : null
  const lays = useMemo(() => laysOf(usable), [usable])
  const sites = useMemo(() => sitesOf(state, usable, paper.at), [state, usable, paper])
  const offer: Offer = { decision: usable, lays, sites, draft }
  const action = useMemo(() => actionOf(offer), [usable, sites, draft])
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
        points: routePoints(state, run.route, paper.at),
      })),
    [runs, state.tiles, state.tunnels, paper, say],
  )
  const begun = useMemo(
    () => (runDraft?.begun ? routePoints(state, runDraft.begun.route, paper.at) : []),
    [runDraft?.begun, state.tiles, state.tunnels, paper],
  )
  const earnings = useMemo(() => runs && earningsOf(state, runs, paper.at), [runs, paper])
  const changed = useMemo(() => changedHexes(events), [events])
  const runHands = useMemo(() => (runDraft ? handsOnRuns(state, runDraft) : undefined), [state, runDraft])

  const chosen = isLayDraft(draft) || draft?.kind === 'station' ? draft.hex : undefined
  const { runTap, confirm, ...hands } = useMapHands<Draft>({
    ...offer,
    action,
    tapped: (hex) => tapped(offer, hex),
    turned: (step) => (isLayDraft(draft) ? turned(lays, draft, step) : draft),
  })
  const inPlay = mapsInPlay(state)
  const builds = lays.size > 0 || usable?.step?.kind === 'track'

  return (
    <MapFrame
      key={inPlay.length}
      paper={paper}
      label={say('map')}
      hexes={paper.hexes}
      firstEntry={firstEntry}
      chosen={chosen}
      {...hands}
      {...(inPlay.length > 1 && {
        sheets: { all: inPlay.map((id) => ({ id, label: say(id) })), now: sheetNow(state) },
      })}
      drawing={(entry) => (
        <>
          <GroundLayer state={state} paper={paper} entry={entry} />
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
          <FurnitureLayer state={state} paper={paper} />
          {earnings && <RunValues earnings={earnings} />}
          {effect && chosen !== undefined && (
            <Preview before={state} after={effect.after} hex={chosen} paper={paper} />
          )}
          {sites.length > 0 && (
            <StationRings
              rings={sites.map((site) => ({
                id: site.id,
                at: site.at,
                label: [
                  say('station', { place: placeName(site.action.hex) }),
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
          paper={paper}
          looking={looking}
          decision={usable}
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
