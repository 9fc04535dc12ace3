import { describe, expect, it, onTestFinished } from 'vitest'
import { hour, scene } from './testing-scene.js'
import { mailServer, strangersServer } from './testing-servers.js'

/** Somebody whose server answers with a fault was told once. */
async function inTrouble() {
  const answer = { status: 503 }
  const stranger = await strangersServer(onTestFinished, answer)
  const { began, after } = await scene({ webhook: stranger.url })
  await began(7)
  await after(30_000)
  return { answer, stranger, after }
}

describe('a notice to somebody', () => {
  it('that has troubles is tried again after ever longer pauses, and then no more', async () => {
    const { stranger, after } = await inTrouble()
    expect(stranger.received).toHaveLength(1)
    const pauses: number[] = []
    for (let minutes = 1, told = 1; minutes <= 24 * 60; minutes++) {
      await after(60_000)
      if (stranger.received.length === told) continue
      told = stranger.received.length
      pauses.push(minutes)
    }
    expect(pauses).toEqual([1, 6, 36, 156])
  })

  it('that is well again is told once', async () => {
    const { answer, stranger, after } = await inTrouble()
    answer.status = 200
    await after(60_000)
    await after(24 * hour)
    expect(stranger.received).toHaveLength(2)
  })

  it('that does not want it is not asked again, nor when the game has moved on', async () => {
    const answer = { status: 403 }
    const stranger = await strangersServer(onTestFinished, answer)
    const { began, after, context } = await scene({ webhook: stranger.url })
    await began(7)
    await after(30_000)
    await after(24 * hour)
    expect(stranger.received).toHaveLength(1)
    answer.status = 500
    await began(9)
    await after(30_000)
    await context.store.write((transaction) =>
      transaction.updateTable('tables').set({ turn: '["seat-2"]' }).execute(),
    )
    await after(24 * hour)
    expect(stranger.received).toHaveLength(2)
  })

  it('that has troubles does not make letters come twice', async () => {
    const stranger = await strangersServer(onTestFinished, { status: 500 })
    const post = await mailServer(onTestFinished)
    const config = { smtpUrl: post.url, mailFrom: 'stellwerk@example.org' }
    const { began, after } = await scene({ webhook: stranger.url, email: true }, { config })
    await began(7)
    await after(30_000)
    await after(60_000)
    expect([stranger.received.length, post.mails.length]).toEqual([2, 1])
  })
})
