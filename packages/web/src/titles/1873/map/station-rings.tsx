import { useLanguage, useSay } from '../../../language/language.js'
import { hexes } from '@stellwerk/1873'
import type { StationDraft } from '../draft.js'
import { moneyIn } from '../money.js'
import type { Site } from './sites.js'
import { isChosen } from './sites.js'
import { mapTexts } from './texts.js'
import { circleRadius } from './track-layout.js'

interface StationRingsProps {
  readonly sites: readonly Site[]
  readonly chosen: StationDraft | undefined
  onChoose(site: Site): void
}

/** Circles that can take a station pulse softly. */
export function StationRings({ sites, chosen, onChoose }: StationRingsProps) {
  const say = useSay(mapTexts)
  const language = useLanguage()
  const labelOf = ({ action: { hex, replaces }, price }: Site): string =>
    [
      say('station', { place: hexes[hex]?.name ?? hex }),
      say('cost', { amount: moneyIn(language, price) }),
      replaces && say('replaces', { railway: replaces }),
    ]
      .filter(Boolean)
      .join(', ')
  return (
    <g>
      {sites.map((site) => {
        const { hex, stop, replaces = '' } = site.action
        const active = chosen !== undefined && isChosen(site, chosen)
        return (
          <g
            key={`${hex}/${stop}/${replaces}`}
            class={active ? 'map-site map-site-chosen' : 'map-site'}
            transform={`translate(${site.at.x} ${site.at.y})`}
            role="button"
            tabindex={0}
            aria-pressed={active}
            aria-label={labelOf(site)}
            onClick={(event) => {
              event.stopPropagation()
              onChoose(site)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return
              event.preventDefault()
              event.stopPropagation()
              onChoose(site)
            }}
          >
            <circle class="map-site-target" r={circleRadius + 6} />
            <circle class="map-site-ring" r={circleRadius + 2} />
          </g>
        )
      })}
    </g>
  )
}
