import type { Label } from '../../session/shelf.js'

/** A game, and the copies that were made of it and of each other. */
export interface Family {
  readonly game: Label
  /** The copy that was played on last, if that was after the game itself. */
  readonly latest: Label | undefined
  readonly others: readonly Label[]
}

const playedAt = /^\/play\/([^?]+)/

/**
 * Copies lie below the game that they come from, so that it does not sink among them. Whoever comes last in time comes
 * first in the list; a copy whose game is kept elsewhere or gone stands for itself.
 */
export function families(labels: readonly Label[]): readonly Family[] {
  const byId = new Map(labels.map((label) => [label.id, label]))
  const parentOf = ({ from = '' }: Label): Label | undefined => byId.get(playedAt.exec(from)?.[1] ?? '')
  const rootOf = (label: Label): Label => {
    const parent = parentOf(label)
    return parent ? rootOf(parent) : label
  }
  const found = new Map<Label, Label[]>()
  for (const label of labels) {
    const root = rootOf(label)
    const copies = found.get(root) ?? []
    if (label !== root) copies.push(label)
    found.set(root, copies)
  }
  return [...found].map(([game, copies]) => {
    const latest = copies.find(({ changed }) => changed > game.changed)
    return { game, latest, others: copies.filter((copy) => copy !== latest) }
  })
}
