import { useRef } from 'preact/hooks'
import type { PriceMove, ShareCompanyId, SpaceId } from '@stellwerk/1854'
import {
  isBeyondRedLine,
  isOrange,
  isShareCompany,
  issueSpaces,
  priceAt,
  priceMoves,
  shareCompanyOf,
  spaceAfter,
} from '@stellwerk/1854'
import { useSlides } from '../../../../motion/use-slides.js'
import { useFocus, useSetFocus } from '../../../../table/focus.js'
import { paintOf } from '../../chip.js'
import type { Board } from '../board.js'
import { middleOf, outline, redLine, spaces, viewBox } from './sheet.js'
import './market.css'

const shift = ({ x, y }: { readonly x: number; readonly y: number }): string => `translate(${x} ${y})`

/** The two-dimensional market with the markers as they lie; the table below says the same in words. */
export function SheetPicture({ board }: { readonly board: Board }) {
  const focus = useFocus()
  const pointed = focus?.kind === 'company' ? focus.id : ''
  const targets = targetsOf(board, pointed)
  const sheet = useRef<SVGSVGElement>(null)
  useSlides(sheet, '.market-stone', board.state.market)
  return (
    <svg ref={sheet} class="market-sheet" viewBox={viewBox} aria-hidden="true">
      {spaces.map((space) => (
        <g key={space} transform={shift(middleOf(space))}>
          <polygon class={lookOf(space, targets.includes(space))} points={outline} />
          <text class="market-price" y={-12}>
            {board.number(priceAt(space))}
          </text>
        </g>
      ))}
      <polyline class="market-red" points={redLine} />
      {Object.entries(board.state.market).map(([space, stack]) => (
        <Stack key={space} space={space as SpaceId} stack={stack} pointed={pointed} />
      ))}
    </svg>
  )
}

/** Where the marker that is pointed at could come to by one move. */
function targetsOf({ state }: Board, company: string): readonly SpaceId[] {
  if (!isShareCompany(company)) return []
  const space = (company in state.majors || company in state.ags) && shareCompanyOf(state, company).space
  if (!space) return []
  return (Object.keys(priceMoves) as PriceMove[])
    .map((move) => spaceAfter(space, move))
    .filter((next) => next !== space)
}

const lookOf = (space: SpaceId, isTarget: boolean): string =>
  [
    'market-space',
    isBeyondRedLine(space) && 'market-space-beyond',
    isOrange(space) && 'market-space-orange',
    issueSpaces.includes(space) && 'market-space-issue',
    isTarget && 'market-space-target',
  ]
    .filter(Boolean)
    .join(' ')

interface StackProps {
  readonly space: SpaceId
  readonly stack: readonly ShareCompanyId[]
  readonly pointed: string
}

/** Markers from top to bottom; the more there are, the closer they lie. */
function Stack({ space, stack, pointed }: StackProps) {
  const setFocus = useSetFocus()
  const step = Math.min(14, 26 / stack.length)
  return (
    <g transform={shift(middleOf(space))}>
      {stack
        .map((company, i) => {
          const { colour, ink } = paintOf(company)
          return (
            <g
              key={company}
              class={company === pointed ? 'market-stone market-stone-pointed' : 'market-stone'}
              transform={shift({ x: 0, y: -8 + i * step })}
              onPointerEnter={() => setFocus({ kind: 'company', id: company })}
              onPointerLeave={() => setFocus(null)}
            >
              <rect x={-13} width={26} height={14} rx={7} fill={colour} />
              <text y={10.5} fill={ink}>
                {company}
              </text>
            </g>
          )
        })
        // the upper one covers those below it
        .toReversed()}
    </g>
  )
}
