import type { Review } from '@stellwerk/bots'
import type { Plan } from '@stellwerk/table'
import { useSay } from '../language/language.js'
import { useStory } from '../story/use-story.js'
import { useTable } from '../table/table.js'
import { Button } from '../ui/button.js'
import { Reviewed } from './reviewed.js'
import { reviewTexts } from './texts.js'
import { useReview } from './use-review.js'
import './curves.css'
import './findings.css'
import './review.css'

export interface ReviewPageProps {
  /** Leads to a moment on the board, and shows a run there. */
  onGo(at: number, plan?: Plan): void
}

/** Looking back at a game: asked for, under way, or there. It takes the place of the board. */
export function ReviewPage({ onGo }: ReviewPageProps) {
  const say = useSay(reviewTexts)
  const { session } = useTable()
  const { moments } = useStory()
  const { state, start, cancel } = useReview(session, moments)
  const review: Review | undefined = state.kind === 'done' ? state.review : undefined
  return (
    <main class="review-page" aria-label={say('title')}>
      {review ? (
        <Reviewed review={review} onGo={onGo} onAgain={start} />
      ) : (
        <section class="review-box review-start">
          <h2>{say('title')}</h2>
          <p>{say(moments.length === 0 ? 'loading' : 'lead')}</p>
          {state.kind === 'failed' && <p role="alert">{say('failed')}</p>}
          {state.kind === 'working' ? (
            <div class="review-row" role="status">
              <progress value={state.progress} aria-label={say('start')} />
              <span>{say('working', { percent: Math.round(100 * state.progress) })}</span>
              <Button onPress={cancel}>{say('cancel')}</Button>
            </div>
          ) : (
            moments.length > 0 && (
              <Button look="primary" onPress={start}>
                {say('start')}
              </Button>
            )
          )}
        </section>
      )}
    </main>
  )
}
