import type { Review } from '@stellwerk/bots'
import type { Moment, Session } from '../session/session.js'
import { startWorker } from '../beside/start.js'
import type { ReviewNews, ReviewQuestion } from './review.worker.js'

/** Reviews a game in a worker of its own, which is gone with the answer or when nobody wants it any more. */
export const reviewInWorker = (
  session: Session,
  moments: readonly Moment[],
  onProgress: (progress: number) => void,
  signal: AbortSignal,
): Promise<Review> =>
  new Promise((resolve, reject) => {
    const worker = startWorker('review')
    const giveUp = (): void => {
      worker.terminate()
      reject(new DOMException('given up', 'AbortError'))
    }
    signal.addEventListener('abort', giveUp)
    worker.onmessage = ({ data }: MessageEvent<ReviewNews>) => {
      if ('progress' in data) return onProgress(data.progress)
      signal.removeEventListener('abort', giveUp)
      worker.terminate()
      resolve(data.review)
    }
    worker.onerror = (event) => {
      event.preventDefault()
      worker.terminate()
      reject(new Error(event.message))
    }
    const question: ReviewQuestion = {
      title: session.game.title.id,
      line: moments.map(({ action, state, events }) => ({ action, state, events })),
    }
    worker.postMessage(question)
  })
