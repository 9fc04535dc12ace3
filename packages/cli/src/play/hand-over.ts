import type { Choice, CoreState, Decision, PlayerId, Title } from '@stellwerk/engine'
import { legal, viewOfAction } from '@stellwerk/engine'
import type { Context } from '../command.js'
import { printSection } from '../commands/show.js'
import type { Session } from '../session.js'
import { Viewpoint } from '../viewpoint.js'
import type { Prompter } from './prompter.js'

/**
 * Secrets at one keyboard. What everybody may see is shown to everybody; before a secret is shown or entered, the
 * keyboard goes to the player whose it is.
 */

/**
 * The player who has to choose something in secret now; of several the first. Whether the choice is secret must not
 * depend on what the player can choose: somebody who can only pass is asked like all others.
 */
export function secretDecider(title: Title, state: CoreState, decision: Decision): PlayerId | undefined {
  if (!title.secrets) return undefined
  const open = legal(title, new Viewpoint(title, null).state(state)).choices
  const isHidden = ({ action }: Choice): boolean =>
    JSON.stringify(viewOfAction(title, action, null)) !== JSON.stringify(action)
  return decision.players.find((player) => {
    const own = choicesOf(decision, player)
    return own.some(isHidden) || own.length > open.filter(({ action }) => action.player === player).length
  })
}

const choicesOf = ({ choices }: Decision, player: PlayerId): readonly Choice[] =>
  choices.filter(({ action }) => action.player === player)

/** What one of the players decides by himself, from what he knows. */
export function ownDecision(title: Title, seen: CoreState, player: PlayerId): Decision {
  const decision = legal(title, seen)
  return { ...decision, players: [player], choices: choicesOf(decision, player) }
}

/** Clears the screen, and also what has scrolled away if that could reveal a secret. */
export function clear({ world }: Context, { secrets }: Title): void {
  world.stdout.write(`\u001b[2J\u001b[H${secrets ? '\u001b[3J' : ''}`)
}

/** Waits until the player has the keyboard; false if the game is left instead. */
export async function handOver(
  context: Context,
  prompter: Prompter,
  title: Title,
  player: PlayerId,
): Promise<boolean> {
  const { out } = context
  clear(context, title)
  const chosen = await prompter.choose(out.text('play.handOver', { player }), [
    { value: 'go', label: out.text('play.handOver.go', { player }) },
    { value: 'quit', label: out.text('play.quit') },
  ])
  return chosen === 'go'
}

/** Shows one player the table with what only he knows, until he hides it again. */
export async function showOwn(
  context: Context,
  prompter: Prompter,
  { game, history }: Session,
): Promise<void> {
  const { out } = context
  const { title, face } = game
  const items = history.state.players.map((value) => ({ value, label: value }))
  const player = await prompter.choose(out.text('play.ownOf'), items)
  if (player === undefined || !(await handOver(context, prompter, title, player))) return
  clear(context, title)
  const seen = new Viewpoint(title, player).state(history.state)
  for (const section of face ? [face.players(seen, out), ...face.table(seen, out)] : [])
    printSection(out, section)
  const hide = { value: 'hide', label: out.text('play.hide') }
  await prompter.choose(out.text('play.handBack', { player }), [hide])
}
