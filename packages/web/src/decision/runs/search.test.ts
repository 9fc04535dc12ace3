import { expect, onTestFinished, test, vi } from 'vitest'
import type { Order } from './run.worker.js'
import { search } from './search.js'

test('a worker whose program could not be fetched is given up, and the next question starts another', async () => {
  let isServerGone = true
  class FakeWorker extends EventTarget {
    postMessage({ id }: Order): void {
      queueMicrotask(() => {
        const event = isServerGone
          ? Object.assign(new Event('error', { cancelable: true }), { message: 'gone' })
          : new MessageEvent('message', { data: { id, result: 7 } })
        this.dispatchEvent(event)
      })
    }
    terminate(): void {}
  }
  vi.stubGlobal('Worker', FakeWorker)
  onTestFinished(() => void vi.unstubAllGlobals())
  const ask = (): Promise<unknown> => search('vierhain', 'outlook', {} as never, 'A')
  await expect(ask()).rejects.toThrow('gone')
  isServerGone = false
  expect(await ask()).toBe(7)
})
