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

export function neighbour(name: string, edge: Edge): string {
  const { row, column } = position(name)
  const [rows, columns] = pointySteps[edge] as readonly [number, number]
  return String.fromCharCode(64 + row + rows) + (column + columns)
}

/** The edge of `from` behind which `to` lies. */
export function edgeBetween(from: string, to: string): Edge | undefined {
  return edges.find((edge) => neighbour(from, edge) === to)
}

/** A side between two hexes has one name from both of them. */
export function sideName(name: string, edge: Edge): string {
  return edge < 3 ? `${name}/${edge}` : `${neighbour(name, edge)}/${opposite(edge)}`
}
