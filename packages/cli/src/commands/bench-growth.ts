import { History, begin, legal, replay } from '@stellwerk/engine'
import type { Game } from '../games.js'
import type { MessageKey } from '../texts.js'
import type { GameToMeasure } from './bench-games.js'
import { playout } from './bench-playout.js'
import { median, processorTime, timed } from './bench-times.js'

/** How the processor time of an action or a list of choices depends on something that grows. */
export interface Growth {
  readonly by: MessageKey
  readonly title: string
  readonly rows: readonly { readonly size: number; readonly count: number; readonly microseconds: number }[]
}

const parts = 4
const runs = 9
const warmUp = 3

/** The replay of the first quarter of a game, of its first half and so on: per action. */
export function growthByLength({ game, file }: GameToMeasure): Growth {
  const rows = Array.from({ length: parts }, (_, i) => {
    const count = Math.round((file.actions.length * (i + 1)) / parts)
    const beginning = { ...file, actions: file.actions.slice(0, count) }
    const { processor: milliseconds } = timed(() => replay(game.title, beginning), runs, warmUp)
    return { size: count, count: runs, microseconds: (milliseconds * 1000) / count }
  })
  return { by: 'column.actions', title: game.id, rows }
}

/** `legal` in the steps in which track is built, by how many tiles lie on the board. */
export function growthByTiles({ game, file }: GameToMeasure): Growth {
  const { title, face } = game
  const start = begin(title, file)
  if (!start.ok) throw new Error(start.refusal.rule)
  const history = new History(title, start.value)
  const times = new Map<number, number[]>()
  for (const entry of file.actions) {
    const { state } = history
    const step = state.flow.at(-1)?.kind ?? ''
    if (face?.trackSteps.includes(step) && 'tiles' in state) {
      let most = 10
      while (most < Object.keys(state.tiles as object).length) most *= 2
      // results are cached by the parts of a state, so each run takes fresh ones
      const fresh = structuredClone(state)
      const began = processorTime()
      legal(title, fresh)
      times.set(most, [...(times.get(most) ?? []), (processorTime() - began) * 1000])
    }
    const { hash: _, ...action } = entry as { hash?: unknown; type: string; to?: number }
    if (action.type === 'undo') history.undo(action.to)
    else if (action.type === 'redo') history.redo(action.to)
    else history.act(action)
  }
  const rows = [...times]
    .toSorted(([a], [b]) => a - b)
    .map(([size, all]) => ({ size, count: all.length, microseconds: median(all) }))
  return { by: 'column.tiles', title: game.id, rows }
}

/** `legal` and `apply` in one random game for each number of players: per action. */
export function growthByPlayers({ id, title }: Game): Growth {
  const { min, max } = title.seats
  const rows = Array.from({ length: max - min + 1 }, (_, i) => {
    let actions = 0
    const { processor: milliseconds } = timed(() => (actions = playout(title, min + i, 5, 'apply')), 3, 1)
    return { size: min + i, count: actions, microseconds: (milliseconds * 1000) / actions }
  })
  return { by: 'column.players', title: id, rows }
}
