import type { PlayerId } from '@stellwerk/engine'
import { factOf } from '@stellwerk/engine'
import { certificateLimit } from '../data/shares.js'
import type { ShareCompanyId } from '../data/types.js'
import type { State } from '../state.js'
import { holderOf } from '../state.js'
import { isOrange } from './market.js'
import { certificatesOf, majorIds, shareCompanyIds, shareCompanyIfAny } from './shares.js'

/** 1854-certlimit-b: by the number of players and of split majors. */
export function limitOf(state: Pick<State, 'majors' | 'order'>): number {
  let splits = 0
  for (const major of majorIds) if (state.majors[major].split) splits++
  const limit = certificateLimit[state.order.length]?.[splits]
  if (limit === undefined) throw new Error(`no certificate limit for ${state.order.length} players`)
  return limit
}

/** Whether certificates of a company count at this moment: not while its price is orange (1854-certlimit-c, -d). */
export function counts(state: Pick<State, 'majors' | 'ags'>, company: ShareCompanyId): boolean {
  const space = shareCompanyIfAny(state, company)?.space
  return !space || !isOrange(space)
}

/** 1854-certlimit-a: every certificate of a player counts one, whatever it stands for. */
export const countedCertificates = factOf(
  { majors: true, ags: true, mountains: true, locals: true },
  (state: Pick<State, 'majors' | 'ags' | 'mountains' | 'locals'>, player: PlayerId): number => {
    let count = 0
    for (const company of shareCompanyIds(state)) {
      if (!counts(state, company)) continue
      count += certificatesOf(state, company, holderOf(player))
      if (shareCompanyIfAny(state, company)?.director === player) count += 1
    }
    // 1854-privates-c, -n, 1854-locals-a
    for (const { owner, open } of Object.values(state.mountains)) if (open && owner === player) count += 1
    for (const { owner } of Object.values(state.locals)) if (owner === player) count += 1
    return count
  },
)

export const isOverLimit = (state: State, player: PlayerId): boolean =>
  countedCertificates(state, player) > limitOf(state)
