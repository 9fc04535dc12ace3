import type { PlayerId } from '@stellwerk/engine'
import { push } from '@stellwerk/engine'
import type { CompanyId } from '../data/types.js'
import { tell } from '../events.js'
import type { DebtFrame } from '../frames.js'
import type { GameWork, State } from '../state.js'
import { changeCompany, companyOf, stakeOf } from '../state.js'
import { heldBy } from './shares.js'

/** What a director must hold: the certificate is two shares. */
const leastOfDirector = 2

/** Those who hold at least so many shares, the one with the most first, then who has held one longest (1853-2.9.2-b). */
const candidates = (state: State, company: CompanyId, least: number): readonly PlayerId[] =>
  state.order
    .filter((player) => heldBy(state, company, player) >= least)
    .toSorted(
      (a, b) =>
        heldBy(state, company, b) - heldBy(state, company, a) ||
        stakeOf(state, company, a).since - stakeOf(state, company, b).since,
    )

/** The first director of a company, or nobody: then it has a manager (1853-2.9.2-a, -c, 1853-3.2.1-a, 1853-3.2.2-a). */
export function nameOffice(work: GameWork, company: CompanyId): void {
  const [director] = candidates(work.state, company, leastOfDirector)
  if (director !== undefined) takeOffice(work, company, director)
}

function takeOffice(work: GameWork, company: CompanyId, director: PlayerId): void {
  const { director: from, credit } = companyOf(work.state, company)
  changeCompany(work, company, { director, lastDirector: director })
  tell(work, 'director-changed', { company, from, to: director })
  // 1853-4.8.10-b
  if (credit !== null) push(work, { kind: 'debt', company } satisfies DebtFrame)
}

/** After each purchase and sale: whoever has more shares than the director takes over (1853-3.2.3-a to -c). */
export function reviewDirector(work: GameWork, company: CompanyId): void {
  const { operating, director } = companyOf(work.state, company)
  if (!operating) return
  const held = director === null ? 0 : heldBy(work.state, company, director)
  // 1853-3.4.1-e: without a director two shares are enough
  const [next] = candidates(work.state, company, Math.max(leastOfDirector, held + 1))
  if (next !== undefined) takeOffice(work, company, next)
  else if (director !== null && held < leastOfDirector) leaveOffice(work, company, director)
}

/** nobody has two shares any more; the certificate goes to the bank and stands for no share. */
function leaveOffice(work: GameWork, company: CompanyId, director: PlayerId): void {
  const keeps = heldBy(work.state, company, director) > 0
  changeCompany(work, company, { director: null, lastDirector: keeps ? director : null })
  tell(work, 'director-changed', { company, from: director, to: null })
}
