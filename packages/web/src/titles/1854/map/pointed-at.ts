import type { CompanyId, HexId, State } from '@stellwerk/1854'
import {
  isLocal,
  isMajor,
  isMountain,
  localRailways,
  majors,
  mountainRailways,
  stationsOf,
} from '@stellwerk/1854'
import type { Focus } from '../../../table/focus.js'

/** The hexes that belong to what is pointed at: itself, a company's stations or home, a tile wherever it lies. */
export function hexesOf(focus: Focus, state: State): readonly HexId[] {
  switch (focus.kind) {
    case 'hex':
      return [focus.id]
    case 'company':
      return ofCompany(state, focus.id)
    case 'tile':
      return Object.keys(state.tiles).filter((hex) => state.tiles[hex]?.tile === focus.id)
    case 'mine':
    case 'player':
    case 'route':
      return []
  }
}

function ofCompany(state: State, id: string): readonly HexId[] {
  if (isMountain(id)) return [mountainRailways[id].hex]
  const stations = [...stationsOf(state, id as CompanyId)].map(({ hex }) => hex)
  if (stations.length > 0) return stations
  return isMajor(id) ? [majors[id].home.hex] : isLocal(id) ? [localRailways[id].home.hex] : []
}
