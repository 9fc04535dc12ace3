import type { Action, Choice, PlayerId, Random } from '@stellwerk/engine'
import { top } from '@stellwerk/engine'
import type { BuyItem } from '../actions.js'
import { mineIds } from '../data/mines.js'
import type { MineId } from '../data/types.js'
import type { SaleFrame } from '../rules/start-auction.js'
import type { State } from '../state.js'
import { mineOf } from '../state.js'

/** The premium at which a drawn opening buys. */
const premiums = [20, 30, 40]

const ownerOf = (player: PlayerId): `player:${string}` => `player:${player}`

/**
 * A drawn start of the sale: everybody passes until the premium has fallen, then each buys a mine that is drawn, and from
 * then on the players decide for themselves.
 */
export function opening(
  state: State,
  choices: readonly Choice[],
  player: PlayerId,
  random: Random,
): Action | undefined {
  const frame = top(state)
  const pass = choices.find(({ action }) => action.type === 'pass')?.action
  if (frame?.kind === 'premium') return pass
  if (frame?.kind !== 'sale') return undefined
  const { premium, mustBuy } = frame as SaleFrame
  const owners = new Set(mineIds.map((mine) => mineOf(state, mine).owner))
  if (state.players.every((one) => owners.has(ownerOf(one)))) return undefined
  if (owners.has(ownerOf(player))) return pass
  if (premium > Math.max(...premiums) && !mustBuy) return pass
  if (premium > Math.min(...premiums) && !mustBuy && random.below(premiums.length) > 0 && pass) return pass
  const dear = choices.filter(({ action }) => {
    const [kind, id] = (action as BuyItem).item?.split(':') ?? []
    return kind === 'mine' && (Number(id) as MineId) >= 7
  })
  return dear.length > 0 ? random.pick(dear).action : undefined
}
