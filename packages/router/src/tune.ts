import type { Outlook } from './outlook.js'

/** Prices are multiples of 1/64, so that sums of them are exact. */
const grain = 64
const fresh = 0.65
const patience = 2

/**
 * Better prices for what a route of this kind may use once, with the prices of things as they are: the outlook at
 * them is lower. Ends when it is as low as `least`, which no prices can beat. The outlook keeps the best prices.
 */
export function tune(
  outlook: Outlook,
  things: Float64Array,
  uses: Float64Array,
  least: number,
  rounds: number,
  tick: (steps: number) => void,
): Float64Array {
  const { model } = outlook.frame
  const prices = uses.slice()
  const load = new Float64Array(prices.length)
  let best = prices.slice()
  let lowest = Infinity
  let scale = 1
  let stale = 0
  for (let round = 0; round < rounds; round++) {
    const { worth, ghost } = outlook.price(things, prices).best()
    tick(outlook.tables.count)
    if (worth < lowest) {
      lowest = worth
      best = prices.slice()
      stale = 0
    } else if (++stale >= patience) {
      scale /= 2
      stale = 0
    }
    if (!ghost || worth <= least + 1) break
    const now = new Float64Array(prices.length)
    const use = (id: number): void => {
      now[id] = (now[id] as number) + 1
    }
    model.pointUses[ghost.start]?.forEach(use)
    for (const m of ghost.moves) model.uses.subarray(model.usesAt[m], model.usesAt[m + 1]).forEach(use)
    const part = round === 0 ? 1 : fresh
    now.forEach((n, id) => (load[id] = part * n + (1 - part) * (load[id] as number)))
    let norm = 0
    for (const id of model.ownUses)
      if ((load[id] as number) > 1 || (prices[id] as number) > 0) norm += ((load[id] as number) - 1) ** 2
    if (norm === 0) break
    const by = (scale * (worth - least)) / norm
    for (const id of model.ownUses)
      prices[id] =
        Math.round(Math.max(0, (prices[id] as number) + by * ((load[id] as number) - 1)) * grain) / grain
  }
  outlook.price(things, best)
  return best
}
