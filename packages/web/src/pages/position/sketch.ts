/**
 * The parts of a described position that the form offers; all else that a description may say stays as it was written. The
 * title itself checks descriptions, so nothing is refused here.
 */
export interface Sketch extends TableSketch {
  readonly railways?: Readonly<Record<string, SketchedRailway>>
  readonly mines?: Readonly<Record<string, SketchedMine>>
  readonly publicMines?: Readonly<Record<string, SketchedPublicMine>>
  readonly mhe?: SketchedMhe
  readonly tiles?: Readonly<Record<string, string>>
  readonly markers?: Readonly<Record<string, readonly (string | readonly string[])[]>>
}

/** What descriptions of all titles have in common: who plays, and where the game stands. */
export interface TableSketch {
  readonly players: readonly string[]
  readonly edition?: string
  readonly phase?: string
  readonly cash?: Readonly<Record<string, number>>
  readonly at?: { readonly round: string; readonly turn?: string; readonly step?: string }
}

/** Whoever has shares, and who directs. */
interface Owned {
  readonly director?: string
  readonly shares?: Readonly<Record<string, number>>
}

export interface SketchedRailway extends Owned {
  readonly price?: number
  readonly trains?: readonly number[]
  readonly diesel?: boolean
}

export interface SketchedPublicMine extends Owned {
  readonly price?: number
  readonly mines: readonly number[]
}

export interface SketchedMhe {
  readonly train?: number
  readonly price?: number
  readonly shares?: Readonly<Record<string, number>>
}

export interface SketchedMine {
  readonly owner?: string
  readonly machine?: number
  readonly switcher?: number
}

export const emptySketch: Sketch = { players: ['Anna', 'Ben', 'Clara'], at: { round: 'stock' } }

/** A record with one entry changed, or without it. */
export function withEntry<T>(
  record: Readonly<Record<string, T>> | undefined,
  key: string,
  value: T | undefined,
): Readonly<Record<string, T>> {
  const { [key]: _, ...others } = record ?? {}
  return value === undefined ? others : { ...others, [key]: value }
}

/** A thing with one optional part changed, or left to the title. */
export function withField<T extends object, K extends keyof T>(
  thing: T,
  field: K,
  value: T[K] | undefined,
): T {
  const { [field]: _, ...others } = thing
  return (value === undefined ? others : { ...others, [field]: value }) as T
}

/** Who directs a railway: as it says, or whoever has most of it. */
export function directorOf({ director, shares = {} }: Owned, players: readonly string[]): string {
  if (director !== undefined) return director
  const most = Math.max(0, ...players.map((player) => shares[player] ?? 0))
  return players.find((player) => most > 0 && shares[player] === most) ?? ''
}

/** Shares of the company make its director, unless the description knows better. */
export function withDirector<C extends object>(company: C & Owned, director: string, count = 3): C & Owned {
  const { director: _, ...others } = company
  if (director === '') return others as C
  const shares = company.shares ?? {}
  return { ...others, director, shares: shares[director] ? shares : { ...shares, [director]: count } } as C
}

/** The mines that no public mine but this one has. */
export const freeMines = ({ publicMines = {} }: Sketch, company: string, all: readonly number[]): number[] =>
  all.filter((mine) =>
    Object.entries(publicMines).every(([id, { mines }]) => id === company || !mines.includes(mine)),
  )

/**
 * A public mine has these mines. Mines of companies are open and belong to no player; those that a company gives up
 * are closed, as the form has no owner for them.
 */
export function withPublicMine(sketch: Sketch, id: string, company: SketchedPublicMine | undefined): Sketch {
  const before = sketch.publicMines?.[id]?.mines ?? []
  const after = company?.mines ?? []
  const mines: Record<string, SketchedMine> = { ...sketch.mines }
  for (const mine of before) if (!after.includes(mine)) delete mines[mine]
  for (const mine of after) {
    const { owner: _, ...others } = mines[mine] ?? {}
    mines[mine] = others
  }
  return { ...sketch, mines, publicMines: withEntry(sketch.publicMines, id, company) }
}

/** A player has another name, wherever the form has put it. */
export function withPlayer(sketch: Sketch, at: number, name: string): Sketch {
  const old = sketch.players[at]
  if (old === undefined) return sketch
  const renamed = (player: string): string => (player === old ? name : player)
  const renamedKeys = (record: Readonly<Record<string, number>>): Record<string, number> =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [renamed(key), value]))
  const mapped = <T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
  const owned = <C extends Owned>(company: C): C => ({
    ...company,
    ...(company.director === undefined ? {} : { director: renamed(company.director) }),
    ...(company.shares === undefined ? {} : { shares: renamedKeys(company.shares) }),
  })
  return {
    ...sketch,
    players: sketch.players.with(at, name),
    ...(sketch.cash && { cash: renamedKeys(sketch.cash) }),
    ...(sketch.mines && {
      mines: mapped(sketch.mines, (mine) =>
        mine.owner === undefined ? mine : { ...mine, owner: renamed(mine.owner) },
      ),
    }),
    ...(sketch.railways && { railways: mapped(sketch.railways, (railway) => owned(railway)) }),
    ...(sketch.publicMines && { publicMines: mapped(sketch.publicMines, (company) => owned(company)) }),
    ...(sketch.mhe && { mhe: owned(sketch.mhe) }),
  }
}

/** Sizes as they are typed: "4 3 3". */
export const parseSizes = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number)
