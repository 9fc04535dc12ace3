import type { BoardMap, Described, PositionForm } from '@stellwerk/table'
import type { Build } from '../assess.js'

/** A tile with the rotations in which it can lie on a hex. */
export interface Fit {
  readonly tile: string
  readonly colour: string
  readonly rotations: readonly number[]
}

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
  colours
    .map((colour) => [colour, fits.filter((fit) => fit.colour === colour)] as const)
    .filter(([, own]) => own.length > 0)
