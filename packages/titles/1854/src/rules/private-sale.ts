import type { PlayerId } from '@stellwerk/engine'
import { bank, patch, pay, purseOf } from '@stellwerk/engine'
import { localRailwayCapital, localRailways } from '../data/companies.js'
import { auctionOrder, mountainRailways } from '../data/privates.js'
import type { LocalId, PrivateId } from '../data/types.js'
import { tell } from '../events.js'
import type { GameWork, LocalState, State } from '../state.js'
import { bankPays, changeMountain, holderOf, isMountain } from '../state.js'
import { moveCertificates } from './shares.js'

/** 1854-auction-e. */
export const facePrice = (id: PrivateId): number =>
  isMountain(id) ? mountainRailways[id].price : localRailways[id].price

const isUnsold = (state: State, id: PrivateId): boolean =>
  isMountain(id)
    ? state.mountains[id].owner === null && state.mountains[id].open
    : state.locals[id]?.owner === null

/** What the auction has still to sell, in its fixed order (1854-setup-f). */
export const unsoldPrivates = (state: State): readonly PrivateId[] =>
  auctionOrder.filter((id) => isUnsold(state, id))

export const localsUnsold = (state: State): boolean => unsoldPrivates(state).some((id) => !isMountain(id))

/** Hands a private over to whoever pays for it (1854-auction-p). */
export function sellPrivate(work: GameWork, id: PrivateId, player: PlayerId, price: number): void {
  pay(work, purseOf(player), bank, price, 'auction')
  tell(work, 'private-bought', { player, private: id, price })
  if (!isMountain(id)) return equipLocal(work, id, player)
  changeMountain(work, id, { owner: player })
  const { power } = mountainRailways[id]
  // 1854-privates-k
  if (power.kind === 'certificate')
    moveCertificates(work, power.of, 'tableau', holderOf(player), 1, 'private')
}

/** 1854-locals-c: its treasury comes from the bank, whatever was paid for it. */
function equipLocal(work: GameWork, id: LocalId, player: PlayerId): void {
  const { locals } = work.state
  work.state.locals = patch(locals as Record<string, LocalState>, id, { owner: player })
  bankPays(work, id, localRailwayCapital, 'local railway')
}
