import { mineIds } from '../data/mines.js'
import type { PhaseId, RailwayId, Size } from '../data/types.js'
import type { Path, View } from '../rules/railways/running/view.js'
import { once, viewOf } from '../rules/railways/running/view.js'
import { isFree, legalRoutes, take, unused } from '../rules/railways/running/explore.js'
import { earned } from '../rules/railways/running/revenue.js'
import { reading } from '../readings.js'
import type { State } from '../state.js'
import { Memory, contentNumber } from './memory.js'

const mostRoutes = 400
const mostCandidates = 40

interface Candidate {
  readonly path: Path
  readonly worth: number
}

/** The routes that earn most by themselves. */
function candidatesOf(view: View, phase: PhaseId): readonly Candidate[] {
  return once(view, `bot candidates ${phase}`, () => {
    const used = unused(view)
    for (const path of view.concession) take(used, path)
    return legalRoutes(view, used, mostRoutes)
      .paths.map((path) => ({
        path,
        worth: earned(view, phase, { trains: [{ size: 4, paths: [path] }] }).total,
      }))
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, mostCandidates)
  })
}

/**
 * What a railway could earn with these trains on the board as it is: route after route the one that adds most. An
 * estimate from below that costs little; the best run is for the run itself.
 */
export function quickRevenue(
  state: State,
  railway: RailwayId,
  sizes: readonly Size[],
  diesel: boolean,
): number {
  return revenues.of(`${boardKey(state)}|${railway}|${state.phase}|${sizes.join()}|${diesel}`, () =>
    greedyRevenue(viewOf(state, railway), state.phase, sizes, diesel),
  )
}

const revenues = new Memory<number>(50_000)

const openMines = new WeakMap<State['mines'], string>()

/** A key for all of the board that a run depends on: track, markers, open mines. */
export function boardKey(state: State): string {
  const { tiles, markers, mines, edition } = state
  let open = openMines.get(mines)
  if (open === undefined)
    openMines.set(mines, (open = mineIds.map((mine) => (mines[mine]?.open ? 1 : 0)).join('')))
  return `${edition} ${reading(state, 'doubleVillages')} ${contentNumber(tiles)} ${contentNumber(markers)} ${open}`
}

function greedyRevenue(view: View, phase: PhaseId, sizes: readonly Size[], diesel: boolean): number {
  const trains = sizes.map((size) => ({ size, paths: [] as Path[] }))
  const used = unused(view)
  for (const path of view.concession) {
    const train = trains.find(({ size, paths }) => paths.length < size)
    if (!train) break
    train.paths.push(path)
    take(used, path)
  }
  let total = earned(view, phase, { trains }).total
  for (const train of trains)
    while (train.paths.length < train.size) {
      const reached = new Set(train.paths.flatMap(({ nodes }) => nodes))
      let best: { readonly path: Path; readonly total: number } | undefined
      for (const { path, worth } of candidatesOf(view, phase)) {
        // no route adds more than it earns by itself, with a train of size 5 at most
        if (best && total + worth * 1.25 <= best.total) break
        if (!isFree(used, path) || (reached.size > 0 && !path.nodes.some((n) => reached.has(n)))) continue
        train.paths.push(path)
        const with_ = earned(view, phase, { trains }).total
        train.paths.pop()
        if (with_ > (best?.total ?? total)) best = { path, total: with_ }
      }
      if (!best) break
      train.paths.push(best.path)
      take(used, best.path)
      total = best.total
    }
  if (!diesel) return total
  const calls = new Set(trains.flatMap(({ paths }) => paths.flatMap(({ nodes }) => nodes)))
  return total + 8 * [...calls].filter((n) => view.own[n] || view.pass[n]).length
}
