import type { BoardMap } from '@stellwerk/table'
import { useSay } from '../language/language.js'
import { useDescribed } from '../table/description.js'
import { placeName } from '../table/named.js'
import type { Point } from './geometry.js'
import { within } from './geometry.js'
import { layoutHex } from './hex-layout.js'
import { paperOf } from './paper.js'
import type { Offer, Offers } from './site-draft.js'
import { StationRings } from './station-rings.js'
import { boardTexts } from './texts.js'

interface SiteRingsProps {
  readonly map: BoardMap
  readonly offers: Offers
  readonly offer: Offer | undefined
  onChoose(offer: Offer): void
}

/** Circles that can take a station, each to be chosen. */
export function SiteRings({ map, offers, offer, onChoose }: SiteRingsProps) {
  const say = useSay(boardTexts)
  const { words } = useDescribed()
  const all = [...offers.values()]
    .flat()
    .filter(({ way }) => way.tile === undefined && way.stop !== undefined)
  if (all.length === 0) return null
  const labelOf = ({ hex, row }: Offer): string =>
    [
      say('station', { place: placeName(map, hex) }),
      row.price ? say('cost', { amount: words.phrase({ kind: 'money', amount: row.price }) }) : say('noCost'),
      row.variant && words.say(row.variant),
    ]
      .filter(Boolean)
      .join(', ')
  return (
    <StationRings
      rings={all.map((one) => ({
        id: one.row.id,
        at: circleOf(map, one),
        label: labelOf(one),
        chosen: one.row.id === offer?.row.id,
      }))}
      onChoose={(id) => {
        const one = all.find(({ row }) => row.id === id)
        if (one) onChoose(one)
      }}
    />
  )
}

/** The circle that a station would come to: the one that the choice names, or the first empty one. */
function circleOf(map: BoardMap, { hex: ref, way: { stop = 0 }, row }: Offer): Point {
  const hex = map.hexes[ref]
  const middle = paperOf(map.sheets).at(ref)
  if (!hex) return middle
  const place = layoutHex(hex).track.stops[stop]
  const free = hex.stops[stop]?.circles.findIndex(({ marker }) => !marker) ?? 0
  return within(middle, place?.circles[row.circle ?? free] ?? place?.middle ?? { x: 0, y: 0 })
}
