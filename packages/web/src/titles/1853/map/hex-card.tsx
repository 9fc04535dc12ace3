import type { CityName, HexId, State } from '@stellwerk/1853'
import { cities, companyOrder, indiaTexts, isInHomeArea } from '@stellwerk/1853'
import type { PlayerId } from '@stellwerk/engine'
import { listed } from '@stellwerk/texts'
import { CardTitle, Facts, StationFacts, TrackHint, WorthFacts } from '../../../board/card-facts.js'
import { Card } from '../../../board/card.js'
import type { Point } from '../../../board/geometry.js'
import type { View } from '../../../board/use-view.js'
import { useLanguage, useSay } from '../../../language/language.js'
import { useTable } from '../../../table/table.js'
import { CompanyChip } from '../chip.js'
import { moneyIn } from '../money.js'
import { companyName, placeName } from '../names.js'
import type { Picture } from './cells.js'
import { pictureOf } from './cells.js'
import { contractHexes } from './contract-marks.js'
import { coverOf, gaugesIn, kindOf } from './describe.js'
import { costIn } from './hex-furniture.js'
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
        <TrackHint state={state} hex={hex} lays={lays} builder={builder} whyNot={whyNot} texts={indiaTexts} />
      )}
      <p class="map-card-kind">
        {kindOf(picture.board, say)} · {coverOf(picture.board, say)}
      </p>
      <dl class="map-card-facts">
        <PlaceWorth {...picture} />
        <Stations {...picture} />
        <BuildingFacts {...picture} />
        <ContractFacts {...picture} state={state} />
      </dl>
    </Card>
  )
}

function PlaceWorth({ board }: Picture) {
  const say = useSay(mapTexts)
  const language = useLanguage()
  const worth = worthOf(board)
  if (!worth) return null
  return (
    <WorthFacts later={worth.later}>
      <strong>{worth.now > 0 ? moneyIn(language, worth.now) : '–'}</strong>
      {worth.now > 0 && board.stops.length > 1 && ` ${say('perStation')}`}
    </WorthFacts>
  )
}

function Stations({ board, bases, kept }: Picture) {
  const say = useSay(mapTexts)
  return (
    <StationFacts
      stops={board.stops}
      markers={(bases ?? []).flat().map((company) => (
        <CompanyChip key={company} company={company} />
      ))}
      kept={kept.flat().map((company) => say('keptFor', { company: companyName(company) }))}
    />
  )
}

/** The gauges that lie here, what the first tile costs and brings, and whose home area it is. */
function BuildingFacts({ board }: Picture) {
  const say = useSay(mapTexts)
  const language = useLanguage()
  const { hex, printed, laid, colour } = board
  const gauges = gaugesIn(board, language)
  const areas = companyOrder.filter((company) => isInHomeArea(company, hex))
  const money = (amount: number): string => moneyIn(language, amount)
  const facts: (readonly [string, string])[] = [
    ...(gauges === undefined ? [] : [[say('track'), gauges] as const]),
    ...(colour !== 'none' || printed.terrain.length === 0
      ? []
      : [
          [
            say('building'),
            say('costs', {
              standard: money(costIn(printed, 'standard')),
              metre: money(costIn(printed, 'metre')),
            }),
          ] as const,
        ]),
    ...(laid || printed.bonus === undefined
      ? []
      : [[say('bonus'), say('bonusFor', { amount: money(printed.bonus) })] as const]),
    ...(areas.length === 0 ? [] : [[say('inAreas'), listed(language, areas)] as const]),
  ]
  return <Facts facts={facts} />
}

/** What a city counts in a contract and which shares it gives; whether it is in the viewer's own. */
function ContractFacts({ board, state }: Picture & { readonly state: State }) {
  const say = useSay(mapTexts)
  const language = useLanguage()
  const name: CityName | undefined = board.printed.stops[0]?.name
  if (name === undefined) return null
  const { contractValue, shares } = cities[name]
  return (
    <>
      <dt>{say('contract')}</dt>
      <dd>
        {contractHexes(state).includes(board.hex) && (
          <div>
            <strong>{say('contractCity')}</strong>
          </div>
        )}
        {say('contractValue', { value: contractValue, companies: listed(language, shares) })}
      </dd>
    </>
  )
}
