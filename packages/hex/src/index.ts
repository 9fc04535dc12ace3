/**
 * Hexes by the names printed on the board, their edges and their neighbours. Edges are numbered clockwise from the
 * bottom; turning a tile by r adds r to each of its edges, modulo 6.
 */
export type Edge = 0 | 1 | 2 | 3 | 4 | 5

export const edges: readonly Edge[] = [0, 1, 2, 3, 4, 5]

/** Edges seen from the hex on the other side. */
export const opposite = (edge: Edge): Edge => ((edge + 3) % 6) as Edge

export const turn = (edge: Edge, rotation: number): Edge => ((edge + rotation) % 6) as Edge

/** Rows and columns that lie across each edge of a pointy hex: SW, W, NW, NE, E, SE; columns count in half hexes. */
const pointySteps: readonly (readonly [row: number, column: number])[] = [
  [1, -1],
  [0, -2],
  [-1, -1],
  [-1, 1],
  [0, 2],
  [1, 1],
]

/** Row and column of a name such as D15; rows count from A = 1. */
export function position(name: string): { readonly row: number; readonly column: number } {
  return { row: name.charCodeAt(0) - 64, column: Number(name.slice(1)) }
}

interface Surroundings {
  /** The hexes across the edges, on the map or not. */
  readonly across: readonly string[]
  readonly sides: readonly string[]
}

/** Every board asks for the same few hexes again and again, and names take long to put together. */
const known = new Map<string, Surroundings>()

function surroundingsOf(name: string): Surroundings {
  let found = known.get(name)
  if (!found) {
    const { row, column } = position(name)
    const across = pointySteps.map(
      ([rows, columns]) => String.fromCharCode(64 + row + rows) + (column + columns),
    )
    const sides = edges.map((edge) => (edge < 3 ? `${name}/${edge}` : `${across[edge]}/${opposite(edge)}`))
    found = { across, sides }
    known.set(name, found)
  }
  return found
}

export const neighbour = (name: string, edge: Edge): string => surroundingsOf(name).across[edge] as string

/** The edge of `from` behind which `to` lies. */
export function edgeBetween(from: string, to: string): Edge | undefined {
  return edges.find((edge) => neighbour(from, edge) === to)
}

/** A side between two hexes has one name from both of them. */
export const sideName = (name: string, edge: Edge): string => surroundingsOf(name).sides[edge] as string
