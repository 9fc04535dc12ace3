import { useMemo } from 'preact/hooks'
import type { BoardMap, MapHex } from '@stellwerk/table'
import { memo } from '../ui/memo.js'
import { Cell } from './cell.js'
import { Barrier } from './ground.js'
import { HexFurniture } from './hex-furniture.js'
import type { MapLook } from './hex-ground.js'
import { HexGround, sheetOf } from './hex-ground.js'
import type { Paints } from './paints.js'
import type { Placement } from './geometry.js'
import { shift } from './geometry.js'
import { crowdedNames } from './crowded-names.js'
import { movedNames } from './moved-names.js'
import { paperOf } from './paper.js'
import type { NameRoom } from './place-name.js'

interface GroundLayerProps {
  readonly map: BoardMap
  /** The sheet that is looked at, where there is room for one only. */
  readonly seen?: string | undefined
  /** The hex at which the keyboard enters the map. */
  readonly entry: string
  /** A hex in one sentence, for those who hear the map. Another function where it would say something else. */
  describe(hex: MapHex): string
}

/** The ground of the board: every hex with its track, and the barriers between them. */
export const GroundLayer = memo(function GroundLayer({ map, seen, entry, describe }: GroundLayerProps) {
  const { at } = paperOf(map.sheets)
  return (
    <>
      {map.sheets.map(({ id, hexes }) => (
        <g key={id} data-part={id} data-away={isAway(id, seen)}>
          {hexes.map((ref) => {
            const hex = map.hexes[ref]
            return (
              hex && (
                <BoardCell
                  key={ref}
                  hex={hex}
                  tracks={map.tracks}
                  grounds={map.grounds}
                  at={at}
                  isEntry={ref === entry}
                  describe={describe}
                />
              )
            )
          })}
        </g>
      ))}
      <Barriers map={map} />
    </>
  )
})

const isAway = (sheet: string, seen: string | undefined): boolean | undefined =>
  (seen !== undefined && sheet !== seen) || undefined

interface BoardCellProps extends MapLook {
  readonly hex: MapHex
  readonly isEntry: boolean
  readonly at: Placement
  describe(hex: MapHex): string
}

/** A hex; drawn anew only when something of it changed. */
const BoardCell = memo(function BoardCell({ hex, tracks, grounds, at, isEntry, describe }: BoardCellProps) {
  const ground = useMemo(() => <HexGround look={{ tracks, grounds }} hex={hex} />, [hex, tracks, grounds])
  const isRim = hex.use === 'rim'
  const label = useMemo(() => (isRim ? undefined : describe(hex)), [hex, describe])
  return (
    <Cell hex={hex.ref} at={at(hex.ref)} tabIndex={isRim ? undefined : isEntry ? 0 : -1} label={label}>
      {ground}
    </Cell>
  )
})

/** Sides that no track crosses. Both hexes know of one; one of them draws it. */
function Barriers({ map }: { readonly map: BoardMap }) {
  const { at } = paperOf(map.sheets)
  const all = Object.values(map.hexes).flatMap(({ ref, barriers }) =>
    barriers.filter((edge) => edge < 3).map((edge) => ({ ref, edge })),
  )
  return useMemo(
    () => (
      <g class="map-barriers" aria-hidden="true">
        {all.map(({ ref, edge }) => (
          <g key={`${ref}/${edge}`} transform={shift(at(ref))}>
            <Barrier edge={edge} />
          </g>
        ))}
      </g>
    ),
    [at, all.length],
  )
}

interface FurnitureLayerProps {
  readonly map: BoardMap
  readonly seen?: string | undefined
  readonly paints: Paints
}

/** What stands on the board, above the routes that run between it. */
export const FurnitureLayer = memo(function FurnitureLayer({ map, seen, paints }: FurnitureLayerProps) {
  const { at } = paperOf(map.sheets)
  const moved = useMemo(() => movedNames(map), [map.sheets, map.hexes])
  const crowded = useMemo(() => crowdedNames(map), [map.sheets, map.hexes])
  return (
    <>
      {map.sheets.map(({ id, hexes }) => (
        <g key={id} data-part={id} data-away={isAway(id, seen)} aria-hidden="true">
          {hexes.map((ref) => {
            const hex = map.hexes[ref]
            const room = crowded.has(ref) ? 'none' : moved.get(ref)
            return hex && <Furniture key={ref} hex={hex} map={map} paints={paints} at={at} room={room} />
          })}
        </g>
      ))}
    </>
  )
})

interface FurnitureProps extends Omit<FurnitureLayerProps, 'seen'> {
  readonly hex: MapHex
  readonly at: Placement
  readonly room: NameRoom
}

/** The companies that can be seen on a hex. */
const companiesOn = ({ stops, signs }: MapHex): readonly string[] => [
  ...stops.flatMap(({ circles }) =>
    circles.flatMap(({ marker, reserved = [] }) => (marker ? [marker.company] : reserved)),
  ),
  ...signs.flatMap(({ company }) => company ?? []),
]

/** What stands on a hex; drawn anew only when something of it changed. */
function Furniture({ hex, map, paints, at, room }: FurnitureProps) {
  const seen = companiesOn(hex).map((company) => paints[company])
  return useMemo(
    () => (
      <g class={`map-furniture map-on-${sheetOf(map, hex)}`} transform={shift(at(hex.ref))}>
        <HexFurniture hex={hex} paints={paints} room={room} />
      </g>
    ),
    [hex, at, room, ...seen],
  )
}
