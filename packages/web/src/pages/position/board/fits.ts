import type { BoardMap, Described, PositionForm } from '@stellwerk/table'
import type { Build } from '../assess.js'

/** A tile with the rotations in which it can lie on a hex. */
export interface Fit {
  readonly tile: string
  readonly rotations: readonly number[]
}

const allRotations = [0, 1, 2, 3, 4, 5]
/** In the order in which they come into the game. */
const colours = ['yellow', 'green', 'brown', 'grey']
const known = new Map<string, readonly Fit[]>()

/**
 * The tiles that a title accepts on a hex, whoever may have laid them, by colour: each is tried on a board that has nothing
 * else. They are found once for each hex.
 */
export function fitsOn(
  form: Pick<PositionForm, 'tilesFor' | 'bare'>,
  { tiles }: Pick<BoardMap, 'tiles'>,
  build: Build,
  position: Described,
  hex: string,
): readonly Fit[] {
  const bare = { ...form.bare(position, hex), players: ['1', '2', '3'] }
  const key = `${hex} ${form.tilesFor(hex).join()} ${JSON.stringify(bare)}`
  const rank = (tile: string): number => colours.indexOf(tiles[tile]?.colour ?? '')
  const fits = (tile: string, rotation: number): boolean =>
    build({ ...bare, tiles: { [hex]: `${tile}:${rotation}` } }).ok
  const found =
    known.get(key) ??
    form
      .tilesFor(hex)
      .map((tile) => ({ tile, rotations: allRotations.filter((rotation) => fits(tile, rotation)) }))
      .filter(({ rotations }) => rotations.length > 0)
      .toSorted((a, b) => rank(a.tile) - rank(b.tile))
  known.set(key, found)
  return found
}
