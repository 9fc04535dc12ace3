import type { HexId, Route, State } from '@stellwerk/1873'
import { boardHex, hexes, stopIndex } from '@stellwerk/1873'
import { extendRoute as extended } from '../../../board/route-edit.js'
import { hexesOnward, stopsIn } from '../routes.js'

/** The route after a tap on a hex. */
export const extendRoute = (state: State, route: Route, hex: HexId): Route =>
  extended(
    {
      onward: (at, from) => hexesOnward(state, at, from),
      stopsIn: (at, from) => stopsIn(state, at, from),
      begins: (at) => boardHex(state, at).leads.some((end) => stopIndex(end) !== undefined),
      // trains do not pass through towns
      ends: (at) => hexes[at]?.place === 'town',
    },
    route,
    hex,
  )
