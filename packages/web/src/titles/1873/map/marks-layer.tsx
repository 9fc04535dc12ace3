import type { HexId, State } from '@stellwerk/1873'
import { mines } from '@stellwerk/1873'
import type { MineId } from '@stellwerk/1873'
import type { Focus } from '../../../table/focus.js'
import { useFocus } from '../../../table/focus.js'
import { centreOf } from './geometry.js'
import { Rim } from './ground.js'

interface MarksLayerProps {
  readonly state: State
  /** Hexes that can be built on. */
  readonly possible: readonly HexId[]
  readonly chosen: HexId | undefined
  /** Hexes that the shown action changed. */
  readonly changed: readonly HexId[]
  /** Where the keyboard is; drawn only while it is used. */
  readonly entry: HexId
}

/** Rims around hexes: nothing of the board itself is drawn anew for them. */
export function MarksLayer({ state, possible, chosen, changed, entry }: MarksLayerProps) {
  return (
    <g class="map-marks" aria-hidden="true">
      {changed.map((hex) => (
        <Marked key={`c${hex}`} hex={hex} kind="changed" />
      ))}
      {possible.map((hex) => (
        <Marked key={`g${hex}`} hex={hex} kind="glow" />
      ))}
      <PointedMarks state={state} />
      {chosen !== undefined && <Marked hex={chosen} kind="chosen" />}
      <Marked hex={entry} kind="ring" />
    </g>
  )
}

/** What the pointer rests on, here or in a panel. */
function PointedMarks({ state }: { readonly state: State }) {
  return hexesOf(useFocus(), state).map((hex) => <Marked key={hex} hex={hex} kind="pointed" />)
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
function hexesOf(focus: Focus | null, state: State): readonly HexId[] {
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
