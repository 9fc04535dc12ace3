// What mutate.mjs and its Stryker plugin share: where the sample lies, and what identifies a mutant in it.

import { join, relative, sep } from 'node:path'
import { root } from './ready.mjs'

export const reports = join(root, 'reports', 'mutation')
export const sampleFile = join(reports, 'sample.json')

/** Mutants have no lasting ids; place, kind and replacement together are one. */
export function mutantKey({ fileName, location: { start, end }, mutatorName, replacement }) {
  const file = relative(root, fileName).split(sep).join('/')
  return [file, start.line, start.column, end.line, end.column, mutatorName, replacement].join('|')
}

/** `count` different members of `items`, the same ones for the same seed, in their old order. */
export function drawSample(items, count, seed) {
  const random = mulberry32(seed)
  const indices = items.map((_, index) => index)
  const size = Math.min(count, items.length)
  for (let at = 0; at < size; at++) {
    const other = at + Math.floor(random() * (indices.length - at))
    ;[indices[at], indices[other]] = [indices[other], indices[at]]
  }
  const chosen = new Set(indices.slice(0, size))
  return items.filter((_, index) => chosen.has(index))
}

function mulberry32(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
