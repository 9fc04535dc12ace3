import type { Action, Choice, CoreState, OfferFrame, PlayerId, Playable } from '@stellwerk/engine'
import { NeedsChance, legal, simulate, top } from '@stellwerk/engine'

/** The state after an action, or nothing if that needs random draws, which a view cannot make. */
export function after<S extends CoreState>(title: Playable<S>, state: S, action: Action): S | undefined {
  try {
    return simulate(title, state, action)
  } catch (error) {
    if (error instanceof NeedsChance) return undefined
    throw error
  }
}

/** The offer that waits for an answer, if one does. */
export function openOffer(state: CoreState): OfferFrame | undefined {
  const frame = top(state)
  return frame?.kind === 'offer' ? (frame as unknown as OfferFrame) : undefined
}

export const isBid = ({ action, range }: Choice): boolean =>
  range?.field === 'bid' || /bid|auction/i.test(action.type)

const mostPasses = 20

/** How an auction ends if all others pass: a bid costs nothing until it is won. */
export function ifOthersPass<S extends CoreState>(
  title: Playable<S>,
  state: S,
  player: PlayerId,
): { readonly state: S; readonly work: number } {
  const step = top(state)?.kind
  let now = state
  for (let work = 0; work < mostPasses; work++) {
    const { players, step: at, choices } = legal(title, now)
    const other = players.find((one) => one !== player)
    const pass = choices.find(({ action }) => action.type === 'pass' && action.player === other)
    if (at?.kind !== step || other === undefined || !pass) return { state: now, work }
    const next = after(title, now, pass.action)
    if (!next) return { state: now, work }
    now = next
  }
  return { state: now, work: mostPasses }
}
