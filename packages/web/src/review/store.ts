import type { Review } from '@stellwerk/bots'

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('storage did not answer'))
  })

async function rows(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const request = indexedDB.open('stellwerk.reviews', 1)
  request.onupgradeneeded = () => void request.result.createObjectStore('reviews')
  return (await done(request)).transaction('reviews', mode).objectStore('reviews')
}

/** The review that this browser kept of a game, if the game still has that length. */
export async function keptReview(game: string, length: number): Promise<Review | undefined> {
  try {
    const kept = await done<Review | undefined>((await rows('readonly')).get(game))
    return kept?.version === 2 && kept.length === length ? kept : undefined
  } catch {
    // a browser that refuses storage reviews anew
    return undefined
  }
}

export async function keepReview(game: string, review: Review): Promise<void> {
  await done((await rows('readwrite')).put(review, game))
}

export async function removeReview(game: string): Promise<void> {
  await done((await rows('readwrite')).delete(game))
}
