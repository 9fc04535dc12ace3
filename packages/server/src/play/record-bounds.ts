import { Failed } from '../errors.js'
import type { GameInMemory } from './memory.js'

/**
 * How large a record may become. Random play needs at most some 6000 entries and 4 MB, people a third of that. But each
 * undo and redo may change almost everything, and there could be any number of them.
 */
export const mostEntries = 5000
export const mostTravels = 500
export const mostBytes = 4 * 1024 * 1024

/** However much was undone before, there is still room for the actions of a whole game. */
const mostBytesOfAll = 2 * mostBytes

const tooLarge = (path: string, message: string): Failed => new Failed('too-large', message, { path })

/** In a game whose record is that large, nothing more can be undone or redone. */
export function hasRoomToTravel({ seq, bytes }: Pick<GameInMemory, 'seq' | 'bytes'>): void {
  if (seq >= mostEntries || bytes >= mostBytes)
    throw tooLarge('to', 'this game has so many entries that nothing can be undone any more')
}

export function hasRoom({ bytes }: Pick<GameInMemory, 'bytes'>): void {
  if (bytes >= mostBytesOfAll) throw tooLarge('action', 'the record of this game is full')
}

/** Checks the record of an uploaded game while it is made; `travels` is how many of its entries undo and redo. */
export function fits(at: { readonly index: number; readonly travels: number; readonly bytes: number }): void {
  const path = `file.actions[${at.index}]`
  if (at.travels > mostTravels) throw tooLarge(path, `at most ${mostTravels} entries can be undos or redos`)
  if (at.bytes > mostBytes)
    throw tooLarge(path, `the record of a game can have at most ${mostBytes / 1024 / 1024} MB`)
}
