import type { HexId, State } from '@stellwerk/1854'
import { austriaTexts, mountainRailways } from '@stellwerk/1854'
import type { PlayerId } from '@stellwerk/engine'
import { CardTitle, Facts, StationFacts, TrackHint, WorthFacts } from '../../../board/card-facts.js'
import { Card } from '../../../board/card.js'
import type { Point } from '../../../board/geometry.js'
import type { View } from '../../../board/use-view.js'
import { useLanguage, useSay } from '../../../language/language.js'
import { useTable } from '../../../table/table.js'
import { CompanyChip } from '../chip.js'
import { moneyIn } from '../money.js'
import { fullName, placeName } from '../names.js'
import type { Picture } from './cells.js'
import { pictureOf } from './cells.js'
import { coverOf, kindOf } from './describe.js'
import type { Lays } from './lays.js'
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
  const { shown } = useTable<State>()
  const say = useSay(mapTexts)
  const { state } = shown
  const picture = pictureOf(state, hex)
  return (
    <Card view={view} at={at} isWorked={isWorked}>
      <CardTitle place={placeName(hex)} hex={hex} />
      {builder !== undefined && (
        <TrackHint
          state={state}
          hex={hex}
          lays={lays}
          builder={builder}
          whyNot={whyNot}
          texts={austriaTexts}
        />
      )}
      <p class="map-card-kind">
        {kindOf(picture.board, say)} · {coverOf(picture.board, say)}
      </p>
      <dl class="map-card-facts">
        <PlaceWorth {...picture} />
        <Stations {...picture} />
        <BuildingFacts {...picture} />
      </dl>
    </Card>
  )
}

function PlaceWorth({ board, period }: Picture) {
  const say = useSay(mapTexts)
  const language = useLanguage()
  const worth = worthOf(board, period)
  if (!worth) return null
  return (
    <WorthFacts later={worth.later}>
      <strong>{worth.now > 0 ? moneyIn(language, worth.now) : '–'}</strong>
      {worth.now > 0 && board.stops.length > 1 && ` ${say('perStation')}`}
    </WorthFacts>
  )
}

function Stations({ board, markers, kept }: Picture) {
  const say = useSay(mapTexts)
  const language = useLanguage()
  return (
    <StationFacts
      stops={board.stops}
      markers={(markers ?? []).flat().map((company) => (
        <CompanyChip key={company} company={company} />
      ))}
      kept={kept.flat().map((company) => say('keptFor', { company: fullName(language, company) }))}
    />
  )
}

/** Costs, tunnels, the link to Wien, the customs, and whose mountain it is. */
function BuildingFacts({ board, mountain }: Picture) {
  const say = useSay(mapTexts)
  const language = useLanguage()
  const { printed, laid, tunnels, track } = board
  const { terrain, mountainRailway } = printed
  const building = [
    !laid && terrain && say('firstCosts', { cost: moneyIn(language, terrain.cost) }),
    printed.trackToWien !== undefined && say('linkToWien'),
    tunnels.length > 0 && say('tunnels', { count: tunnels.length }),
  ].filter(Boolean)
  const customs = track.find((piece) => piece.customs !== undefined)?.customs
  const facts: (readonly [string, string])[] = [
    ...(building.length > 0 ? [[say('building'), building.join(' · ')] as const] : []),
    ...(mountain && mountainRailway
      ? [
          [
            say('mountainRailway'),
            say('homeOfMountain', { name: mountainRailways[mountainRailway].name }),
          ] as const,
        ]
      : []),
    ...(customs === undefined
      ? []
      : [[say('customs'), say('customsCost', { amount: moneyIn(language, customs) })] as const]),
    ...(track.some(({ only }) => only) ? [[say('express'), say('expressOnly')] as const] : []),
  ]
  return <Facts facts={facts} />
}
