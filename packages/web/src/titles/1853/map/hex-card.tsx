import { Fragment } from 'preact'
import { useMemo } from 'preact/hooks'
import type { CityName, HexId, State } from '@stellwerk/1853'
import { cities, companyOrder, indiaTexts, isInHomeArea } from '@stellwerk/1853'
import type { PlayerId } from '@stellwerk/engine'
import { listed, numeral } from '@stellwerk/texts'
import { useLanguage, useSay } from '../../../language/language.js'
import { useTable } from '../../../table/table.js'
import { RuleLink } from '../../../ui/rule-link.js'
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
  readonly hex: HexId
  readonly lays: Lays
  /** Who lays track now, if anybody of this page does. */
  readonly builder: PlayerId | undefined
}

/** Everything about a hex: what it is, what it is worth now and later, who is there, what building needs. */
export function HexCard({ hex, lays, builder }: HexCardProps) {
  const { shown } = useTable<State>()
  const say = useSay(mapTexts)
  const { state } = shown
  const picture = pictureOf(state, hex)
  const place = placeName(hex)
  return (
    <>
      <h2 class="map-card-title">
        {place} {place !== hex && <span class="map-card-hex">{hex}</span>}
      </h2>
      {builder !== undefined && <TrackHint state={state} hex={hex} lays={lays} builder={builder} />}
      <p class="map-card-kind">
        {kindOf(picture.board, say)} · {coverOf(picture.board, say)}
      </p>
      <dl class="map-card-facts">
        <WorthFacts {...picture} />
        <BaseFacts {...picture} />
        <BuildingFacts {...picture} />
        <ContractFacts {...picture} state={state} />
      </dl>
    </>
  )
}

function WorthFacts({ board }: Picture) {
  const say = useSay(mapTexts)
  const language = useLanguage()
  const worth = worthOf(board)
  if (!worth) return null
  return (
    <>
      <dt>{say('worth')}</dt>
      <dd>
        <strong>{worth.now > 0 ? moneyIn(language, worth.now) : '–'}</strong>
        {worth.now > 0 && board.stops.length > 1 && ` ${say('perStation')}`}
        {worth.later.map(({ value, colour, phase }) => (
          <div key={colour}>
            <span class={`map-swatch map-swatch-${colour}`} aria-hidden="true" />
            {say(colour === 'yellow' ? 'inPhase' : 'upgraded', {
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

function BaseFacts({ board, bases, kept }: Picture) {
  const say = useSay(mapTexts)
  const circles = board.stops.reduce((sum, stop) => sum + stop.circles, 0)
  if (circles === 0) return null
  const here = (bases ?? []).flat()
  return (
    <>
      <dt>{say('stations')}</dt>
      <dd class="map-card-stations">
        {here.map((company) => (
          <span key={company}>
            <CompanyChip company={company} />{' '}
          </span>
        ))}
        {circles > here.length && say('free', { count: circles - here.length })}
        {kept.flat().map((company) => (
          <div key={company}>{say('keptFor', { company: companyName(company) })}</div>
        ))}
      </dd>
    </>
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
  return facts.map(([term, words]) => (
    <Fragment key={term}>
      <dt>{term}</dt>
      <dd>{words}</dd>
    </Fragment>
  ))
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

interface TrackHintProps {
  readonly state: State
  readonly hex: HexId
  readonly lays: Lays
  readonly builder: PlayerId
}

/** In a track step: how many tiles fit here, or why none does. */
function TrackHint({ state, hex, lays, builder }: TrackHintProps) {
  const { session } = useTable<State>()
  const say = useSay(mapTexts)
  const language = useLanguage()
  const count = lays.get(hex)?.size ?? 0
  const no = useMemo(
    () => (count > 0 ? undefined : whyNot(state, builder, hex)),
    [state, builder, hex, count],
  )
  if (count > 0) return <p class="map-card-hint">{say('canLay', { count })}</p>
  if (!no) return null
  return (
    <p class="map-card-hint map-card-no">
      <strong>{say('whyNot')}.</strong> {session.named(indiaTexts.refusal(language, no))}{' '}
      <RuleLink rule={no.rule} />
    </p>
  )
}
