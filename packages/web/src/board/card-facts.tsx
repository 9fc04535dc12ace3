import type { ComponentChildren } from 'preact'
import { Fragment } from 'preact'
import { useMemo } from 'preact/hooks'
import type { PlayerId, Refusal } from '@stellwerk/engine'
import type { TitleTexts } from '@stellwerk/texts'
import { numeral } from '@stellwerk/texts'
import { useLanguage, useSay } from '../language/language.js'
import { useTable } from '../table/table.js'
import { RuleLink } from '../ui/rule-link.js'
import type { TileColour } from './ground.js'
import type { Lays } from './lays.js'
import { boardTexts } from './texts.js'

/** The name of a place, and the hex where it lies. */
export const CardTitle = ({ place, hex }: { readonly place: string; readonly hex: string }) => (
  <h2 class="map-card-title">
    {place} {place !== hex && <span class="map-card-hex">{hex}</span>}
  </h2>
)

interface TrackHintProps<S> {
  readonly state: S
  readonly hex: string
  readonly lays: Lays
  readonly builder: PlayerId
  whyNot(state: S, builder: PlayerId, hex: string): Refusal | undefined
  readonly texts: Pick<TitleTexts, 'refusal'>
}

/** In a track step: how many sorts of tiles fit here, or why none does. */
export function TrackHint<S>({ state, hex, lays, builder, whyNot, texts }: TrackHintProps<S>) {
  const { session } = useTable()
  const say = useSay(boardTexts)
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
      <strong>{say('whyNot')}.</strong> {session.named(texts.refusal(language, no))}{' '}
      <RuleLink rule={no.rule} />
    </p>
  )
}

interface LaterWorth {
  readonly value: number
  readonly colour: TileColour
  /** The phase in which it can be so for the first time. */
  readonly phase: string
  /** Printed values change by themselves; others with the tile. */
  readonly bySelf?: boolean
}

interface WorthFactsProps {
  /** What a call earns now. */
  readonly children: ComponentChildren
  readonly later: readonly LaterWorth[]
}

/** What a call earns now, will earn and could earn. */
export function WorthFacts({ children, later }: WorthFactsProps) {
  const say = useSay(boardTexts)
  const language = useLanguage()
  return (
    <>
      <dt>{say('worth')}</dt>
      <dd>
        {children}
        {later.map(({ value, colour, phase, bySelf }) => (
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

interface StationFactsProps {
  readonly stops: readonly { readonly circles: number }[]
  /** Each marker that stands here. */
  readonly markers: readonly ComponentChildren[]
  /** For whom circles are kept, in words. */
  readonly kept: readonly string[]
}

/** Who has stations here, and how many circles are free. */
export function StationFacts({ stops, markers, kept }: StationFactsProps) {
  const say = useSay(boardTexts)
  const circles = stops.reduce((sum, stop) => sum + stop.circles, 0)
  if (circles === 0) return null
  return (
    <>
      <dt>{say('stations')}</dt>
      <dd class="map-card-stations">
        {markers.map((marker, i) => (
          <span key={i}>{marker} </span>
        ))}
        {circles > markers.length && say('free', { count: circles - markers.length })}
        {kept.map((words) => (
          <div key={words}>{words}</div>
        ))}
      </dd>
    </>
  )
}

/** Terms and what is to be said of each. */
export const Facts = ({ facts }: { readonly facts: readonly (readonly [string, string])[] }) =>
  facts.map(([term, words]) => (
    <Fragment key={term}>
      <dt>{term}</dt>
      <dd>{words}</dd>
    </Fragment>
  ))
