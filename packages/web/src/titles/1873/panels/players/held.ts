import type { State } from '@stellwerk/1873'
import { companyOf, holderOf, percentOf, shareIds } from '@stellwerk/1873'
import type { PlayerId } from '@stellwerk/engine'

/** The railways whose concession, and the companies whose purchase option, a player has. */
export function heldBy(
  state: State,
  player: PlayerId,
): { readonly concessions: readonly string[]; readonly options: readonly string[] } {
  return {
    concessions: Object.keys(state.concessions).filter((id) => state.concessions[id] === holderOf(player)),
    options: Object.keys(state.options).filter((id) => state.options[id] === player),
  }
}

/** A player's shares: how much of each company, and which of them the player directs. */
export function sharesOf(
  state: State,
  player: PlayerId,
): readonly { readonly company: string; readonly percent: number; readonly directs: boolean }[] {
  return shareIds(state).flatMap((company) => {
    const percent = percentOf(state, company, holderOf(player))
    return percent === 0
      ? []
      : [{ company, percent, directs: companyOf(state, company)?.director === player }]
  })
}
