import type { Choice, CoreState, Decision } from '@stellwerk/engine'
import type { Game } from '../games.js'
import { choiceText } from '../narrate.js'
import type { Output } from '../output.js'

/** What a menu leads to: one choice, or a menu of several. */
export type Entry =
  | { readonly label: string; readonly choice: Choice }
  | { readonly label: string; readonly entries: readonly Entry[] }

/** As many choices as people read in one list. */
const mostInOneList = 10

const isPass = (type: string): boolean => type === 'pass' || type === 'decline'

/**
 * The choices of a decision as a menu: one list if they are few, else grouped by kind and, where there are many of a
 * kind, by place. Passing comes last.
 */
export function menuOf(out: Output, game: Game, state: CoreState, { players, choices }: Decision): Entry[] {
  const leaf = (choice: Choice): Entry => {
    const text = choiceText(out, game, choice, state)
    return { label: players.length > 1 ? `${choice.action.player}: ${text}` : text, choice }
  }
  const ordered = choices.toSorted((a, b) => Number(isPass(a.action.type)) - Number(isPass(b.action.type)))
  if (ordered.length <= mostInOneList) return ordered.map(leaf)
  return grouped(ordered, ({ action }) => `${action.player} ${action.type}`).map((kind): Entry => {
    const [first] = kind
    if (kind.length === 1) return leaf(first)
    const { type, player } = first.action
    const name = game.face?.kind(out.language, type) ?? type
    const count = out.text('play.kind', {
      label: players.length > 1 ? `${player}: ${name}` : name,
      count: kind.length,
    })
    return { label: count, entries: byPlace(out, game, kind, leaf) }
  })
}

function byPlace(
  out: Output,
  { face }: Game,
  choices: readonly Choice[],
  leaf: (choice: Choice) => Entry,
): Entry[] {
  if (choices.length <= mostInOneList) return choices.map(leaf)
  return grouped(choices, ({ action }) => face?.place?.(action)).flatMap((group): Entry[] => {
    const place = face?.place?.(group[0].action)
    if (place === undefined || group.length === 1) return group.map(leaf)
    return [{ label: out.text('play.kind', { label: place, count: group.length }), entries: group.map(leaf) }]
  })
}

type Group<T> = readonly [T, ...(readonly T[])]

function grouped<T>(items: readonly T[], key: (item: T) => string | undefined): Group<T>[] {
  const groups = new Map<string | undefined, [T, ...T[]]>()
  for (const item of items) {
    const group = groups.get(key(item))
    if (group) group.push(item)
    else groups.set(key(item), [item])
  }
  return [...groups.values()]
}
