import type { Action, CoreState, History, Title } from '@stellwerk/engine'
import { languages } from '@stellwerk/texts'
import { expect } from 'vitest'
import type { Moment } from '../session/session.js'
import type { Band, BoardFace, Chart } from '../titles/face.js'
import type { Moments } from './gather.js'

export function momentsOf<S extends CoreState>(history: History<S>): Moment<S>[] {
  return Array.from({ length: history.length + 1 }, (_, n) => {
    const { entry, state, events } = history.at(n)
    const entered = history.record[entry]
    return { action: entered?.type === 'action' ? (entered.action as Action) : undefined, state, events }
  })
}

/** Bands lie side by side, from the first moment to the last. */
export function expectNoGaps(bands: readonly Band[], last: number): void {
  expect(bands[0]?.from).toBe(0)
  for (const [i, { from }] of bands.entries()) expect(from).toBe((bands[i - 1]?.to ?? -1) + 1)
  expect(bands.at(-1)?.to).toBe(last)
}

/** In every moment of a band the headline calls the round as the band does. */
export function expectCalledAlike<S extends CoreState>(
  bands: readonly Band[],
  moments: Moments<S>,
  headline: BoardFace<S>['headline'],
): void {
  for (const { from, to, label } of bands)
    for (const { state } of moments.slice(from, to + 1)) expect(headline(state, 'en').round).toBe(label)
}

/** Fortunes are those by which the rules rank, and each is the sum of its parts. */
export function expectRanked<S extends CoreState>(
  moments: Moments<S>,
  fortune: BoardFace<S>['fortune'],
  { ranking }: Pick<Title<S>, 'ranking'>,
): void {
  for (const { state } of moments.filter((_, n) => n % 13 === 0)) {
    const found = fortune(state, 'en')
    expect(found.map(({ total }) => total)).toEqual(ranking(state).map((each) => each.fortune))
    for (const { total, parts } of found) expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(total)
  }
}

/** Every chart goes on to the last moment, and every line of it has a value for each sample. */
export function expectDrawnToTheEnd(charts: readonly Chart[], { players }: CoreState, last: number): void {
  expect(charts.map(({ id }) => id)).toEqual([
    'fortune',
    'price',
    'revenue',
    ...players.map((player) => `income:${player}`),
  ])
  for (const { samples, series } of charts) {
    const moments = samples.map(({ at }) => at)
    expect(moments.at(-1)).toBe(last)
    expect(moments).toEqual(moments.toSorted((a, b) => a - b))
    for (const { values } of series) expect(values).toHaveLength(samples.length)
  }
}

/** There are a few key moments in every language, in the order in which they happened. */
export function expectKeyMoments<S extends CoreState>(
  moments: Moments<S>,
  keyMoments: BoardFace<S>['keyMoments'],
): void {
  for (const language of languages) {
    const told = keyMoments(moments, language)
    expect(told.length).toBeGreaterThan(3)
    expect(told).toEqual(told.toSorted((a, b) => a.at - b.at))
    for (const { at, text } of told) {
      expect(at).toBeGreaterThan(0)
      expect(at).toBeLessThan(moments.length)
      expect(text.length).toBeGreaterThan(5)
    }
  }
}

/** What is gathered action by action is what is gathered at once. */
export function expectFollowed<S extends CoreState, T>(
  moments: Moments<S>,
  chronicle: (moments: Moments<S>) => T,
): void {
  // states of their own, of which nothing is known yet
  const again = moments.map((moment) => ({ ...moment, state: { ...moment.state } }))
  for (let n = 1; n < again.length; n += 7) chronicle(again.slice(0, n))
  expect(chronicle(again)).toEqual(chronicle(moments))
}
