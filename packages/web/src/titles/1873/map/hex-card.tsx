import type { HexId, State } from '@stellwerk/1873'
import {
  boardHex,
  concessionHexes,
  editions,
  factories,
  factoryValue,
  harzbahnTexts,
  railways,
  terrainCost,
} from '@stellwerk/1873'
import type { PlayerId } from '@stellwerk/engine'
import { CardTitle, StationFacts, TrackHint, WorthFacts } from '../../../board/card-facts.js'
import { Card } from '../../../board/card.js'
import type { Point } from '../../../board/geometry.js'
import type { View } from '../../../board/use-view.js'
import { useLanguage, useSay } from '../../../language/language.js'
import { useTable } from '../../../table/table.js'
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
  readonly isWorked: boolean
  readonly hex: HexId
  readonly lays: Lays
  /** Who lays track now, if anybody of this page does. */
  readonly builder: PlayerId | undefined
}

/** Everything about a hex: what it is, what it is worth now and later, who is there, what building needs. */
export function HexCard({ view, at, isWorked, hex, lays, builder }: HexCardProps) {
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
    <Card view={view} at={at} isWorked={isWorked}>
      <CardTitle place={printed.name ?? hex} hex={hex} />
      {builder !== undefined && (
        <TrackHint
          state={state}
          hex={hex}
          lays={lays}
          builder={builder}
          whyNot={whyNot}
          texts={harzbahnTexts}
        />
      )}
      <p class="map-card-kind">
        {kindOf(board, say)} · {what}
      </p>
      <dl class="map-card-facts">
        <PlaceWorth state={state} hex={hex} />
        <Stations state={state} hex={hex} />
        {printed.mine !== undefined && (
          <MineFacts state={state} mine={printed.mine} nameOf={(player) => session.nameOf(player)} />
        )}
        {factory && (
          <>
            <dt>{say('factory')}</dt>
            <dd>
              {factory.name} ·{' '}
              {say('factoryValue', {
                value: moneyIn(language, factoryValue(state.edition, printed.factory ?? '')),
              })}
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

function PlaceWorth({ state, hex }: FactsProps) {
  const say = useSay(mapTexts)
  const language = useLanguage()
  const worth = worthOf(boardHex(state, hex), state.phase)
  if (!worth) return null
  return (
    <WorthFacts later={worth.later}>
      {worth.now > 0 ? (
        <>
          <strong>{moneyIn(language, worth.now)}</strong> {say('ownMarker')}
        </>
      ) : (
        '–'
      )}
    </WorthFacts>
  )
}

function Stations({ state, hex }: FactsProps) {
  const say = useSay(mapTexts)
  const { board, markers, kept } = pictureOf(state, hex)
  return (
    <StationFacts
      stops={board.stops}
      markers={(markers ?? [])
        .flat()
        .map(({ railway, active }) =>
          active ? <CompanyChip key={railway} company={railway} /> : say('inactive', { railway }),
        )}
      kept={kept.flat().map((railway) => say('keptFor', { railway: railways[railway].name }))}
    />
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
