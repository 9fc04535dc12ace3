import type { Finding } from '@stellwerk/bots'
import type { PlayerId } from '@stellwerk/engine'
import type { Message } from '@stellwerk/table'
import { useLanguage, useSay } from '../language/language.js'
import { useStory } from '../story/use-story.js'
import { useTable } from '../table/table.js'
import { Button } from '../ui/button.js'
import { playOn } from './play-on.js'
import { reviewTexts } from './texts.js'

interface FindingsProps {
  readonly findings: readonly Finding[]
  readonly player: PlayerId
  tutor(message: Message): string
}

/** What was found, moment by moment, each with the ways into its position. */
export function Findings({ findings, player, tutor }: FindingsProps) {
  const say = useSay(reviewTexts)
  const { session, show, lines } = useTable()
  const { moments } = useStory()
  if (findings.length === 0) return <p>{say('none')}</p>
  return (
    <ol class="review-findings">
      {findings.map((finding) => (
        <li key={`${finding.at} ${finding.kind}`}>
          <Told finding={finding} tutor={tutor} />
          <div class="review-row">
            <Button onPress={() => show(finding.at)}>{say('go')}</Button>
            <Button look="quiet" onPress={() => void lines.tryFrom(finding.at)}>
              {say('tryFrom')}
            </Button>
            {session.kind !== 'online' && !lines.shown && (
              <Button look="quiet" onPress={() => void playOn(session, moments, finding.at, player)}>
                {say('playOn')}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

function Told({ finding, tutor }: { readonly finding: Finding; tutor: FindingsProps['tutor'] }) {
  const say = useSay(reviewTexts)
  const language = useLanguage()
  const { session, now } = useTable()
  const { at, round, kind, amount, exact, why, action, better } = finding
  const { texts } = session.game
  const state = now.at(at)?.state
  const named = (one: Finding['action']): string =>
    state ? session.named(texts.choice(language, one, state)) : one.type
  return (
    <>
      <p class="review-head">
        <strong>
          {round} · {tutor({ key: `review.kind.${kind}` })}
        </strong>
        {amount !== 0 && (
          <b class={amount < 0 ? 'review-lost' : 'review-won'}>
            {amount < 0 ? '− ' : '+ '}
            {texts.money(language, Math.abs(amount))}
            {exact && <small> {say('exact')}</small>}
          </b>
        )}
      </p>
      <p>{say('did', { choice: named(action) })}</p>
      {better && <p>{say('better', { choice: named(better) })}</p>}
      <p>{tutor(why)}</p>
    </>
  )
}
