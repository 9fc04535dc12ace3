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

/** The hexes across the edges of each hex of a map, and the names of its sides: asked for often, and never changing. */
export class Surroundings {
  private readonly known: ReadonlyMap<
    string,
    { readonly across: readonly (string | undefined)[]; readonly sides: readonly string[] }
  >

  constructor(hexes: readonly string[]) {
    const onMap = new Set(hexes)
    this.known = new Map(
      hexes.map((hex) => {
        const others = edges.map((edge) => neighbour(hex, edge))
        const across = others.map((other) => (onMap.has(other) ? other : undefined))
        return [hex, { across, sides: edges.map((edge) => sideName(hex, edge)) }]
      }),
    )
  }

  /** The hex across an edge, if the map goes on there. */
  across(hex: string, edge: Edge): string | undefined {
    return this.of(hex).across[edge]
  }

  /** As `sideName` says it. */
  side(hex: string, edge: Edge): string {
    return this.of(hex).sides[edge] as string
  }

  private of(hex: string) {
    const found = this.known.get(hex)
    if (!found) throw new Error(`no hex ${hex}`)
    return found
  }
}
