import { useMemo } from 'preact/hooks'
import type { HexId, State } from '@stellwerk/1873'
import {
  boardHex,
  concessionHexes,
  editions,
  factories,
  harzbahnTexts,
  railways,
  terrainCost,
} from '@stellwerk/1873'
import type { PlayerId, Refusal } from '@stellwerk/engine'
import { numeral } from '@stellwerk/texts'
import { Card } from '../../../board/card.js'
import type { Point } from '../../../board/geometry.js'
import type { View } from '../../../board/use-view.js'
import { useLanguage, useSay } from '../../../language/language.js'
import { useTable } from '../../../table/table.js'
import { RuleLink } from '../../../ui/rule-link.js'
import { CompanyChip } from '../chip.js'
import { moneyIn } from '../money.js'
import { pictureOf } from './cells.js'
import { kindOf } from './describe.js'
import type { Lays } from './lays.js'
import { MineFacts } from './mine-facts.js'
import { routeLies } from './route-lies.js'
import { mapTexts } from './texts.js'
import { whyNot } from './why-not.js'
import { worthOf } from './worth.js'

interface HexCardProps {
  readonly view: View
  /** Where the hex lies on the paper. */
  readonly at: Point
  readonly hex: HexId
  readonly lays: Lays
  /** Who lays track now, if anybody of this page does. */
  readonly builder: PlayerId | undefined
}

/** Everything about a hex: what it is, what it is worth now and later, who is there, what building needs. */
export function HexCard({ view, at, hex, lays, builder }: HexCardProps) {
  const { shown, session } = useTable<State>()
  const say = useSay(mapTexts)
  const language = useLanguage()
  const { state } = shown
  const board = boardHex(state, hex)
  const { printed, laid } = board
  const factory = printed.factory === undefined ? undefined : factories[printed.factory]
  const what = laid
    ? say('tile', { colour: board.colour, tile: laid.tile })
    : say('printedHex', { colour: board.colour })
  return (
    <Card view={view} at={at}>
      <h2 class="map-card-title">
        {printed.name ?? hex} {printed.name && <span class="map-card-hex">{hex}</span>}
      </h2>
      {builder !== undefined && <TrackHint state={state} hex={hex} lays={lays} builder={builder} />}
      <p class="map-card-kind">
        {kindOf(board, say)} · {what}
      </p>
      <dl class="map-card-facts">
        <WorthFacts state={state} hex={hex} />
        <StationFacts state={state} hex={hex} />
        {printed.mine !== undefined && (
          <MineFacts state={state} mine={printed.mine} nameOf={(player) => session.nameOf(player)} />
        )}
        {factory && (
          <>
            <dt>{say('factory')}</dt>
            <dd>
              {factory.name} · {say('factoryValue', { value: moneyIn(language, factory.value) })}
            </dd>
          </>
        )}
        <BuildingFacts state={state} hex={hex} />
      </dl>
    </Card>
  )
}

interface FactsProps {
  readonly state: State
  readonly hex: HexId
}

function WorthFacts({ state, hex }: FactsProps) {
  const say = useSay(mapTexts)
  const language = useLanguage()
  const worth = worthOf(boardHex(state, hex), state.phase)
  if (!worth) return null
  return (
    <>
      <dt>{say('worth')}</dt>
      <dd>
        {worth.now > 0 ? (
          <>
            <strong>{moneyIn(language, worth.now)}</strong> {say('ownMarker')}
          </>
        ) : (
          '–'
        )}
        {worth.later.map(({ value, colour, phase, bySelf }) => (
          <div key={colour}>
            <span class={`map-swatch map-swatch-${colour}`} aria-hidden="true" />
            {say(bySelf || colour === 'yellow' ? 'inPhase' : 'upgraded', {
              value: numeral(language, value),
              colour,
              phase,
            })}
          </div>
        ))}
      </dd>
    </>
  )
}

function StationFacts({ state, hex }: FactsProps) {
  const say = useSay(mapTexts)
  const { board, markers, kept } = pictureOf(state, hex)
  const circles = board.stops.reduce((sum, stop) => sum + stop.circles, 0)
  if (circles === 0) return null
  const here = (markers ?? []).flat()
  const homes = kept.flat()
  return (
    <>
      <dt>{say('stations')}</dt>
      <dd class="map-card-stations">
        {here.map(({ railway, active }) => (
          <span key={railway}>
            {active ? <CompanyChip company={railway} /> : say('inactive', { railway })}{' '}
          </span>
        ))}
        {circles > here.length && say('free', { count: circles - here.length })}
        {homes.map((railway) => (
          <div key={railway}>{say('keptFor', { railway: railways[railway].name })}</div>
        ))}
      </dd>
    </>
  )
}

/** Costs, barriers, and what is kept for a concession. */
function BuildingFacts({ state, hex }: FactsProps) {
  const say = useSay(mapTexts)
  const language = useLanguage()
  const board = boardHex(state, hex)
  const { printed, laid } = board
  const concession = concessionHexes[hex]
  const reserved = state.reserved[hex]
  const cost =
    !laid && printed.terrain
      ? (editions[state.edition].buildingCosts[hex] ?? terrainCost[printed.terrain])
      : 0
  const building = [
    cost > 0 && say('firstCosts', { cost: moneyIn(language, cost) }),
    !laid && printed.closedUntilPhase && say('closedUntil', { phase: printed.closedUntilPhase }),
    printed.barriers && say('barriers', { count: printed.barriers.length }),
  ].filter(Boolean)
  return (
    <>
      {building.length > 0 && (
        <>
          <dt>{say('building')}</dt>
          <dd>{building.join(' · ')}</dd>
        </>
      )}
      {concession && (
        <>
          <dt>{say('concession')}</dt>
          <dd>
            {say(routeLies(board) ? 'routeBuilt' : 'routeMissing', { railway: concession.railway })}
            {reserved && ` · ${say('tileKept', { tile: reserved.tile })}`}
          </dd>
        </>
      )}
    </>
  )
}

interface TrackHintProps extends FactsProps {
  readonly lays: Lays
  readonly builder: PlayerId
}

/** In a track step: how many tiles fit here, or why none does. */
function TrackHint({ state, hex, lays, builder }: TrackHintProps) {
  const { session } = useTable<State>()
  const say = useSay(mapTexts)
  const language = useLanguage()
  const count = lays.get(hex)?.size ?? 0
  const no: Refusal | undefined = useMemo(
    () => (count > 0 ? undefined : whyNot(state, builder, hex)),
    [state, builder, hex, count],
  )
  if (count > 0) return <p class="map-card-hint">{say('canLay', { count })}</p>
  if (!no) return null
  return (
    <p class="map-card-hint map-card-no">
      <strong>{say('whyNot')}.</strong> {session.named(harzbahnTexts.refusal(language, no))}{' '}
      <RuleLink rule={no.rule} />
    </p>
  )
}
