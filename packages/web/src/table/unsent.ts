import type { Action, CoreState, Refusal, Playable } from '@stellwerk/engine'
import { refuses } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import type { Now, Session } from '../session/session.js'

/** A move that did not arrive because the board changed meanwhile, or because the server could not be reached. */
export interface Unsent<S extends CoreState = CoreState> {
  readonly action: Action
  /** The board for which it was meant, and how many moves had led there. */
  readonly on: S
  readonly length: number
  /** What kept it from arriving. */
  readonly why: Refusal
}

/** What can be done about a move that did not arrive: it can be sent again unless it is refused now. */
export interface Resend<S extends CoreState = CoreState> {
  readonly unsent: Unsent<S>
  readonly refusal: Refusal | undefined
}

/** A move may have arrived although nobody said so; then it is the next one of the game, and nothing is left to send. */
export function resendOf<S extends CoreState>(
  unsent: Unsent<S> | null,
  now: Now<S>,
  title: Playable<S>,
): Resend<S> | null {
  const present = now.at(now.length)
  if (!unsent || !present || now.pending) return null
  const next = now.at(unsent.length + 1)?.action
  if (next && JSON.stringify(next) === JSON.stringify(unsent.action)) return null
  return { unsent, refusal: refuses(title, present.state, unsent.action) }
}

/** How many lines say what happened meanwhile. */
const mostLines = 2

/** What others did since, in words; empty if moves were only taken back. */
export function happenedSince(length: number, session: Session, language: Language): string {
  const { now, game } = session
  const lines: string[] = []
  for (let n = length + 1; n <= now.length; n++) {
    const { events = [], state } = now.at(n) ?? {}
    for (const event of events) {
      const line = state && game.texts.event(language, event, state)
      if (line) lines.push(session.named(line))
    }
  }
  return lines.slice(-mostLines).join(' ')
}
