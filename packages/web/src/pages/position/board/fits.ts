import type { Result } from '@stellwerk/engine'
import type { BoardMap, Described, PositionForm } from '@stellwerk/table'

/** A tile with the rotations in which it can lie on a hex. */
export interface Fit {
  readonly tile: string
  readonly colour: string
  readonly rotations: readonly number[]
}

/** Builds a position, or says why not. */
export type Build = (description: unknown) => Result<unknown>

const allRotations = [0, 1, 2, 3, 4, 5]
const colours = ['yellow', 'green', 'brown', 'grey']
const known = new Map<string, readonly Fit[]>()

/**
 * The tiles that a title accepts on a hex, whoever may have laid them: each is tried on a board that has nothing else. They are
 * found once for each hex.
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
  let found = known.get(key)
  if (!found) {
    found = form
      .tilesFor(hex)
      .map((tile) => ({
        tile,
        colour: tiles[tile]?.colour ?? '',
        rotations: allRotations.filter(
          (rotation) => build({ ...bare, tiles: { [hex]: `${tile}:${rotation}` } }).ok,
        ),
      }))
      .filter(({ rotations }) => rotations.length > 0)
    known.set(key, found)
  }
  return found
}

/** Fits of one colour together, in the order in which colours come into the game. */
export const byColour = (fits: readonly Fit[]): readonly (readonly [string, readonly Fit[]])[] =>
  colours.flatMap((colour) => {
    const own = fits.filter((fit) => fit.colour === colour)
    return own.length > 0 ? [[colour, own] as const] : []
  })
