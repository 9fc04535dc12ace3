import { draw } from '@stellwerk/engine'
import type { RunPlan } from '../../../actions.js'
import type { RailwayId } from '../../../data/types.js'
import { tell } from '../../../events.js'
import type { GameWork } from '../../../state.js'
import { railwayOf } from '../../../state.js'
import { dieselSets } from './diesel.js'
import { isFree, legalRoutes, lengthened, release, take, unused } from './explore.js'
import { earned } from './revenue.js'
import { planOf } from './suggest.js'
import type { Path } from './view.js'
import { viewOf } from './view.js'

const maxRoutes = 20_000
const maxDieselSteps = 5_000

/** The plan of a railway in receivership: route by route the one that earns most (1873-6.2-h to -n). */
export function receivershipPlan(work: GameWork, railway: RailwayId): RunPlan {
  const { state } = work
  const { trains: sizes, diesel } = railwayOf(state, railway)
  const view = viewOf(state, railway)
  const groups: Path[][] = sizes.map(() => [])
  const used = unused(view)
  // 1873-6.2-h, -l: the largest train has room for all of them, but for a size-1 train of the NWE
  for (const path of view.concession) {
    groups.find((group, train) => group.length < (sizes[train] ?? 0))?.push(path)
    take(used, path)
  }
  const candidates = sizes.length ? legalRoutes(view, used, maxRoutes).paths : []
  const total = (): number =>
    earned(view, state.phase, { trains: sizes.map((size, i) => ({ size, paths: groups[i] ?? [] })) }).total

  groups.forEach((group, train) => {
    while (group.length < (sizes[train] ?? 0)) {
      const links = new Set(group.flatMap((path) => path.nodes))
      const possible = candidates.filter((path) => {
        if (!isFree(used, path) || (group.length > 0 && !path.nodes.some((n) => links.has(n)))) return false
        take(used, path)
        const toItsEnd = !lengthened(view, path, used)
        release(used, path)
        return toItsEnd
      })
      const next = bestOf(work, possible, (path) => {
        group.push(path)
        const revenue = total()
        group.pop()
        return revenue
      })
      if (!next) return
      group.push(next)
      take(used, next)
    }
  })
  if (!diesel) return planOf(view, sizes, groups, undefined)
  const { sets } = dieselSets(view, maxDieselSteps)
  const set = bestOf(work, sets, (paths) => earned(view, state.phase, { trains: [], diesel: paths }).total)
  return planOf(view, sizes, groups, set ?? [])
}

/** The one with the highest value; between equals the lot decides (1873-6.2-k). */
function bestOf<T>(work: GameWork, items: readonly T[], valueOf: (item: T) => number): T | undefined {
  const values = items.map(valueOf)
  const top = Math.max(...values)
  const best = items.filter((_, i) => values[i] === top)
  if (best.length < 2) return best[0]
  const drawn = draw(work, best.length)
  tell(work, 'lot-drawn', { of: best.length, drawn })
  return best[drawn]
}
