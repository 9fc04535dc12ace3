import { useCallback, useMemo } from 'preact/hooks'
import type { HexId, LayTile, State } from '@stellwerk/1873'
import { hexes } from '@stellwerk/1873'
import type { PlayerId } from '@stellwerk/engine'
import { Sign } from '../../../board/controls.js'
import { MapFrame } from '../../../board/map-frame.js'
import { Marks } from '../../../board/marks.js'
import { StationRings } from '../../../board/station-rings.js'
import { useMapHands } from '../../../board/use-map-hands.js'
import { useLanguage, useSay } from '../../../language/language.js'
import { useSettings } from '../../../settings/index.js'
import { useTable } from '../../../table/table.js'
import { lazy } from '../../../ui/lazy.js'
import type { Draft } from '../draft.js'
import { moneyIn } from '../money.js'
import { FurnitureLayer, GroundLayer } from './board-layer.js'
import { paper, playedHexes } from './cells.js'
import { changedHexes } from './changed.js'
import type { Offer } from './hands.js'
import { actionOf, tapped } from './hands.js'
import { effectOf } from './lay-effect.js'
import { laysOf, turned } from './lays.js'
import { Overlay } from './overlay.js'
import { hexesOf } from './pointed-at.js'
import { Preview } from './preview.js'
import type { Site } from './sites.js'
import { draftOf, isChosen, sitesOf } from './sites.js'
import { mapTexts } from './texts.js'
import './harz.css'

const ConcessionLines = lazy(
  async () => (await import('./concession-lines.js')).ConcessionLines,
  () => null,
)

/** Trains run long after the board is there. */
const RunLines = lazy(
  async () => (await import('./run-lines.js')).RunLines,
  () => null,
)

const RunEarnings = lazy(
  async () => (await import('./run-lines.js')).RunEarnings,
  () => null,
)

/** Blankenburg, in the middle of things. */
const firstEntry: HexId = 'D15'

/** The board of the Harz: to look at, to move about, and to build and run on. */
export function HarzMap() {
  const { shown, session, decision, mayAct, ...table } = useTable<State>()
  const { state, events } = shown
  const say = useSay(mapTexts)
  const language = useLanguage()
  const [settings, changeSettings] = useSettings()
  const draft = table.draft as Draft
  const setDraft = table.setDraft as (draft: Draft) => void

  const usable = mayAct ? decision : null
  const lays = useMemo(() => laysOf(usable), [usable])
  const sites = useMemo(() => sitesOf(state, usable), [state, usable])
  const offer: Offer = { lays, sites, draft }
  const action = actionOf(offer)
  const effect = useMemo(
    () => (action?.type === 'layTile' ? effectOf(state, action as LayTile) : undefined),
    [state, action],
  )
  const runDraft = draft?.kind === 'run' ? draft : null
  const showsRuns =
    lays.size === 0 && sites.length === 0 && (runDraft !== null || events.some(({ kind }) => kind === 'ran'))
  const shownRuns = { state, events, draft: runDraft }
  const changed = useMemo(() => changedHexes(events), [events])
  const nameOf = useCallback((player: PlayerId) => session.nameOf(player), [session])

  const chosen = draft?.kind === 'tile' || draft?.kind === 'station' ? draft.hex : undefined
  const { runTap, confirm, ...hands } = useMapHands<Draft>({
    ...offer,
    action,
    tapped: (hex) => tapped(offer, hex),
    turned: (step) => (draft?.kind === 'tile' ? turned(lays, draft, step) : draft),
  })
  const labelOf = ({ action: { hex, replaces }, price }: Site): string =>
    [
      say('station', { place: hexes[hex]?.name ?? hex }),
      say('cost', { amount: moneyIn(language, price) }),
      replaces && say('replaces', { railway: replaces }),
    ]
      .filter(Boolean)
      .join(', ')
  const step = usable?.step?.kind
  const builds = lays.size > 0 || step === 'railway-track' || step === 'mine-track'

  return (
    <MapFrame
      paper={paper}
      label={say('map')}
      hexes={playedHexes}
      firstEntry={firstEntry}
      chosen={chosen}
      {...hands}
      drawing={(entry) => (
        <>
          <GroundLayer state={state} entry={entry} nameOf={nameOf} />
          {settings.concessions && <ConcessionLines />}
          <Marks
            at={paper.at}
            possible={[...lays.keys()]}
            chosen={chosen}
            changed={changed}
            entry={entry}
            hexesOf={(focus) => hexesOf(focus, state)}
          />
          {showsRuns && <RunLines {...shownRuns} tap={runTap} setDraft={setDraft} />}
          <FurnitureLayer state={state} />
          {showsRuns && <RunEarnings {...shownRuns} />}
          {effect && chosen !== undefined && <Preview before={state} after={effect.after} hex={chosen} />}
          {sites.length > 0 && (
            <StationRings
              rings={sites.map((site) => ({
                ...site,
                label: labelOf(site),
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
          {...offer}
          state={state}
          looking={looking}
          effect={effect}
          builder={builds ? usable?.players[0] : undefined}
          setDraft={setDraft}
          confirm={confirm}
        />
      )}
      controls={
        <Sign
          label={say('concessions')}
          pressed={settings.concessions}
          onPress={() => changeSettings({ concessions: !settings.concessions })}
        >
          <path d="M3 16C8 16 8 4 17 4" stroke-dasharray="3 2.2" />
        </Sign>
      }
    />
  )
}
