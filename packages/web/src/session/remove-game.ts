import { removeReview } from '../review/store.js'
import { openVariations } from '../variations/store.js'
import { openShelf } from './browser-shelf.js'

/** Takes a game of this browser off the shelf, with its variations and its review. */
export async function removeGame(id: string): Promise<void> {
  const [{ shelf }, variations] = await Promise.all([openShelf(), openVariations()])
  await shelf.remove(id)
  await variations.removeAll(id)
  await removeReview(id).catch(() => undefined)
}
