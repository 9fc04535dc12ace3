import type { Page } from 'playwright-core'
import type { Shelved, Stored } from '../../web/src/session/shelf.js'
import { readUpload } from '../../web/src/session/upload.js'
import { Board } from './board.js'
import type { Look, Stage } from './stage.js'
import { nowhere } from './stage.js'

/**
 * Opens a game that somebody has uploaded before. Where the upload is not the point this spares the home page, its
 * pictures of all titles and the reading of the file in the browser: more than half of what a visit costs.
 */
export async function openKept(stage: Stage, text: string, look: Look = {}): Promise<Board> {
  const page = await stage.visit(nowhere, look)
  return openKeptIn(page, text)
}

/** The same in a page that is at the site already. */
export async function openKeptIn(page: Page, text: string): Promise<Board> {
  const id = `kept${++kept}`
  await putOnShelf(page, await storedOf(id, text))
  await page.goto(`/play/${id}`)
  const board = new Board(page)
  await board.card.waitFor()
  return board
}

let kept = 0

/** What an upload leaves in the browser. */
async function storedOf(id: string, text: string): Promise<Stored> {
  const upload = await readUpload(text)
  if (!upload.ok) throw new Error(JSON.stringify(upload.fault))
  const { title, names, line } = upload
  const { origin, record, state, length } = line
  const now = Date.now()
  const label: Shelved['label'] = {
    id,
    kind: 'analysis',
    name: 'Evening',
    title,
    players: state.players.map((player) => names[player] ?? player),
    round: '',
    over: false,
    length,
    created: now,
    changed: now,
  }
  return { shelved: { label, origin, names }, record, state }
}

const putOnShelf = (page: Page, stored: Stored): Promise<void> =>
  page.evaluate(async (text) => {
    const { shelved, record, state } = JSON.parse(text) as Stored
    const { id } = shelved.label
    const asked = indexedDB.open('stellwerk', 1)
    await new Promise<void>((resolve, reject) => {
      asked.onupgradeneeded = () => {
        asked.result.createObjectStore('games')
        asked.result.createObjectStore('entries')
      }
      asked.onerror = () => reject(asked.error ?? new Error('storage did not open'))
      asked.onsuccess = () => {
        const transaction = asked.result.transaction(['games', 'entries'], 'readwrite')
        transaction.objectStore('games').put(shelved, id)
        const entries = transaction.objectStore('entries')
        for (const [place, entry] of record.entries()) entries.put(entry, [id, place])
        entries.put(state, [id, 'state'])
        transaction.oncomplete = () => {
          asked.result.close()
          resolve()
        }
        transaction.onabort = () => reject(transaction.error ?? new Error('storage gave up'))
      }
    })
  }, JSON.stringify(stored))
