import type { Point } from './geometry.js'

interface HexLabelsProps {
  /** Where each label goes; those that the hex does not have are absent. */
  readonly layout: {
    readonly number: Point | undefined
    readonly mark: Point | undefined
    readonly coordinates: Point | undefined
  }
  readonly hex: string
  /** The tile that lies there. */
  readonly tile: string | undefined
  /** The letters by which tiles of its own are known. */
  readonly mark: string | undefined
}

/** What every board writes small on its hexes: the number of the tile, the mark, and the coordinates. */
export const HexLabels = ({ layout, hex, tile, mark }: HexLabelsProps) => (
  <>
    {layout.number && (
      <text class="map-tile-number" {...layout.number}>
        {tile}
      </text>
    )}
    {layout.mark && (
      <text class="map-mark" {...layout.mark}>
        {mark}
      </text>
    )}
    {layout.coordinates && (
      <text class="map-coordinates" {...layout.coordinates}>
        {hex}
      </text>
    )}
  </>
)
