import { hexWays } from '@stellwerk/rails'
import type { Ways } from '@stellwerk/table'
import { across, boardHex, isBlocked } from '../board.js'
import { maps } from '../data/maps.js'
import type { CompanyId, HexId } from '../data/types.js'
import { mapOf } from '../rules/reach.js'
import type { State } from '../state.js'

/** How trains of a company go along track and through tunnels, hex by hex. */
export const waysOf = (state: State, company: CompanyId): Ways => ({
  ...hexWays((hex) => boardHex(state, hex), across),
  ends(hex) {
    const { stops } = boardHex(state, hex)
    return (
      stops.length > 0 &&
      stops.every(({ kind }, stop) => kind === 'far' || isBlocked(state, company, hex, stop))
    )
  },
})

/** Where a run may begin: at stops on track of the company's own sheet. */
export const startsOf = (state: State, company: CompanyId): readonly HexId[] =>
  Object.keys(maps[mapOf(company)]).filter((hex) => waysOf(state, company).begins(hex))
