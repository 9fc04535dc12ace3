import type { Broken } from './position-fault.js'
import { breach, wordsOf } from './position-fault.js'
import { bank } from './state.js'

type OnHex<T> = readonly (readonly [hex: string, lying: T])[]

/** Puts the conservation laws of a title together: finds those that a state breaks, with words for a bug report. */
export function lawsOf<S>(...parts: readonly ((state: S) => Iterable<Broken>)[]): {
  laws(state: S): readonly Broken[]
  audit(state: S): readonly string[]
} {
  const laws = (state: S): readonly Broken[] => parts.flatMap((part) => [...part(state)])
  return { laws, audit: (state) => laws(state).map(wordsOf) }
}

/** Money only moves from purse to purse, and only the bank may owe. */
export function* moneyLaws(cash: { readonly [purse: string]: number }): Generator<Broken> {
  const sum = Object.values(cash).reduce((a, b) => a + b, 0)
  if (sum !== 0) yield `money: the purses add up to ${sum}`
  for (const [purse, amount] of Object.entries(cash))
    if (!Number.isSafeInteger(amount) || (purse !== bank && amount < 0)) yield `money: ${purse} has ${amount}`
}

/** Each company with a price has one marker on the market, at that price, and no other company has one. */
export function* marketLaws<C extends string>(
  market: { readonly [space: string]: readonly C[] },
  priced: readonly C[],
  spaceOf: (company: C) => string,
): Generator<Broken> {
  for (const company of priced) {
    const spaces = Object.keys(market).filter((space) => market[space]?.includes(company))
    if (spaces.join() !== spaceOf(company))
      yield breach(`market: ${company} at ${spaceOf(company)} lies on ${spaces.join()}`, { kind: 'stack' })
  }
  const lying = Object.values(market).flat().length
  if (lying !== priced.length)
    yield breach(`market: ${lying} markers for ${priced.length} companies`, { kind: 'stack' })
}

/** All copies of a limited tile are in the supply or on the board; `spare` says how many extra ones there may be. */
export function* tileLaws(
  made: { readonly [tile: string]: { readonly count: number } },
  supply: { readonly [tile: string]: number },
  laid: OnHex<{ readonly tile: string }>,
  spare: (tile: string) => number = () => 0,
): Generator<Broken> {
  const hexes = new Map<string, string[]>()
  for (const [hex, { tile }] of laid) {
    const others = hexes.get(tile)
    if (others) others.push(hex)
    else hexes.set(tile, [hex])
  }
  for (const [tile, left] of Object.entries(supply)) {
    const lying = hexes.get(tile) ?? []
    const used = lying.length
    // the last one is one too many
    const hex = lying.at(-1) ?? ''
    if (left + spare(tile) < 0 || left + used !== made[tile]?.count)
      yield breach(`tiles: ${left} of ${tile} left, ${used} used`, { kind: 'many-tiles', tile, used, hex })
  }
}

/**
 * Every marker lies in a circle, and a company has at most one marker on a hex. Markers are given by stop; the result
 * is how many each company has on the map.
 */
export function* markerLaws<C extends string>(
  markers: OnHex<readonly (readonly C[])[]>,
  stopsOf: (hex: string) => readonly { readonly circles: number }[],
): Generator<Broken, ReadonlyMap<C, number>> {
  const used = new Map<C, number>()
  for (const [hex, stops] of markers) {
    const room = stopsOf(hex)
    for (const [at, { length: count }] of stops.entries()) {
      const circles = room[at]?.circles ?? 0
      if (count > circles)
        yield breach(`markers: ${count} in ${circles} circles of ${hex}`, {
          kind: 'circles',
          hex,
          count,
          circles,
        })
    }
    const here = stops.flat()
    for (const company of here) used.set(company, (used.get(company) ?? 0) + 1)
    const second = here.find((company, i) => here.indexOf(company) < i)
    if (second !== undefined) yield breach(`markers: ${second} twice in ${hex}`, { kind: 'twice', hex })
  }
  return used
}
