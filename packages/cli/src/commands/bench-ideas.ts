import type { RailwayId, State, Size } from '@stellwerk/1873'
import { estimatedRun, harzbahn } from '@stellwerk/1873'
import type { Action } from '@stellwerk/engine'
import { legal, replay, simulate, top } from '@stellwerk/engine'
import type { GameToMeasure } from './bench-games.js'
import { processorTime } from './bench-times.js'

/** How long it takes to find the best run with another tile or train: the slowest, and how many were tried. */
export interface Ideas {
  readonly slowest: number
  readonly count: number
}

/** Of the steps of track late in the game. */
const lateSteps = 6
const train: Size = 5

/** Every tile that a railway could lay late in a game of 1873, each by itself and with one more train. */
export function lateIdeas({ file }: GameToMeasure): Ideas {
  const replayed = replay(harzbahn, file)
  if (!replayed.ok) throw new Error(replayed.refusal.rule)
  const history = replayed.value
  const times: number[] = []
  for (let n = history.length, steps = 0; n > 0 && steps < lateSteps; n--) {
    const { state } = history.at(n)
    const railway = top(state)?.['operation'] as RailwayId
    const lays = lays1873(state)
    if (lays.length === 0 || !state.railways[railway]) continue
    steps++
    for (const lay of lays) {
      const tile = simulate(harzbahn, state, lay)
      for (const idea of [tile, withTrain(tile, railway)]) {
        const before = processorTime()
        estimatedRun(idea, railway)
        times.push(processorTime() - before)
      }
    }
  }
  return { slowest: Math.max(0, ...times), count: times.length }
}

const lays1873 = (state: State): readonly Action[] =>
  top(state)?.kind === 'railway-track'
    ? legal(harzbahn, state).choices.flatMap(({ action }) => (action.type === 'layTile' ? [action] : []))
    : []

function withTrain(state: State, railway: RailwayId): State {
  const own = state.railways[railway]
  if (!own) return state
  const trains = [train, ...own.trains].toSorted((a, b) => b - a)
  return { ...state, railways: { ...state.railways, [railway]: { ...own, trains } } }
}
