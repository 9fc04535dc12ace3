import { performance } from 'node:perf_hooks'
import { describe, expect, it } from 'vitest'
import type { Table } from '@stellwerk/protocol'
import { games } from '@stellwerk/titles'
import { auction, exportOf } from '../../../titles/1873/src/import/testing-export.js'
import { swollenFile } from './testing-swollen.js'
import { startServer } from '../testing.js'
import type { UploadTask } from './upload-file.js'
import { UploadThread, uploadsHere } from './uploads.js'
import type { Uploads } from './uploads.js'

const swelling = { title: '1873', players: 3, seed: 3, actions: 700, travels: 100 }
const taskOf = (file: unknown, seat?: string, partial = false): UploadTask => ({
  file: JSON.stringify(file),
  seat,
  partial,
  id: 'an-upload',
  now: 1000,
  every: 50,
})

describe('an uploaded game', () => {
  it('is played again in a thread of its own, with the same result', { timeout: 60_000 }, async () => {
    const task = taskOf(swollenFile(swelling))
    /** Milliseconds in which this thread could serve nobody. */
    const busyWith = async (uploads: Uploads) => {
      const before = performance.eventLoopUtilization()
      const game = await uploads.read(task)
      return { game, busy: performance.eventLoopUtilization(before).active }
    }
    const here = await busyWith(uploadsHere({ games }))
    const thread = new UploadThread({ games })
    const busyMeanwhile = async (): Promise<number> => {
      const there = await busyWith(thread)
      expect(there.game).toEqual(here.game)
      return there.busy
    }
    // on a machine with much to do, this thread may also be kept waiting by others
    await expect.poll(busyMeanwhile, { timeout: 40_000 }).toBeLessThan(here.busy / 3)
  })

  it('is refused by a thread for the same reason', { timeout: 30_000 }, async () => {
    const file = swollenFile({ ...swelling, actions: 200, travels: 0 })
    const refusals = [
      taskOf({ ...file, title: 'chess' }),
      taskOf(file, 'Eve'),
      taskOf({ ...file, seed: 'x' }),
    ]
    for (const task of refusals) {
      const reason = await uploadsHere({ games })
        .read(task)
        .catch((error: unknown) => error)
      expect(reason).toMatchObject({ name: 'Failed', code: 'malformed' })
      expect(await new UploadThread({ games }).read(task).catch((error: unknown) => error)).toEqual(reason)
    }
  })

  it('that breaks off is opened only for whoever wants that, with notes', { timeout: 30_000 }, async () => {
    // too long to be read at once
    const cut = exportOf(auction, { status: 'finished', description: 'long '.repeat(1000) })
    const thread = new UploadThread({ games })
    await expect(thread.read(taskOf(cut))).rejects.toMatchObject({
      code: 'malformed',
      details: { path: 'file.actions[8]' },
    })
    expect((await thread.read(taskOf(cut, undefined, true))).notes).toMatchObject([
      { path: 'actions[8]', about: 'cut-off', severity: 'incomplete' },
    ])
  })

  it('waits for others, and is sent away where too many wait', { timeout: 60_000 }, async () => {
    const thread = new UploadThread({ games }, 2)
    const task = taskOf(swollenFile({ ...swelling, actions: 60, travels: 0 }))
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => thread.read(task)))
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected'])
    expect(outcomes.at(-1)).toMatchObject({ reason: { code: 'too-many' } })
    expect((await thread.read(task)).table.seq).toBe(60)
  })
})

it('the running games of one host are bounded', async () => {
  const server = await startServer({ config: { runningTablesPerAccount: 2 } })
  const [anna, ben] = [await server.as('Anna'), await server.as('Ben')]
  const file = swollenFile({ ...swelling, actions: 3, travels: 0 })
  const upload = () => anna.post<Table>('/api/tables/upload', { file, seat: 'seat-1' })
  const first = await upload()
  expect([first.status, (await upload()).status]).toEqual([201, 201])
  expect(await upload()).toMatchObject({ status: 429, body: { error: { code: 'too-many' } } })
  const { id, invite } = (await anna.post<Table>('/api/tables', { title: '1873', seats: 2 })).body
  await ben.post(`/api/tables/${id}/join`, { invite })
  expect(await anna.post(`/api/tables/${id}/start`)).toMatchObject({ status: 429 })
  const closing = await anna.post<Table>(`/api/tables/${first.body.id}/close`, { after: first.body.seq })
  expect(closing.body.state).toBe('closed')
  expect((await anna.post(`/api/tables/${id}/start`)).status).toBe(200)
  await server.stop()
})
