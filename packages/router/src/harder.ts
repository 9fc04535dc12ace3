import { neighbours } from './problem.js'

/** How much harder a board is to be made. */
export interface Harder {
  /** Every how many-th hex of plain track becomes a junction of all its sides: 1 for all of them. */
  readonly every: number
  /** By how much trains with a limit get longer. */
  readonly longer: number
}

interface Board {
  readonly id?: string
  readonly orientation: 'flat' | 'pointy'
  readonly hexes: readonly Hex[]
  readonly trains: readonly { readonly n?: number | null }[]
}
interface Hex {
  readonly x: number
  readonly y: number
  readonly stops: readonly unknown[]
  readonly track: readonly (readonly unknown[])[]
}

const edges = [0, 1, 2, 3, 4, 5] as const

/**
 * A board with many more ways, for measuring: of a problem in the format `route-problem/1` that `parseProblem` takes,
 * hexes of plain track become junctions and the trains get longer. The same problem always gives the same board; what
 * was known of its best routes is left out.
 */
export function harder(problem: unknown, { every, longer }: Harder): unknown {
  const board = problem as Board
  const at = new Map(board.hexes.map((hex) => [`${hex.x} ${hex.y}`, hex]))
  const leadsOn = (hex: Hex, edge: 0 | 1 | 2 | 3 | 4 | 5): boolean => {
    const [dx, dy] = neighbours[board.orientation][edge]
    const other = at.get(`${hex.x + dx} ${hex.y + dy}`)
    if (!other) return false
    return isPlain(other) || other.track.some((piece) => piece.includes((edge + 3) % 6))
  }
  let plain = 0
  const hexes = board.hexes.map((hex) => {
    if (!isPlain(hex) || plain++ % every !== 0) return hex
    const open = edges.filter((edge) => leadsOn(hex, edge))
    return { ...hex, stops: [{ kind: 'junction' }], track: open.map((edge) => [edge, 's0']) }
  })
  const trains = board.trains.map((train) =>
    typeof train.n === 'number' ? { ...train, n: train.n + longer } : train,
  )
  return {
    ...board,
    id: `${board.id ?? ''} 1/${every} +${longer}`,
    hexes,
    trains,
    best: undefined,
    played: undefined,
  }
}

const isPlain = ({ stops, track }: Hex): boolean => stops.length === 0 && track.length > 0
