import { purseOf } from '@stellwerk/engine'
import { mountainRailways } from '../data/privates.js'
import type { CompanyId, HexId, MountainId } from '../data/types.js'
import type { EventFields } from '../events.js'
import { tell } from '../events.js'
import type { GameWork, State } from '../state.js'
import { bankPays, changeMountain, directorOf } from '../state.js'

export const mountainIds = Object.keys(mountainRailways) as readonly MountainId[]

/** 1854-privates-e: powers work for the companies that the owner directs at that moment, while the railway is open. */
function worksFor(state: State, company: CompanyId, mountain: MountainId): boolean {
  const { open, owner } = state.mountains[mountain]
  return open && owner !== null && owner === directorOf(state, company)
}

/** Whether a company may use the power of a mountain railway now; some powers are spent by one use (1854-privates-o). */
export const mountainFor = (state: State, company: CompanyId, mountain: MountainId): boolean =>
  worksFor(state, company, mountain) && !state.mountains[mountain].used

/** 1854-privates-f: whether the first tile on this hex costs a company nothing. */
export const buildsFreeAt = (state: State, company: CompanyId, hex: HexId): boolean =>
  mountainIds.some((id) => mountainRailways[id].hex === hex && worksFor(state, company, id))

/** 1854-privates-h, -i: once in the game. */
export function spendPower(work: GameWork, company: CompanyId, mountain: MountainId): void {
  changeMountain(work, mountain, { used: true })
  tell(work, 'power-used', { mountain, company })
}

/** 1854-privates-b: at the start of each operating round. */
export function payIncome(work: GameWork): void {
  for (const mountain of mountainIds) {
    const { open, owner } = work.state.mountains[mountain]
    if (!open || owner === null) continue
    const amount = mountainRailways[mountain].income
    tell(work, 'income-paid', { mountain, player: owner, amount })
    bankPays(work, purseOf(owner), amount, 'mountain income')
  }
}

function close(
  work: GameWork,
  mountain: MountainId,
  because: EventFields['mountain-closed']['because'],
): void {
  const { open, owner } = work.state.mountains[mountain]
  if (!open) return
  changeMountain(work, mountain, { open: false })
  // 1854-auction-aa: an unsold one leaves the row; its certificate stays on the tableau
  if (owner === null) tell(work, 'private-gone', { private: mountain })
  else tell(work, 'mountain-closed', { mountain, because })
}

/** 1854-privates-m: when the first 5-train is bought. */
export function closeMountains(work: GameWork): void {
  for (const mountain of mountainIds) close(work, mountain, 'phase')
}

/** 1854-privates-l: a railway that brought a certificate has done its part once that company runs. */
export function closeAfterFirstRun(work: GameWork, company: CompanyId): void {
  for (const mountain of mountainIds) {
    const { power } = mountainRailways[mountain]
    if (power.kind === 'certificate' && power.of === company) close(work, mountain, 'first run')
  }
}
