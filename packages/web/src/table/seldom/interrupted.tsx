import type { ComponentChildren } from 'preact'
import type { Refusal } from '@stellwerk/engine'
import { useLanguage, useSay } from '../../language/language.js'
import { unreachable } from '../../session/passing.js'
import { Button } from '../../ui/button.js'
import { RuleLink } from '../../ui/rule-link.js'
import { interruptedTexts } from './interrupted-texts.js'
import { useTable } from '../table.js'
import { happenedSince } from '../unsent.js'
import './interrupted.css'

/** What somebody else's move has interrupted. */
export function Interruptions() {
  return (
    <>
      <UnsentMove />
      <HeldDraft />
    </>
  )
}

/** A move that met another one: what happened meanwhile, and sending it again with one press. */
function UnsentMove() {
  const { resend, session, act, dropUnsent } = useTable()
  const language = useLanguage()
  const say = useSay(interruptedTexts)
  if (!resend) return null
  const { unsent, refusal } = resend
  const { action, on, length, why } = unsent
  const what = happenedSince(length, session, language)
  return (
    <Interrupted
      label={say('unsent')}
      refusal={refusal}
      onDrop={dropUnsent}
      onAgain={refusal ? undefined : () => void act(action)}
    >
      <p>
        {why.rule === unreachable ? say('notReached') : what ? say('changed', { what }) : say('changedBack')}
      </p>
      <p>{say('yourMove', { move: session.named(session.game.texts.choice(language, action, on)) })}</p>
    </Interrupted>
  )
}

/** What was begun on another board and cannot be done on this one. */
function HeldDraft() {
  const { held, setDraft } = useTable()
  const language = useLanguage()
  const say = useSay(interruptedTexts)
  if (!held) return null
  return (
    <Interrupted label={say('begun')} refusal={held.refusal} onDrop={() => setDraft(null)}>
      <p>{held.words(language)}</p>
    </Interrupted>
  )
}

interface InterruptedProps {
  readonly label: string
  readonly refusal: Refusal | undefined
  readonly children: ComponentChildren
  onDrop(): void
  readonly onAgain?: (() => void) | undefined
}

function Interrupted({ label, refusal, children, onDrop, onAgain }: InterruptedProps) {
  const { session } = useTable()
  const language = useLanguage()
  const say = useSay(interruptedTexts)
  return (
    <div class="interrupted" role="group" aria-label={label}>
      <div role="status">
        <p>
          <strong>{label}</strong>
        </p>
        {children}
        {refusal && (
          <p>
            {say('notNow')}
            {': '}
            {session.named(session.game.texts.refusal(language, refusal))} <RuleLink rule={refusal.rule} />
          </p>
        )}
      </div>
      <div class="card-row">
        {onAgain && (
          <Button look="primary" onPress={onAgain}>
            {say('sendAgain')}
          </Button>
        )}
        <Button look="quiet" onPress={onDrop}>
          {say('drop')}
        </Button>
      </div>
    </div>
  )
}
