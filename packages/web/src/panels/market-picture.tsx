import type { CompanyRef, Market, MarketSpace } from '@stellwerk/table'
import { useRef } from 'preact/hooks'
import { readableInk } from '../board/contrast.js'
import { useSlides } from '../motion/use-slides.js'
import { useFocus, useSetFocus } from '../table/focus.js'
import { CompanyChip } from './company-chip.js'
import { layoutOf } from './market-layout.js'
import { Pointed } from './parts.js'
import type { Sight } from './sight.js'
import './market.css'

interface MarketProps {
  readonly sight: Sight
  readonly market: Market
  /** As wide as it may be, with all spaces in one row. */
  readonly flat?: boolean
}

/** The market with the markers as they lie. Purely a picture: whoever shows it says the same in words. */
export const MarketPicture = ({ sight, market, flat = false }: MarketProps) =>
  market.rows.length === 1 ? (
    <Ladder sight={sight} market={market} flat={flat} />
  ) : (
    <Sheet sight={sight} market={market} />
  )

/** What a space looks like by its zones. */
const lookOf = (market: Market, { zones }: MarketSpace, base: string): string =>
  [
    base,
    ...market.zones.flatMap(({ id, as, tone }) =>
      as === 'ground' && zones.includes(id) ? [`${base}-${tone}`] : [],
    ),
  ].join(' ')

const stackOn = (market: Market, space: string): readonly CompanyRef[] =>
  market.stacks.find((one) => one.space === space)?.companies ?? []

function Ladder({ sight, market, flat }: Required<MarketProps>) {
  const row = useRef<HTMLDivElement>(null)
  useSlides(row, '.market-marker', market)
  return (
    <div ref={row} class={flat ? 'market-row market-row-flat' : 'market-row'} aria-hidden="true">
      {market.rows[0]?.map((space) => (
        <div key={space.ref} class={lookOf(market, space, 'market-box')}>
          <span class="market-box-price">{space.price !== null && sight.number(space.price)}</span>
          {stackOn(market, space.ref).map((ref) => {
            const company = sight.company(ref)
            return (
              company && (
                <Pointed as="span" kind="company" id={ref} key={ref} class="market-marker">
                  <CompanyChip company={company} />
                </Pointed>
              )
            )
          })}
        </div>
      ))}
    </div>
  )
}

const shift = ({ x, y }: { readonly x: number; readonly y: number }): string => `translate(${x} ${y})`

function Sheet({ sight, market }: Omit<MarketProps, 'flat'>) {
  const focus = useFocus()
  const pointed = focus?.kind === 'company' ? focus.id : ''
  const layout = layoutOf(market)
  const sheet = useRef<SVGSVGElement>(null)
  useSlides(sheet, '.market-stone', market)
  // where the marker that is pointed at could come to by one move
  const targets = market.moves.flatMap(({ goes }) =>
    goes.flatMap(({ company, to }) => (company === pointed ? [to] : [])),
  )
  return (
    <svg ref={sheet} class="market-sheet" viewBox={layout.viewBox} aria-hidden="true">
      {market.rows.flat().map((space) => {
        const at = layout.middleOf(space.ref)
        return (
          at &&
          space.price !== null && (
            <g key={space.ref} transform={shift(at)}>
              <polygon
                class={`${lookOf(market, space, 'market-space')}${targets.includes(space.ref) ? ' market-space-target' : ''}`}
                points={layout.outline}
              />
              <text
                class={`market-price${stackOn(market, space.ref).length === 0 ? ' market-price-free' : ''}`}
                y={-12}
              >
                {sight.number(space.price)}
              </text>
            </g>
          )
        )
      })}
      {layout.lines.map(({ zone, points }) => (
        <polyline key={zone} class="market-line" points={points} />
      ))}
      {market.stacks.map(({ space, companies }) => (
        <Stack
          key={space}
          sight={sight}
          at={layout.middleOf(space) ?? { x: 0, y: 0 }}
          companies={companies}
          pointed={pointed}
        />
      ))}
    </svg>
  )
}

interface StackProps {
  readonly sight: Sight
  readonly at: { readonly x: number; readonly y: number }
  readonly companies: readonly CompanyRef[]
  readonly pointed: string
}

/** Markers from top to bottom; the more there are, the closer they lie. */
function Stack({ sight, at, companies, pointed }: StackProps) {
  const setFocus = useSetFocus()
  const step = Math.min(14, 26 / companies.length)
  return (
    <g transform={shift(at)}>
      {companies
        .flatMap((ref, i) => {
          const company = sight.company(ref)
          if (!company) return []
          return (
            <g
              key={ref}
              class={ref === pointed ? 'market-stone market-stone-pointed' : 'market-stone'}
              transform={shift({ x: 0, y: -8 + i * step })}
              onPointerEnter={() => setFocus({ kind: 'company', id: ref })}
              onPointerLeave={() => setFocus(null)}
            >
              <rect x={-13} width={26} height={14} rx={7} fill={company.colour} />
              <text y={10.5} fill={readableInk(company)}>
                {company.mark}
              </text>
            </g>
          )
        })
        // the upper one covers those below it
        .toReversed()}
    </g>
  )
}
