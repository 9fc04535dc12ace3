/**
 * Hexes by the names printed on the board, their edges and their neighbours. Edges are numbered clockwise from the
 * bottom; turning a tile by r adds r to each of its edges, modulo 6.
 */
export type Edge = 0 | 1 | 2 | 3 | 4 | 5

export const edges: readonly Edge[] = [0, 1, 2, 3, 4, 5]

/** Pointy hexes have a corner on top, flat ones an edge. */
export type Orientation = 'pointy' | 'flat'

/** Edges seen from the hex on the other side. */
export const opposite = (edge: Edge): Edge => ((edge + 3) % 6) as Edge

export const turn = (edge: Edge, rotation: number): Edge => ((edge + rotation) % 6) as Edge

type Step = readonly [columns: number, rows: number]

/**
 * What lies across each edge: SW, W, NW, NE, E, SE of a pointy hex, whose columns count in half hexes, and S, SW, NW, N, NE,
 * SE of a flat one, whose rows do.
 */
export const steps = {
  pointy: [
    [-1, 1],
    [-2, 0],
    [-1, -1],
    [1, -1],
    [2, 0],
    [1, 1],
  ],
  flat: [
    [0, 2],
    [-1, 1],
    [-1, -1],
    [0, -2],
    [1, -1],
    [1, 1],
  ],
} as const satisfies Readonly<Record<Orientation, readonly Step[]>>

interface Position {
  readonly row: number
  readonly column: number
}

/**
 * Row and column of a name such as D15. The letter counts from A = 1: it names the row of a pointy hex and the column of a
 * flat one, and the number counts in half hexes.
 */
export function position(name: string, orientation: Orientation = 'pointy'): Position {
  const [letter, number] = [name.charCodeAt(0) - 64, Number(name.slice(1))]
  return orientation === 'pointy' ? { row: letter, column: number } : { row: number, column: letter }
}

function nameAt({ row, column }: Position, orientation: Orientation): string {
  const [letter, number] = orientation === 'pointy' ? [row, column] : [column, row]
  return String.fromCharCode(64 + letter) + number
}

/**
 * Whether a side is named after this hex: of the two hexes at a side, it is named after the one that has it among its
 * first three edges.
 */
export const namesSide = (edge: Edge): boolean => edge < 3

interface Surroundings {
  /** The hexes across the edges, on the map or not. */
  readonly across: readonly string[]
  readonly sides: readonly string[]
}

/** Boards ask for the same few hexes again and again, and building names takes long. */
const known: Readonly<Record<Orientation, Map<string, Surroundings>>> = { pointy: new Map(), flat: new Map() }

function surroundingsOf(name: string, orientation: Orientation): Surroundings {
  let found = known[orientation].get(name)
  if (!found) {
    const { row, column } = position(name, orientation)
    const across = steps[orientation].map(([columns, rows]) =>
      nameAt({ row: row + rows, column: column + columns }, orientation),
    )
    const sides = edges.map((edge) =>
      namesSide(edge) ? `${name}/${edge}` : `${across[edge]}/${opposite(edge)}`,
    )
    found = { across, sides }
    known[orientation].set(name, found)
  }
  return found
}

export const neighbour = (name: string, edge: Edge, orientation: Orientation = 'pointy'): string =>
  surroundingsOf(name, orientation).across[edge] as string

/** The edge of `from` behind which `to` lies. */
export function edgeBetween(from: string, to: string, orientation: Orientation = 'pointy'): Edge | undefined {
  const edge = surroundingsOf(from, orientation).across.indexOf(to)
  return edge < 0 ? undefined : (edge as Edge)
}

/** A side between two hexes has one name from both of them. */
export const sideName = (name: string, edge: Edge, orientation: Orientation = 'pointy'): string =>
  surroundingsOf(name, orientation).sides[edge] as string

/** The distance in hexes from each hex to the nearest of these; `across` knows where the map ends. */
export function distancesFrom(
  starts: Iterable<string>,
  across: (hex: string, edge: Edge) => string | undefined,
): ReadonlyMap<string, number> {
  const far = new Map(Array.from(starts, (hex) => [hex, 0]))
  for (const [hex, distance] of far)
    for (const edge of edges) {
      const next = across(hex, edge)
      if (next !== undefined && !far.has(next)) far.set(next, distance + 1)
    }
  return far
}
