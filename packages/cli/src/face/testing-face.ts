import type { CoreState, History, PlayerId, Title } from '@stellwerk/engine'
import { begin } from '@stellwerk/engine'
import { playRandomly } from '@stellwerk/engine/testing'
import { languages } from '@stellwerk/texts'
import type { DescribedGame } from '@stellwerk/titles'
import { expect } from 'vitest'
import { plain } from '../paint.js'
import { draw } from '../table.js'
import { width } from '../width.js'
import { described } from './described.js'
import type { Face, Look, Section } from './face.js'

export const look = (columns: number): Look => ({ language: 'en', paint: plain, columns })

/** A position of a title, described with little. */
const positionsOf =
  <S extends CoreState>(title: Title<S>, players: readonly string[]) =>
  (description: object): S => {
    const built = title.position({ players, ...description })
    if (!built.ok) throw new Error(JSON.stringify(built.refusal))
    return built.value
  }

export const linesOf = ({ table, lines = [] }: Section, columns = 100): string[] => [
  ...(table ? draw(table, columns, plain) : []),
  ...lines,
]

/** The section of the table below a heading, as text. */
const sectionIn = <S extends CoreState>(face: Face<S>, state: S, heading: string): string =>
  linesOf(
    face.table(state, look(100)).find((section) => section.heading === heading) ?? { heading: '' },
  ).join('\n')

/** A hex of a drawn map: the first lines of its cell, as wide as it is. */
export function cellIn(
  map: readonly string[],
  hex: string,
  size: { readonly lines: number; readonly columns: number },
): string[] {
  const first = map.findIndex((line) => new RegExp(`\\b${hex}\\b`).test(line))
  const from = (map[first] ?? '').lastIndexOf('│', (map[first] ?? '').indexOf(hex)) + 1
  return Array.from({ length: size.lines }, (_, i) => (map[first + i] ?? '').slice(from, from + size.columns))
}

/** Milestones have names of their own in every language, and a game reaches no others; tells what a late game reaches. */
function expectMilestones<S extends CoreState>(
  face: Face<S>,
  title: Title<S>,
): { readonly history: History<S>; readonly reached: { readonly [milestone: string]: number } } {
  for (const language of languages) {
    const names = face.milestones.map((milestone) => face.milestone(language, milestone))
    expect(new Set(names).size).toBe(face.milestones.length)
  }
  const setup = { players: ['A', 'B', 'C'] as PlayerId[], seed: 7, options: {} }
  const begun = begin(title, { ...setup, position: title.randomPlay.late(setup) })
  if (!begun.ok) throw new Error(begun.refusal.rule)
  const { history } = playRandomly(title, begun.value, 7)
  const reached = face.reached(history)
  for (const milestone of Object.keys(reached)) expect(face.milestones).toContain(milestone)
  return { history, reached }
}

/** Lines without a table: sentences, which the terminal breaks, or drawings, which have to fit. */
type Lines = 'sentences' | 'drawings'

/** Whatever the language, nothing that stands on the table is wider than the terminal. */
function expectNarrow<S extends CoreState>(face: Face<S>, state: S, columns: number, are: Lines): void {
  for (const language of languages) {
    const narrow = { ...look(columns), language }
    for (const { heading, table, lines = [] } of [face.players(state, narrow), ...face.table(state, narrow)])
      for (const line of table ? linesOf({ heading, table }, columns) : are === 'drawings' ? lines : [])
        expect(width(line), `too wide: ${line}`).toBeLessThanOrEqual(columns)
  }
}

/** The face of a title, and what tests ask of it. */
export function faceOf<S extends CoreState>(game: DescribedGame<S>, players: readonly string[]) {
  const face = described(game)
  return {
    face,
    at: positionsOf(game.title, players),
    playersIn: (state: S): string[] => linesOf(face.players(state, look(100))),
    sectionOf: (state: S, heading: string): string => sectionIn(face, state, heading),
    expectMilestones: () => expectMilestones(face, game.title),
    expectNarrow: (state: S, columns: number, lines: Lines = 'sentences'): void =>
      expectNarrow(face, state, columns, lines),
  }
}
