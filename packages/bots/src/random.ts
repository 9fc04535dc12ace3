import type { CoreState, Title } from '@stellwerk/engine'
import { Random, hash, randomAction, top } from '@stellwerk/engine'
import type { Policy } from './policy.js'

/**
 * The policy that takes any choice: a kind of action first, then one of its choices. After an offer was declined it
 * offers no other price.
 */
export const randomPolicy = ({ ambition, rare = [] }: Title['randomPlay']): Policy => ({
  name: 'random',
  decide({ view, player, choices, seed }) {
    const wasDeclined = top(view)?.['declined'] !== undefined
    const usual = choices.filter(({ action: { type } }) => !rare.includes(type))
    const wanted = wasDeclined ? usual.filter(({ range }) => range?.field !== 'price') : usual
    const from = [wanted, usual].find((some) => some.length > 0) ?? choices
    const random = new Random(seedOf(view, player, seed))
    return { action: randomAction(from, random, { weight: () => 1, first: ambition.first }), work: 0 }
  },
})

/** A seed that follows from the position, the player and the seat's own seed. */
export function seedOf(view: CoreState, player: string, seed: number): number {
  const position = Number.parseInt(hash(view).slice(0, 8), 16)
  const seat = Number.parseInt(hash([player, seed]).slice(0, 8), 16)
  return (position ^ seat) >>> 0
}
