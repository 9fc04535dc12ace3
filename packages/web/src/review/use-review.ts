import { useEffect, useRef, useState } from 'preact/hooks'
import type { Review } from '@stellwerk/bots'
import type { Moment, Session } from '../session/session.js'
import { reviewInWorker } from './reviewing.js'
import { keepReview, keptReview } from './store.js'

type ReviewState =
  /** Nobody has asked for one yet. */
  | { readonly kind: 'none' }
  | { readonly kind: 'working'; readonly progress: number }
  | { readonly kind: 'failed' }
  | { readonly kind: 'done'; readonly review: Review }

interface ReviewDesk {
  readonly state: ReviewState
  start(): void
  cancel(): void
}

/** The review of a game: what was kept of an earlier one, or a new one in a worker. */
export function useReview(session: Session, moments: readonly Moment[]): ReviewDesk {
  const [state, setState] = useState<ReviewState>({ kind: 'none' })
  const work = useRef<AbortController | undefined>(undefined)
  const length = moments.length - 1
  useEffect(() => {
    let current = true
    setState({ kind: 'none' })
    if (length >= 0)
      void keptReview(session.id, length).then(
        (review) => review && current && setState({ kind: 'done', review }),
      )
    return () => {
      current = false
      work.current?.abort()
    }
  }, [session.id, length])
  const start = async (): Promise<void> => {
    const mine = (work.current = new AbortController())
    setState({ kind: 'working', progress: 0 })
    try {
      const review = await reviewInWorker(
        session,
        moments,
        (progress) => setState({ kind: 'working', progress }),
        mine.signal,
      )
      setState({ kind: 'done', review })
      await keepReview(session.id, review).catch(() => undefined)
    } catch (error) {
      if (mine.signal.aborted) return
      // a bug in the review must not take the board along, but it must be seen
      reportError(error)
      setState({ kind: 'failed' })
    }
  }
  return {
    state,
    start: () => void start(),
    cancel() {
      work.current?.abort()
      setState({ kind: 'none' })
    },
  }
}
