import { useMemo, useRef, useState } from 'preact/hooks'
import type { CoreState } from '@stellwerk/engine'
import type { Foresight, Table } from '@stellwerk/table'
import { foresee } from '@stellwerk/table'
import { useSay } from '../language/language.js'
import { useSettings } from '../settings/index.js'
import { useChoosing } from '../decision/choosing.js'
import { useHeld } from '../table/held.js'
import { useDescribed, useStep } from '../table/description.js'
import { companyOf } from '../table/named.js'
import { useTable } from '../table/table.js'
import { lazy } from '../ui/lazy.js'
import { AreaChoice, Areas, Goals } from './areas.js'
import { changedHexes } from './changed.js'
import { Sign } from './controls.js'
import { DrawnMap } from './drawn-map.js'
import type { Fit } from './fits.js'
import type { Paints } from './paints.js'
import { paintsOf } from './paints.js'
import { paperOf } from './paper.js'
import { hexesOf } from './pointed-at.js'
import type { Picks } from './picks.js'
import { pickedBy, picksIn } from './picks.js'
import { Preview } from './preview.js'
import type { Offer, Offers } from './site-draft.js'
import { gauged, isSiteDraft, offerOf, offersIn, siteDraft, tapped, turned } from './site-draft.js'
import { SiteRings } from './site-rings.js'
import { SmallMap } from './small-map.js'
import { boardTexts } from './texts.js'
import { useMapHands } from './use-map-hands.js'
import { useRuns } from './use-runs.js'

/** What a board can be seen without comes when it is first needed. */
const HexCard = lazy(
  async () => (await import('./hex-card.js')).HexCard,
  () => null,
)
const Legend = lazy(
  async () => (await import('./legend.js')).Legend,
  () => null,
)
const LayPlace = lazy(
  async () => (await import('./lay-place.js')).LayPlace,
  () => null,
)
const RunLines = lazy(
  async () => (await import('./runs.js')).RunLines,
  () => null,
)
const RunEarnings = lazy(
  async () => (await import('./runs.js')).RunEarnings,
  () => null,
)

const PickDiscs = lazy(
  async () => (await import('./pick-discs.js')).PickDiscs,
  () => null,
)
const PickLegend = lazy(
  async () => (await import('./pick-discs.js')).PickLegend,
  () => null,
)
const DraftEarnings = lazy(
  async () => (await import('./runs.js')).DraftEarnings,
  () => null,
)

const noOffers: Offers = new Map()
const noPicks: Picks = new Map()

/** The looks of the companies, the same objects as long as they stay the same. */
export function usePaints(table: Table): Paints {
  const before = useRef<Paints>(undefined)
  return useMemo(() => (before.current = paintsOf(table, before.current)), [table.companies, table.players])
}

