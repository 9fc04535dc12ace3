import { useMemo } from 'preact/hooks'
import type { HexId, State } from '@stellwerk/1854'
import { austriaTexts, mountainRailways } from '@stellwerk/1854'
import type { PlayerId } from '@stellwerk/engine'
import { numeral } from '@stellwerk/texts'
import { Card } from '../../../board/card.js'
import type { Point } from '../../../board/geometry.js'
import type { View } from '../../../board/use-view.js'
import { useLanguage, useSay } from '../../../language/language.js'
import { useTable } from '../../../table/table.js'
import { RuleLink } from '../../../ui/rule-link.js'
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
  readonly hex: HexId
  readonly lays: Lays
  /** Who lays track now, if anybody of this page does. */
  readonly builder: PlayerId | undefined
}

/** Everything about a hex: what it is, what it is worth now and later, who is there, what building needs. */
export function HexCard({ view, at, hex, lays, builder }: HexCardProps) {
  const { shown } = useTable<State>()
  const say = useSay(mapTexts)
  const { state } = shown
  const picture = pictureOf(state, hex)
  const place = placeName(hex)
  return (
    <Card view={view} at={at}>
      <h2 class="map-card-title">
        {place} {place !== hex && <span class="map-card-hex">{hex}</span>}
      </h2>
      {builder !== undefined && <TrackHint state={state} hex={hex} lays={lays} builder={builder} />}
      <p class="map-card-kind">
        {kindOf(picture.board, say)} · {coverOf(picture.board, say)}
      </p>
      <dl class="map-card-facts">
        <WorthFacts {...picture} />
        <StationFacts {...picture} />
        <BuildingFacts {...picture} />
      </dl>
    </Card>
  )
}

function WorthFacts({ board, period }: Picture) {
  const say = useSay(mapTexts)
  const language = useLanguage()
  const worth = worthOf(board, period)
  if (!worth) return null
  return (
    <>
      <dt>{say('worth')}</dt>
      <dd>
        <strong>{worth.now > 0 ? moneyIn(language, worth.now) : '–'}</strong>
        {worth.now > 0 && board.stops.length > 1 && ` ${say('perStation')}`}
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

function StationFacts({ board, markers, kept }: Picture) {
  const say = useSay(mapTexts)
  const language = useLanguage()
  const circles = board.stops.reduce((sum, stop) => sum + stop.circles, 0)
  if (circles === 0) return null
  const here = (markers ?? []).flat()
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
          <div key={company}>{say('keptFor', { company: fullName(language, company) })}</div>
        ))}
      </dd>
    </>
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
  return facts.map(([term, words]) => (
    <>
      <dt>{term}</dt>
      <dd>{words}</dd>
    </>
  ))
}

interface TrackHintProps {
  readonly state: State
  readonly hex: HexId
  readonly lays: Lays
  readonly builder: PlayerId
}

/** In a track step: how many tiles and tunnels fit here, or why none does. */
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
      <strong>{say('whyNot')}.</strong> {session.named(austriaTexts.refusal(language, no))}{' '}
      <RuleLink rule={no.rule} />
    </p>
  )
}
