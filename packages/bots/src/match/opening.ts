import type { Action, CoreState, PlayerId, Title } from '@stellwerk/engine'
import { Random } from '@stellwerk/engine'
import type { BotKnowledge } from '@stellwerk/ledger'
import { after, openOffer } from '../hypothetical.js'
import { situationOf } from '../situation.js'

/**
 * The random opening of a match. In a game with little chance, the same players would otherwise play the same game
 * again. A title says which first moves are sensible; otherwise each player makes any of the offered ones.
 */
export class Opening {
  private readonly random: Random
  private left: number
  private over = false

  constructor(
    private readonly knowledge: BotKnowledge | undefined,
    seed: number,
    players: number,
  ) {
    this.random = new Random(seed)
    this.left = players
  }

  /** The next move, or nothing once the players decide for themselves. */
  move(title: Title, state: CoreState, player: PlayerId): Action | undefined {
    if (this.over) return undefined
    const { view, choices } = situationOf(title, state, player, 0)
    const known = this.knowledge?.opening?.(view, choices, player, this.random)
    if (known) return known
    this.over = this.knowledge?.opening !== undefined || this.left-- <= 0
    if (this.over) return undefined
    const plain = choices.filter(({ action }) => {
      const next = after(title, state, action)
      return next && !openOffer(next)
    })
    return plain.length > 0 ? this.random.pick(plain).action : undefined
  }
}