/** The board of a game, whichever title it is: to look at, to move about, and to build and run on. */
export function GameMap() {
  const { shown, mayAct, decision, draft, setDraft, at, now } = useTable()
  const { face, description, words, describe } = useDescribed()
  const { map, table } = description
  const step = useStep()
  const say = useSay(boardTexts)
  const [settings] = useSettings()
  const [area, showArea] = useState<string>()
  const paints = usePaints(table)
  const paper = paperOf(map.sheets)

  const offers = useMemo(() => (mayAct ? offersIn(step) : noOffers), [mayAct, step])
  const picks = useMemo(() => (mayAct ? picksIn(step) : noPicks), [mayAct, step])
  const { chosen: picked, choose } = useChoosing()
  const held = useHeld()
  const begun = isSiteDraft(draft) ? draft : null
  const offer = useMemo(() => (begun ? offerOf(offers, begun) : undefined), [offers, begun])
  const foresight = useForesight(offer)
  const chosen = offer && begun ? begun.hex : undefined
  const sites = useMemo(
    () => [...offers].filter(([, here]) => here.some(isTile)).map(([hex]) => hex),
    [offers],
  )

  const found = useRuns(step)
  const runs = offers.size === 0 ? found : undefined
  const before = now.at(at - 1)?.state
  const changed = useMemo(
    () => (before && before !== shown.state ? changedHexes(describe(before).map, map) : []),
    [before, map],
  )

  const { runTap, confirm, ...hands } = useMapHands({
    draft: draft as { readonly kind: string } | null,
    offers,
    picks,
    pick: (hex) => {
      const row = pickedBy(picks, hex, picked)
      if (row) choose(row.action)
    },
    action: offer?.row.action,
    tapped: (hex) => tapped(offers, begun, hex),
    turned: (by) => (begun ? turned(offers, begun, by) : null),
    gauged: () => (begun ? gauged(offers, begun, map.tiles) : null),
  })
  const builds = mayAct && decision?.step && face.trackSteps.includes(decision.step.kind)
  const builder = builds ? decision.players.find((player) => now.mine.includes(player)) : undefined
  const company = step?.company ?? null
  const fits = useMemo((): readonly Fit[] => {
    const own = company === null ? [] : hexesOf({ kind: 'company', id: company }, map, table)
    const mark = companyOf(table, company)?.mark ?? ''
    const legal = [...offers.keys(), ...picks.keys()]
    return [
      ...(legal.length > 0 ? [{ key: 'f', label: say('legal'), hexes: legal } as const] : []),
      ...(own.length > 0 ? [{ key: 'c', label: mark, hexes: own } as const] : []),
    ]
  }, [offers, picks, company, map, say])

  return (
    <DrawnMap
      map={map}
      table={table}
      words={words}
      paints={paints}
      company={company}
      chosen={chosen}
      {...hands}
      possible={sites}
      changed={changed}
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
      above={
        <>
          {picks.size > 0 && <PickDiscs at={paper.at} picks={picks} chosen={picked} />}
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
      }
      overlay={(looking) => {
        const hex = looking.card === undefined ? undefined : map.hexes[looking.card]
        if (offer && chosen !== undefined)
          return (
            <LayPlace
              view={looking.view}
              at={paper.onPaper(chosen)}
              offers={offers}
              offer={offer}
              foresight={foresight}
              takesFocus={looking.byKeyboard}
              onChoose={(one) => setDraft(siteDraft(one.row.action))}
              onTurn={() => begun && setDraft(turned(offers, begun))}
              onConfirm={confirm}
              onCancel={() => setDraft(null)}
            />
          )
        return (
          <>
            {picks.size > 0 && <PickLegend picks={picks} />}
            {hex && (
              <HexCard
                view={looking.view}
                at={paper.onPaper(hex.ref)}
                isWorked={looking.isWorked}
                hex={hex}
                offers={offers}
                builder={builder}
              />
            )}
          </>
        )
      }}
      fits={fits}
      smallMap={(frame, go) => <SmallMap map={map} frame={frame} onGo={go} />}
      controls={<MapControls area={area} showArea={showArea} />}
    />
  )
}

interface MapControlsProps {
  readonly area: string | undefined
  showArea(area: string | undefined): void
}

/** What else can be shown on the map, or beside it. */
function MapControls({ area, showArea }: MapControlsProps) {
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
      {legend && <Legend map={map} />}
      {asked.length > 0 && <AreaChoice areas={asked} shown={area} onShow={showArea} />}
    </>
  )
}

/** What the drafted choice leads to; at once, since it is drawn on the board. */
function useForesight(offer: Offer | undefined): Foresight<CoreState> | undefined {
  const { session } = useTable()
  const { face, description } = useDescribed()
  return useMemo(() => {
    const { action } = offer?.row ?? {}
    return action && foresee(session.game.title, face, description.state, description, action, action.player)
  }, [session, face, description, offer])
}

const isTile = ({ way }: Offer): boolean => way.tile !== undefined || way.stop === undefined
