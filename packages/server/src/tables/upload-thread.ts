/** The program of the thread that plays an uploaded game again. */
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { games } from '@stellwerk/titles'
import { Failed } from '../errors.js'
import type { UploadTask } from './upload-file.js'
import { readUpload } from './upload-file.js'
import type { FromThread } from './uploads.js'

/** How many entries are sent together, before a pause in which the others have their turn. */
const together = 200

const tell = (message: FromThread): void => parentPort?.postMessage(message)

try {
  const { entries, ...game } = await readUpload(games, workerData as UploadTask)
  for (let at = 0; at < entries.length; at += together) {
    tell({ kind: 'entries', entries: entries.slice(at, at + together) })
    await pause(1)
  }
  tell({ kind: 'game', game })
} catch (error) {
  if (!(error instanceof Failed)) throw error
  const { code, message, details, status } = error
  tell({ kind: 'failed', failed: { code, message, details, status } })
}
