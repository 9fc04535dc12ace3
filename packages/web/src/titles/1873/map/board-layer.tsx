import { useMemo } from 'preact/hooks'
import type { HexId, State } from '@stellwerk/1873'
import { hexes } from '@stellwerk/1873'
import type { PlayerId } from '@stellwerk/engine'
import { Cell } from '../../../board/cell.js'
import { Barrier } from '../../../board/ground.js'
import { shift } from '../../../board/paper.js'
import { useLanguage } from '../../../language/language.js'
import { memo } from '../../../ui/memo.js'
import { drawnFrom, everyHex, paper, pictureOf } from './cells.js'
import { describeHex } from './describe.js'
import { Furniture } from './furniture.js'
import { HexGround } from './hex-ground.js'

interface GroundLayerProps {
  readonly state: State
  /** The hex at which the keyboard enters the map. */
  readonly entry: HexId
  nameOf(player: PlayerId): string
}

/** The ground of the board: every hex with its track, and the barriers between them. Drawn anew only when it changes. */
export function GroundLayer({ state, entry, nameOf }: GroundLayerProps) {
  return useMemo(
    () => <Ground state={state} entry={entry} nameOf={nameOf} />,
    [entry, nameOf, ...drawnFrom(state)],
  )
}

const Ground = ({ state, entry, nameOf }: GroundLayerProps) => (
  <>
    <g>
      {everyHex.map((hex) => (
        <BoardCell key={hex} hex={hex} state={state} isEntry={hex === entry} nameOf={nameOf} />
      ))}
    </g>
    <Barriers />
  </>
)

/** What stands on the board, above the routes that run between it. */
export function FurnitureLayer({ state }: Pick<GroundLayerProps, 'state'>) {
  return useMemo(() => <AllFurniture state={state} />, drawnFrom(state))
}

const AllFurniture = ({ state }: Pick<GroundLayerProps, 'state'>) => (
  <g aria-hidden="true">
    {everyHex.map((hex) => (
      <Furniture key={hex} {...pictureOf(state, hex)} />
    ))}
  </g>
)

interface BoardCellProps {
  readonly hex: HexId
  readonly state: State
  readonly isEntry: boolean
  nameOf(player: PlayerId): string
}

/** A hex, drawn anew only with another tile. */
function BoardCell({ hex, state, isEntry, nameOf }: BoardCellProps) {
  const language = useLanguage()
  const picture = pictureOf(state, hex)
  const { board, markers, mine, period } = picture
  const implicit = hexes[hex]?.implicit ?? false
  const ground = useMemo(() => <HexGround board={board} />, [board])
  const label = useMemo(
    () => (implicit ? undefined : describeHex(language, picture, state.phase, nameOf)),
    [language, board, markers, mine, period, nameOf],
  )
  return (
    <Cell hex={hex} at={paper.at(hex)} tabIndex={implicit ? undefined : isEntry ? 0 : -1} label={label}>
      {ground}
    </Cell>
  )
}

const Barriers = memo(function Barriers() {
  return (
    <g class="map-barriers" aria-hidden="true">
      {everyHex.map((hex) => {
        // both hexes know of a barrier; one of them draws it
        const sides = hexes[hex]?.barriers?.filter((edge) => edge < 3) ?? []
        return sides.map((edge) => (
          <g key={`${hex}/${edge}`} transform={shift(paper.at(hex))}>
            <Barrier edge={edge} />
          </g>
        ))
      })}
    </g>
  )
})
