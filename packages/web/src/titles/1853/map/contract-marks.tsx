import type { HexId, State } from '@stellwerk/1853'
import { cities } from '@stellwerk/1853'
import { outline } from '../../../board/geometry.js'
import { shift } from '../../../board/paper.js'
import { paper } from './cells.js'

const rim = outline(0.9)

/** The cities of open contracts that the viewer may know: of his own. Once the game is over there is nothing to hide or do. */
export const contractHexes = ({ contracts, over }: State): readonly HexId[] =>
  over
    ? []
    : Object.values(contracts).flatMap(({ cities: named, fulfilled }) =>
        fulfilled || !named ? [] : named.map((city) => cities[city].hex),
      )

/** The contract cities of whoever looks, each with a rim and a pennant. */
export const ContractMarks = ({ state }: { readonly state: State }) => (
  <g class="map-contract" aria-hidden="true">
    {contractHexes(state).map((hex) => (
      <g key={hex} transform={shift(paper.at(hex))}>
        <polygon points={rim} />
        <path d="M-34 -18V-36L-18 -30L-34 -24" />
      </g>
    ))}
  </g>
)
