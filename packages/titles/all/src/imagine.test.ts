import type { Action, CoreState, History, PlayerId, Title } from '@stellwerk/engine'
import { Random, apply, begin, engineRules, hash, imagine, legal, view } from '@stellwerk/engine'
import { randomHistory } from '@stellwerk/engine/testing'
import { describe, expect, it } from 'vitest'
import { games } from './index.js'

/** `IMAGINE_GAMES=20` plays more of them, and looks at every state of theirs. */
const count = Number(process.env['IMAGINE_GAMES'] ?? 0)
const every = count > 0 ? 1 : 23

function played(title: Title, seed: number): History<CoreState> {
  const players = ['A', 'B', 'C', 'D'].slice(0, title.seats.max)
  const start = begin(title, { players, seed, options: {} })
  if (!start.ok) throw new Error(start.refusal.rule)
  return randomHistory(title, start.value, seed)
}

/** Looks at what one viewer imagines, and tries a few of the choices there. */
function look(title: Title, state: CoreState, viewer: PlayerId | null, random: Random): void {
  const seen = view(title, state, viewer)
  const imagined = imagine(title, seen, random.below(2 ** 32))
  expect(title.audit(imagined)).toEqual([])
  expect(hash(view(title, imagined, viewer))).toBe(hash(seen))
  const { choices } = legal(title, imagined)
  // what the viewer may do follows from what the viewer knows
  const ofViewer = ({ action }: { readonly action: Action }): boolean => action.player === viewer
  expect(choices.filter(ofViewer)).toEqual(legal(title, seen).choices.filter(ofViewer))
  for (const { action } of random.shuffle(choices).slice(0, 3)) {
    const outcome = apply(title, imagined, action)
    if (!outcome.ok) throw new Error(`${JSON.stringify(action)}: ${outcome.refusal.rule}`)
    expect(title.audit(outcome.state)).toEqual([])
  }
}

describe('a state that is imagined from a view', () => {
  it.each(Object.entries(games))(
    '%s: breaks no law, looks the same to its viewer, and can be played on',
    { timeout: 60_000 + count * 60_000 },
    (_, { title }) => {
      for (let seed = 1; seed <= Math.max(1, count); seed++) {
        const random = new Random(seed)
        const history = played(title, seed)
        expect(history.length).toBeGreaterThan(60)
        for (let n = 0; n <= history.length; n += n < 30 ? 1 : every) {
          const { state } = history.at(n)
          look(title, state, random.pick([...state.players, null]), random)
        }
      }
    },
  )

  it('1873: draws lots where a view cannot', { timeout: 60_000 }, () => {
    const title = games['1873']!.title
    const history = played(title, 2)
    let drawn = 0
    for (let n = 1; n <= history.length; n++) {
      const before = history.at(n - 1).state
      if (before.random === history.at(n).state.random) continue
      drawn++
      const { action } = history.record[history.at(n).entry] as { readonly action: Action }
      const seen = view(title, before, action.player)
      expect(apply(title, seen, action)).toMatchObject({ refusal: { rule: engineRules.chance } })
      expect(apply(title, imagine(title, seen, n), action)).toMatchObject({ ok: true })
    }
    expect(drawn).toBeGreaterThan(3)
  })
})
