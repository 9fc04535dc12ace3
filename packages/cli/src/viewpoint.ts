import type { Command } from 'commander'
import type { CoreState, Entry, GameEvent, PlayerId, Title } from '@stellwerk/engine'
import { view, viewOfAction, viewOfEvents } from '@stellwerk/engine'
import type { Options } from './command.js'
import { textOption } from './command.js'
import { wrong } from './errors.js'
import type { MessageKey } from './texts.js'

/**
 * As whom a game is viewed. A file contains everything, but everybody can see the screen: secrets are shown only to the
 * player who asks for his own.
 */
export class Viewpoint {
  constructor(
    private readonly title: Title,
    readonly viewer: PlayerId | null,
  ) {}

  state(state: CoreState): CoreState {
    return this.title.secrets ? view(this.title, state, this.viewer) : state
  }

  events(events: readonly GameEvent[]): readonly GameEvent[] {
    return viewOfEvents(this.title, events, this.viewer)
  }

  action(action: unknown): unknown {
    return viewOfAction(this.title, action, this.viewer)
  }

  /**
   * An entry of the record, without the hash of the full state, from which its secrets could be found by trying them
   * all.
   */
  entry(entry: Entry): Entry | Omit<Extract<Entry, { type: 'action' }>, 'hash'> {
    if (entry.type !== 'action' || !this.title.secrets) return entry
    const { hash: _, ...open } = entry
    return { ...open, action: this.action(entry.action) }
  }

  /** Whether somebody knows more than this viewer. */
  get hides(): boolean {
    return this.title.secrets !== undefined
  }
}

/** Adds the option that asks for a player's own view. */
export const defineAs = (command: Command, text: (key: MessageKey) => string): Command =>
  command.option('--as <player>', text('option.as'))

/** The view that the options ask for; without a player it is that of a spectator. */
export function viewpointOf(title: Title, players: readonly PlayerId[], options: Options): Viewpoint {
  const given = textOption(options, 'as')
  if (given === undefined) return new Viewpoint(title, null)
  const viewer = players.find((player) => player === given)
  if (viewer === undefined)
    throw wrong('option.as.wrong', { given, players: players.join(', ') }, { where: '--as' })
  return new Viewpoint(title, viewer)
}
