import type { HexId, MineId, State } from '@stellwerk/1873'
import { mines } from '@stellwerk/1873'
import type { Focus } from '../../../table/focus.js'

/** The hexes that belong to what is pointed at: itself, a mine's hex, a railway's stations, a tile wherever it lies. */
export function hexesOf(focus: Focus, state: State): readonly HexId[] {
  switch (focus.kind) {
    case 'hex':
      return [focus.id]
    case 'mine':
      return [mines[Number(focus.id.replace('mine:', '')) as MineId]?.hex ?? []].flat()
    case 'company':
      return [...stationsOf(state, focus.id), ...minesOf(state, focus.id)]
    case 'player':
      return minesOf(state, `player:${focus.id}`)
    case 'tile':
      return Object.keys(state.tiles).filter((hex) => state.tiles[hex]?.tile === focus.id)
    case 'route':
      return []
  }
}

const stationsOf = (state: State, railway: string): readonly HexId[] =>
  Object.keys(state.markers).filter((hex) =>
    state.markers[hex]?.flat().some((marker) => marker.railway === railway),
  )

const minesOf = (state: State, owner: string): readonly HexId[] =>
  Object.entries(state.mines).flatMap(([mine, { owner: own, open }]) =>
    open && own === owner ? [mines[Number(mine) as MineId].hex] : [],
  )
