import { useMemo, useRef, useState } from 'preact/hooks'
import type { Table } from '@stellwerk/table'
import { useSay } from '../language/language.js'
import { useSettings } from '../settings/index.js'
import { useHeld } from '../table/held.js'
import { useDescribed, useStep } from '../table/description.js'
import { companyOf } from '../table/named.js'
import { useTable } from '../table/table.js'
import { Nothing, lazy } from '../ui/lazy.js'
import { AreaChoice, Areas, Goals } from './areas.js'
import { changedHexes } from './changed.js'
import { Sign } from './controls.js'
import { DrawnMap } from './drawn-map.js'
import type { Fit } from './fits.js'
import { MapDrafts } from './map-drafts.js'
import { MapOverlay } from './map-overlay.js'
import type { Paints } from './paints.js'
import { paintsOf } from './paints.js'
import { hexesOf } from './pointed-at.js'
import type { Offer } from './site-draft.js'
import { SmallMap } from './small-map.js'
import { boardTexts } from './texts.js'
import type { Building } from './use-building.js'
import { useBuilding } from './use-building.js'
import { useRuns } from './use-runs.js'

/** What a board can be seen without comes when it is first needed. */
const Legend = lazy(async () => (await import('./legend.js')).Legend, Nothing)
const RunLines = lazy(async () => (await import('./runs.js')).RunLines, Nothing)

/** The looks of the companies, the same objects as long as they stay the same. */
export function usePaints(table: Table): Paints {
  const before = useRef<Paints>(undefined)
  return useMemo(() => (before.current = paintsOf(table, before.current)), [table.companies, table.players])
}

/** The board of a game, whichever title it is: to look at, to move about, and to build and run on. */
export function GameMap() {
  const { setDraft } = useTable()
  const { description, words } = useDescribed()
  const { map, table } = description
  const step = useStep()
  const company = step?.company ?? null
  const [settings] = useSettings()
  const [area, showArea] = useState<string>()
  const paints = usePaints(table)
  const held = useHeld()
  const building = useBuilding(step)
  const { offers, picks, chosen } = building
  const { keys, takesTaps, onTap, runTap } = building.hands
  const sites = useMemo(
    () => [...offers].filter(([, here]) => here.some(isTile)).map(([hex]) => hex),
    [offers],
  )
  const found = useRuns(step)
  const runs = offers.size === 0 ? found : undefined
  const isRunning = step?.sections.some(({ kind }) => kind === 'runs') ?? false
  const routes = isRunning ? runs?.routes : undefined

  return (
    <DrawnMap
      map={map}
      table={table}
      words={words}
      paints={paints}
      company={company}
      chosen={chosen}
      keys={keys}
      takesTaps={takesTaps}
      onTap={onTap}
      possible={sites}
      changed={useChanged()}
      marked={chosen}
      onGround={
        <>
          <Areas map={map} paints={paints} lines={settings.concessions} asked={area} />
          {/* while places are named, those named before are covered */}
          {(picks.size === 0 || held) && <Goals map={map} />}
        </>
      }
      between={
        runs && (
          <RunLines
            map={map}
            table={table}
            routes={runs.routes}
            begun={runs.begun}
            hands={runs.hands}
            tap={runTap}
            setDraft={setDraft}
          />
        )
      }
      above={<MapDrafts building={building} runs={runs} company={company} paints={paints} />}
      overlay={(looking) => <MapOverlay looking={looking} building={building} />}
      fits={useFits(building, company)}
      read={useMemo(() => routes?.flatMap(({ path }) => path), [routes])}
      smallMap={(frame, go) => <SmallMap map={map} frame={frame} onGo={go} />}
      controls={<MapControls paints={paints} area={area} showArea={showArea} />}
    />
  )
}

const isTile = ({ way }: Offer): boolean => way.tile !== undefined || way.stop === undefined

/** The hexes that the last action before the shown moment changed. */
function useChanged(): readonly string[] {
  const { shown, at, now } = useTable()
  const { description, describe } = useDescribed()
  const { map } = description
  const before = now.at(at - 1)?.state
  return useMemo(
    () => (before && before !== shown.state ? changedHexes(describe(before).map, map) : []),
    [before, map],
  )
}

/** What the map can be fitted to: where something can be done, and where the company is that acts. */
function useFits({ offers, picks }: Building, company: string | null): readonly Fit[] {
  const { map, table } = useDescribed().description
  const say = useSay(boardTexts)
  return useMemo(() => {
    const own = company === null ? [] : hexesOf({ kind: 'company', id: company }, map, table)
    const mark = companyOf(table, company)?.mark ?? ''
    const legal = [...offers.keys(), ...picks.keys()]
    return [
      ...(legal.length > 0 ? [{ key: 'f', label: say('legal'), hexes: legal } as const] : []),
      ...(own.length > 0 ? [{ key: 'c', label: mark, hexes: own } as const] : []),
    ]
  }, [offers, picks, company, map, say])
}

interface MapControlsProps {
  readonly paints: Paints
  readonly area: string | undefined
  showArea(area: string | undefined): void
}

/** What else can be shown on the map, or beside it. */
function MapControls({ paints, area, showArea }: MapControlsProps) {
  const { map } = useDescribed().description
  const say = useSay(boardTexts)
  const [settings, changeSettings] = useSettings()
  const [legend, showLegend] = useState(false)
  const asked = map.areas.filter(({ show }) => show === 'asked')
  return (
    <>
      <Sign label={say('legend')} pressed={legend} onPress={() => showLegend(!legend)}>
        <path d="M3 5H6M9 5H17M3 10H6M9 10H17M3 15H6M9 15H17" />
      </Sign>
      {map.areas.some(({ line }) => line) && (
        <Sign
          label={say('lines')}
          pressed={settings.concessions}
          onPress={() => changeSettings({ concessions: !settings.concessions })}
        >
          <path d="M3 16C8 16 8 4 17 4" stroke-dasharray="3 2.2" />
        </Sign>
      )}
      {asked.length > 0 && <AreaChoice areas={asked} shown={area} onShow={showArea} />}
      {legend && <Legend map={map} paints={paints} onClose={() => showLegend(false)} />}
    </>
  )
}
