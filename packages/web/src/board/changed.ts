import type { BoardMap, MapHex } from '@stellwerk/table'

/** What players do to a hex; what a new phase does to its values is another matter. */
const doneTo = ({ tile, layers, stops, signs }: MapHex): string =>
  JSON.stringify([tile, layers, stops.map(({ circles }) => circles.map(({ marker }) => marker)), signs])

/** The hexes on which somebody changed something between two boards. */
export const changedHexes = (before: BoardMap, after: BoardMap): readonly string[] =>
  Object.values(after.hexes)
    .filter((hex) => {
      const was = before.hexes[hex.ref]
      return was !== undefined && was !== hex && doneTo(was) !== doneTo(hex)
    })
    .map(({ ref }) => ref)
