import type { PlayerId } from '@stellwerk/engine'
import type { ShareCompanyId } from '../data/types.js'
import { tell } from '../events.js'
import type { GameWork, State } from '../state.js'
import { changeShareCompany, clockwiseFrom, directorOf, holderOf } from '../state.js'
import { directorPercent, exchangeCount, moveCertificates, percentOf } from './shares.js'

/**
 * Who takes over from a director that has only this much left: whoever holds more than he does, and enough to give for
 * the director's certificate (1854-director-a, -d). Of several the one with the largest holding; among equals the first
 * one clockwise (1854-director-e, R-11).
 */
export function successor(state: State, company: ShareCompanyId, left: number): PlayerId | undefined {
  const director = directorOf(state, company)
  if (director === null) return undefined
  let next: PlayerId | undefined
  let most = Math.max(left, directorPercent(state, company) - 1)
  for (const player of clockwiseFrom(state, director).slice(1)) {
    const percent = percentOf(state, company, holderOf(player))
    if (percent <= most) continue
    next = player
    most = percent
  }
  return next
}

/** 1854-director-b: ordinary certificates for the director's one; no price marker moves (1854-director-f). */
export function makeDirector(work: GameWork, company: ShareCompanyId, to: PlayerId): void {
  const from = directorOf(work.state, company)
  if (from !== null)
    moveCertificates(
      work,
      company,
      holderOf(to),
      holderOf(from),
      exchangeCount(work.state, company),
      'exchange',
    )
  changeShareCompany(work, company, { director: to })
  tell(work, 'director-changed', { company, from, to })
}

/** 1854-director-a: after a purchase. */
export function reviewDirector(work: GameWork, company: ShareCompanyId): void {
  const director = directorOf(work.state, company)
  if (director === null) return
  const next = successor(work.state, company, percentOf(work.state, company, holderOf(director)))
  if (next !== undefined) makeDirector(work, company, next)
}
