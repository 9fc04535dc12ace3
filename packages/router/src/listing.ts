import type { List } from './candidates.js'
import { Candidates } from './candidates.js'
import type { Outlook } from './outlook.js'
import { walk } from './walk.js'

/** What is known while routes are listed; the bounds get better on the way. */
export interface Listing {
  /** One for each kind of train, at its prices. */
  readonly outlooks: readonly Outlook[]
  /** How many trains of each kind there are. */
  readonly counts: readonly number[]
  /** The most that a train of each kind can earn after prices, and the bound: lower the more routes have been looked at. */
  readonly tops: number[]
  total: number
  /** Whether that is certain, or only a guess that may be too low. */
  sure: boolean
  /** How many routes of each kind may be listed. */
  readonly most: number
  /** How many steps may still be taken. */
  left: number
  readonly tick: (steps: number) => void
}

class Full extends Error {}

/** Far less than the difference of two totals, and more than the error of a sum. */
const tiny = 1e-6

/** All routes that can be in a plan over the bar, by kind of train; fewer if there can be no such plan. */
export function allListed(listing: Listing, bar: () => number): List[] | undefined {
  // a route worth less cannot be in such a plan, even if all other trains run their best
  const need = (kind: number): number => bar() - (listing.total - (listing.tops[kind] as number))
  const needs = listing.tops.map(() => Infinity)
  const lists: List[] = []
  for (let kind = 0; kind >= 0;) {
    needs[kind] = need(kind)
    const list = listed(listing, kind, needs[kind] as number)
    if (!list) return undefined
    lists[kind] = list
    if (listing.sure && listing.total <= bar()) return lists
    // again if a train can earn more than was assumed: then the others need less
    kind = needs.findIndex((used, k) => used > need(k) + tiny)
  }
  listing.sure = true
  return lists
}

/** All routes of a kind that are worth more than is needed. */
function listed(listing: Listing, kind: number, need: number): List | undefined {
  const { outlooks, counts, tops, most, tick } = listing
  const outlook = outlooks[kind] as Outlook
  const candidates = new Candidates(outlook.frame.model, most)
  let top = Math.max(0, need)
  try {
    walk({
      outlook,
      need,
      tick: (steps) => {
        tick(steps)
        if ((listing.left -= steps) < 0) throw new Full()
      },
      found: (route) => {
        if (!candidates.add(route)) throw new Full()
        top = Math.max(top, route.reduced)
        return need
      },
    })
  } catch (error) {
    if (error instanceof Full) return undefined
    throw error
  }
  // no route is worth more than the best that was found: tables may have said more, the last look less
  listing.total += (counts[kind] as number) * (top - (tops[kind] as number))
  tops[kind] = top
  return candidates.list()
}
