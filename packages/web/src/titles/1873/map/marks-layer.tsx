import type { HexId, State } from '@stellwerk/1873'
import { mines } from '@stellwerk/1873'
import type { MineId } from '@stellwerk/1873'
import type { Focus } from '../../../table/table.js'
import { centreOf } from './geometry.js'
import { Rim } from './ground.js'

interface MarksLayerProps {
  /** Hexes that can be built on. */
  readonly possible: readonly HexId[]
  readonly chosen: HexId | undefined
  /** Hexes that the shown action changed. */
  readonly changed: readonly HexId[]
  /** What the pointer rests on, here or in a panel. */
  readonly pointed: readonly HexId[]
  /** Where the keyboard is; drawn only while it is used. */
  readonly entry: HexId
}

/** Rims around hexes: nothing of the board itself is drawn anew for them. */
export function MarksLayer({ possible, chosen, changed, pointed, entry }: MarksLayerProps) {
  return (
    <g class="map-marks" aria-hidden="true">
      {changed.map((hex) => (
        <Marked key={`c${hex}`} hex={hex} kind="changed" />
      ))}
      {possible.map((hex) => (
        <Marked key={`g${hex}`} hex={hex} kind="glow" />
      ))}
      {pointed.map((hex) => (
        <Marked key={`p${hex}`} hex={hex} kind="pointed" />
      ))}
      {chosen !== undefined && <Marked hex={chosen} kind="chosen" />}
      <Marked hex={entry} kind="ring" />
    </g>
  )
}

type Kind = Parameters<typeof Rim>[0]['kind']

function Marked({ hex, kind }: { readonly hex: HexId; readonly kind: Kind }) {
  const { x, y } = centreOf(hex)
  return (
    <g transform={`translate(${x} ${y})`}>
      <Rim kind={kind} />
    </g>
  )
}

/** The hexes that belong to what is pointed at: itself, a mine's hex, a railway's stations, a tile wherever it lies. */
export function hexesOf(focus: Focus | null, state: State): readonly HexId[] {
  switch (focus?.kind) {
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
    case undefined:
      return []
  }
}

const stationsOf = (state: State, railway: string): readonly HexId[] =>
  Object.keys(state.markers).filter((hex) =>
    state.markers[hex]?.some((stop) => stop.some((marker) => marker.railway === railway)),
  )

const minesOf = (state: State, owner: string): readonly HexId[] =>
  Object.entries(state.mines).flatMap(([mine, { owner: own, open }]) =>
    open && own === owner ? [mines[Number(mine) as MineId].hex] : [],
  )
