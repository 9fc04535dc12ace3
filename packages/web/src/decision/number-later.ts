import { lazy } from '../ui/lazy.js'

/** The entry of a number comes after the board, or with the first number that is asked for. */
export const NumberEntry = lazy(async () => (await import('./number-entry.js')).NumberEntry)
