import { isObject, readJson } from '@stellwerk/engine'
import { keepInBrowser, keptInBrowser } from '../settings/browser-store.js'

const place = 'stellwerk.desk'

/** The parts of the desk whose size a reader can change. */
export type Part = 'dock' | 'card'

/** Sizes in pixels that somebody has chosen, by part, title and kind of round: `dock 1873 stock`. */
interface Sizes {
  readonly [name: string]: number
}

/** What was kept; what cannot be read is as if nothing had been chosen. */
export function parseSizes(kept: string | null): Sizes {
  const value = readJson(kept ?? '{}')?.value
  if (!isObject(value)) return {}
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0,
    ),
  )
}

export const sizeOf = (name: string): number | undefined => parseSizes(keptInBrowser(place))[name]

/** Keeps a size for the next time; undefined forgets it. */
export function keepSize(name: string, size: number | undefined): void {
  const { [name]: _, ...others } = parseSizes(keptInBrowser(place))
  keepInBrowser(place, JSON.stringify(size === undefined ? others : { ...others, [name]: size }))
}
