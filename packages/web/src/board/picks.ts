import type { Row, Step } from '@stellwerk/table'

/** Places of which one is chosen on the map as well as on the card: for each hex the choices that it stands for. */
export type Picks = ReadonlyMap<string, readonly Row[]>

/** What a part of the card that is made by hand offers on single hexes. */
export function picksIn(step: Step | null): Picks {
  const picks = new Map<string, Row[]>()
  for (const section of step?.sections ?? []) {
    if (section.kind !== 'slot') continue
    for (const row of section.rows) {
      const [hex, another] = row.hexes ?? []
      if (hex === undefined || another !== undefined) continue
      picks.set(hex, [...(picks.get(hex) ?? []), row])
    }
  }
  return picks
}

/** A tap chooses the first choice of a place, and another tap the next one. */
export function pickedBy(picks: Picks, hex: string, chosen: unknown): Row | undefined {
  const rows = picks.get(hex) ?? []
  const now = rows.findIndex(({ action }) => action === chosen)
  return rows[(now + 1) % rows.length]
}
