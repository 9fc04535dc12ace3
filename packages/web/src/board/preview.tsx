import type { BoardMap } from '@stellwerk/table'
import { Rim } from './ground.js'
import { HexFurniture } from './hex-furniture.js'
import { HexGround, sheetOf } from './hex-ground.js'
import type { Paints } from './paints.js'
import { shift } from './geometry.js'
import { paperOf } from './paper.js'
import { newPaths } from './rails.js'

interface PreviewProps {
  readonly before: BoardMap
  readonly after: BoardMap
  readonly paints: Paints
  readonly hex: string
}

/** A hex as it would lie, with its new track bright. */
export function Preview({ before, after, paints, hex: ref }: PreviewProps) {
  const [was, is] = [before.hexes[ref], after.hexes[ref]]
  if (!was || !is) return null
  return (
    <g
      class={`map-preview map-furniture map-on-${sheetOf(after, is)}`}
      transform={shift(paperOf(before.sheets).at(ref))}
      aria-hidden="true"
    >
      <HexGround
        look={after}
        hex={is}
        isNew={newPaths(was.paths, is.paths)}
        layersBefore={was.layers.length}
      />
      <Rim kind="chosen" />
      <HexFurniture hex={is} paints={paints} />
    </g>
  )
}
