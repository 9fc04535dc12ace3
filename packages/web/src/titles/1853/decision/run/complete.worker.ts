import { completeRun } from '@stellwerk/1853'

/** What is to be completed, and what came of it. */
export type Order = Parameters<typeof completeRun>
export type Answer = ReturnType<typeof completeRun>

self.addEventListener('message', ({ data }: MessageEvent<Order>) => self.postMessage(completeRun(...data)))
