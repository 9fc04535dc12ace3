import type { BoardMap, Circle, MapHex, Sign } from '@stellwerk/table'
import { msg } from '@stellwerk/table'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { useSay } from '../language/language.js'
import { useDescribed } from '../table/description.js'
import { line } from './curve.js'
import type { SheetColour } from './ground.js'
import { Ground, Rim } from './ground.js'
import { LandSign } from './hex-ground.js'
import { legendTexts } from './legend-texts.js'
import type { Paints } from './paints.js'
import { Rails } from './rails.js'
import { SignView } from './signs.js'
import type { CircleLook } from './stations.js'
import { Station } from './stations.js'
import { boardTexts } from './texts.js'
import { Tunnel } from './tunnel.js'
import { Value } from './value.js'
import './legend.css'

const across = line({ x: -40, y: 0 }, { x: 40, y: 0 })
const middle = { x: 0, y: 0 }

interface LegendProps {
  readonly map: BoardMap
  readonly paints: Paints
  onClose(): void
}

/** What the lines and signs of the map mean; only those that are on it. */
export function Legend({ map, paints, onClose }: LegendProps) {
  const say = useSay(boardTexts)
  const tell = useSay(legendTexts)
  const { words, description } = useDescribed()
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      onClose()
    }
    // before what the map gives up by the same key
    addEventListener('keydown', listener, { capture: true })
    return () => removeEventListener('keydown', listener, { capture: true })
  }, [])
  const hexes = Object.values(map.hexes)
  const on = (fits: (hex: MapHex) => boolean): boolean => hexes.some(fits)
  const circles = hexes.flatMap(({ stops }) => stops.flatMap((stop) => stop.circles))
  const has = (kind: string): boolean => on(({ stops }) => stops.some((stop) => stop.kind === kind))
  const areas = map.areas.filter(({ show, line: ways }) => show === 'always' && !ways)
  const signText = ({ kind, look, company }: Sign): string => {
    if (kind === 'reservation') return tell(kind)
    if (kind !== 'company') return words.say(msg(kind === 'works' ? 'stop.works' : `sign.${kind}`))
    const sort = description.table.companies.find(({ ref }) => ref === company)?.kind ?? ''
    return tell(kind, { kind: words.say(msg(`kind.${sort}`)), look })
  }
  return (
    <ul class="map-legend" aria-label={say('legend')}>
      {map.tracks.map(({ id, label, line: look }) => (
        <Entry key={id} text={words.say(label)}>
          {look === 'under' ? (
            <Tunnel curve={across} />
          ) : (
            <Rails pieces={[across]} paths={[{ track: id }]} tracks={map.tracks} />
          )}
        </Entry>
      ))}
      {map.grounds.map(({ id, label, sign }) => (
        <Entry key={id} text={words.say(label)} land on={sign === 'rock' ? 'rock' : 'none'}>
          <LandSign grounds={map.grounds} hex="A1" id={id} faint={false} />
        </Entry>
      ))}
      {areas.map(({ id, label }) => (
        <Entry key={id} text={label ? words.say(label) : ''}>
          <rect class="map-sheet-none" x={-24} y={-9} width={48} height={18} />
          <rect class="map-valley" x={-24} y={-9} width={48} height={18} />
        </Entry>
      ))}
      {on(({ barriers }) => barriers.length > 0) && (
        <Entry text={tell('barrier')}>
          <path class="map-barrier-bed" d="M-30 0H30" />
          <path class="map-barrier" d="M-30 0H30" />
        </Entry>
      )}
      {(['city', 'town'] as const).filter(has).map((kind) => (
        <Entry key={kind} text={words.say(msg(`stop.${kind}`))}>
          <Station layout={{ middle, circles: kind === 'city' ? [middle] : [] }} />
        </Entry>
      ))}
      {has('far') && <Entry text={words.say(msg('stop.far'))} on="red" />}
      {looksOf(circles, paints).map(({ id, look }) => (
        <Entry key={id} text={tell(id)}>
          <Station layout={{ middle, circles: [middle] }} circles={[look]} />
        </Entry>
      ))}
      {signsOf(hexes, paints).map((sign, i) => (
        <Entry key={i} text={signText(sign)} on={sign.look === 'crossed' ? 'grey' : undefined}>
          <SignView sign={sign} at={middle} paints={paints} />
        </Entry>
      ))}
      <Entry text={tell('value')}>
        <Value at={middle} worth={30} />
      </Entry>
      {on(({ costs }) => costs.length > 0) && (
        <Entry text={tell('cost')} on="none">
          <text class="map-cost" transform="scale(1.4)">
            50
          </text>
        </Entry>
      )}
      {on(({ tile }) => tile !== undefined) && (
        <Entry text={tell('tile')} on="yellow">
          <text class="map-tile-number" transform="scale(1.4)">
            57
          </text>
        </Entry>
      )}
      {on(({ paths }) => paths.some(({ toll }) => toll !== undefined)) && (
        <Entry text={tell('toll')}>
          <circle class="map-toll" r={8.5} />
          <text class="map-toll-number">−10</text>
        </Entry>
      )}
      <Entry text={say('mayBuild')}>
        <g transform="scale(0.22)">
          <Rim kind="glow" />
        </g>
      </Entry>
    </ul>
  )
}

interface EntryProps {
  readonly text: string
  /** What it lies on. */
  readonly on?: SheetColour | undefined
  /** Signs of land are spread over the hex. */
  readonly land?: boolean
  readonly children?: ComponentChildren
}

const Entry = ({ text, on, land = false, children }: EntryProps) => (
  <li>
    <svg
      viewBox={land ? '-48 -32 96 64' : '-24 -13 48 26'}
      width="48"
      height={land ? 32 : 26}
      aria-hidden="true"
    >
      <g class={`map-furniture map-on-${on ?? 'none'}`}>
        {on && <Ground colour={on} />}
        {children}
      </g>
    </svg>
    {text}
  </li>
)

type Look = 'token' | 'hollow' | 'home'

/** What lies in circles of the board: an example of each look. */
function looksOf(
  circles: readonly Circle[],
  paints: Paints,
): readonly { readonly id: Look; readonly look: CircleLook }[] {
  const marked = (active: boolean) => circles.find(({ marker }) => marker?.active === active)?.marker?.company
  const kept = circles.find(({ marker, reserved = [] }) => !marker && reserved.length > 0)?.reserved?.[0]
  const disc = (company: string, hollow: boolean): CircleLook => {
    const { mark = company, colour = '', ink = '' } = paints[company] ?? {}
    return { disc: { letters: mark, colour, ink, hollow } }
  }
  const [token, hollow] = [marked(true), marked(false)]
  return [
    ...(token === undefined ? [] : [{ id: 'token', look: disc(token, false) } as const]),
    ...(hollow === undefined ? [] : [{ id: 'hollow', look: disc(hollow, true) } as const]),
    ...(kept === undefined ? [] : [{ id: 'home', look: { kept: paints[kept]?.mark ?? kept } } as const]),
  ]
}

/** One sign of each look. */
function signsOf(hexes: readonly MapHex[], paints: Paints): readonly Sign[] {
  const found = new Map<string, Sign>()
  for (const sign of hexes.flatMap(({ signs }) => signs)) {
    const shape = paints[sign.company ?? '']?.shape
    if (sign.kind === 'goal' || (shape === 'plate' && sign.look === 'crossed')) continue
    const id = `${sign.kind}/${sign.look}/${sign.kind === 'company' ? shape : ''}`
    if (!found.has(id)) found.set(id, sign)
  }
  return [...found.values()]
}
