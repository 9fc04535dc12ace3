import { steps } from '@stellwerk/hex'

/** How much harder a board is to be made. */
export interface Harder {
  /**
   * How many hexes become junctions of all their sides, as a share of the hexes of plain track: `[3, 4]` for three out of
   * four. With more than all of them, hexes without track become junctions as well, those with the fewest ways on first.
   */
  readonly share: readonly [parts: number, of: number]
  /** By how much trains with a limit get longer. */
  readonly longer: number
}

interface BoardFile {
  readonly id?: string
  readonly orientation: 'flat' | 'pointy'
  readonly hexes: readonly Hex[]
  readonly trains: readonly { readonly n?: number | null }[]
}
interface Hex {
  readonly name?: string
  readonly x: number
  readonly y: number
  readonly stops: readonly unknown[]
  readonly track: readonly (readonly unknown[])[]
}

const edges = [0, 1, 2, 3, 4, 5] as const

/**
 * Makes a board harder, for measuring: in a problem of the format `route-problem/1`, which `parseProblem` reads, hexes
 * of plain track become junctions and the trains get longer. The same problem always gives the same board; what was
 * known of its best routes is removed.
 */
export function harder(problem: unknown, { share, longer }: Harder): unknown {
  const board = problem as BoardFile
  const [parts, of] = share
  const plain = board.hexes.filter(isPlain)
  const wanted = (count: number): number => Math.ceil((count * parts) / of)
  const chosen = new Set(plain.filter((_, i) => wanted(i + 1) > wanted(i)))
  const added = emptyHexes(board).slice(0, Math.max(0, wanted(plain.length) - plain.length))
  const at = byPlace([...board.hexes, ...added])
  const junction = (hex: Hex): Hex => ({
    ...hex,
    stops: [{ kind: 'junction' }],
    track: waysOn(board, hex, at).map((edge) => [edge, 's0']),
  })
  return {
    ...board,
    id: `${board.id ?? ''} ${parts}/${of} +${longer}`,
    hexes: [...board.hexes.map((hex) => (chosen.has(hex) ? junction(hex) : hex)), ...added.map(junction)],
    trains: board.trains.map((train) =>
      typeof train.n === 'number' ? { ...train, n: train.n + longer } : train,
    ),
    best: undefined,
    played: undefined,
  }
}

const isPlain = ({ stops, track }: Hex): boolean => stops.length === 0 && track.length > 0

const place = (x: number, y: number): string => `${x} ${y}`

const byPlace = (hexes: readonly Hex[]): Map<string, Hex> =>
  new Map(hexes.map((hex) => [place(hex.x, hex.y), hex]))

/** The edges of a hex across which track goes on, or can: plain track beside it may become a junction too. */
function waysOn({ orientation }: BoardFile, { x, y }: Hex, at: ReadonlyMap<string, Hex>): number[] {
  return edges.filter((edge) => {
    const [dx, dy] = steps[orientation][edge]
    const other = at.get(place(x + dx, y + dy))
    return other && (other.stops.length === 0 || other.track.some((piece) => piece.includes((edge + 3) % 6)))
  })
}

/** The hexes without track beside the board from which there are ways on, fewest ways first: a finer ladder. */
function emptyHexes(board: BoardFile): Hex[] {
  const at = byPlace(board.hexes)
  const empty = new Map<string, Hex>()
  for (const { x, y } of board.hexes)
    for (const [dx, dy] of steps[board.orientation]) {
      const key = place(x + dx, y + dy)
      const known = at.get(key)
      if (!known) empty.set(key, { name: `at ${key}`, x: x + dx, y: y + dy, stops: [], track: [] })
    }
  const ways = (hex: Hex): number => waysOn(board, hex, at).length
  return [...empty.values()].filter((hex) => ways(hex) > 1).toSorted((a, b) => ways(a) - ways(b))
}
