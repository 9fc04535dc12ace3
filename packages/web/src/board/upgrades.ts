import type { BoardMap, MapHex, PhaseRef, Table, TileColour } from '@stellwerk/table'

/** What a place could be worth with a better tile, and the phase in which that is possible for the first time. */
export interface Upgrade {
  readonly value: number
  readonly colour: TileColour
  readonly phase: PhaseRef
}

const colours: readonly TileColour[] = ['yellow', 'green', 'brown', 'grey']

/** The best values of the tiles for such a place in the colours that are still to come. */
export function upgradesOf(
  { tiles }: Pick<BoardMap, 'tiles'>,
  { phases }: Pick<Table, 'phases'>,
  hex: MapHex,
): readonly Upgrade[] {
  const [stop] = hex.stops
  if (!stop || hex.use !== 'build') return []
  return colours.slice(colours.indexOf(hex.colour as TileColour) + 1).flatMap((colour) => {
    const values = Object.values(tiles)
      .filter((tile) => tile.colour === colour && tile.letter === hex.letter)
      .filter(({ stops }) => stops[0]?.kind === stop.kind && stops.length === hex.stops.length)
      .flatMap(({ stops }) => stops.map(({ value }) => value))
    const phase = phases.find((one) => one.tiles.includes(colour))?.ref
    return values.length === 0 || phase === undefined ? [] : [{ value: Math.max(...values), colour, phase }]
  })
}
