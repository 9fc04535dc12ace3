import type { PlayerId } from '@stellwerk/engine'
import { majors } from '../data/companies.js'
import {
  certificatesBeforeSplit,
  certificatesTurnedOver,
  localAgCertificates,
  optionPercent,
} from '../data/shares.js'
import type { Certificate, LocalAgId, MajorId, ShareCompanyId } from '../data/types.js'
import type { EventFields } from '../events.js'
import { tell } from '../events.js'
import type { AgState, GameWork, Holder, MajorState, OptionState, State } from '../state.js'
import { changeShareCompany, holderOf, isAg, isMajor, playerOf, shareCompanyOf } from '../state.js'

export const majorIds = Object.keys(majors) as readonly MajorId[]

/** Every company whose certificates are in play: the majors, then the local AGs that are formed. */
export const shareCompanyIds = (state: Pick<State, 'ags'>): readonly ShareCompanyId[] => [
  ...majorIds,
  ...(Object.keys(state.ags) as LocalAgId[]),
]

export const shareCompanyIfAny = (
  state: Pick<State, 'majors' | 'ags'>,
  company: string,
): MajorState | AgState | undefined =>
  isMajor(company) ? state.majors[company] : isAg(company) ? state.ags[company] : undefined

/** 1854-majors-b, 1854-local-ags-a: the director's certificate, then an ordinary one, as they are now. */
function kindsOf(state: State, company: ShareCompanyId): readonly Certificate[] {
  if (!isMajor(company)) return localAgCertificates
  return state.majors[company].split ? certificatesTurnedOver : certificatesBeforeSplit
}

const percentAt = (kinds: readonly Certificate[], at: number): number => {
  const kind = kinds[at]
  if (!kind) throw new Error('a company has at least two certificates')
  return kind.percent
}

/** What the director's certificate stands for. */
export const directorPercent = (state: State, company: ShareCompanyId): number =>
  percentAt(kindsOf(state, company), 0)

/** What an ordinary certificate stands for. */
export const certificatePercent = (state: State, company: ShareCompanyId): number =>
  percentAt(kindsOf(state, company), 1)

/** The ordinary certificates that the director's one is worth in an exchange (1854-director-b). */
export const exchangeCount = (state: State, company: ShareCompanyId): number =>
  directorPercent(state, company) / certificatePercent(state, company)

/** The number of ordinary certificates, one with an option marker included. */
export const certificatesOf = (
  state: Pick<State, 'majors' | 'ags'>,
  company: ShareCompanyId,
  holder: Holder,
): number => shareCompanyIfAny(state, company)?.certificates[holder] ?? 0

/** The open option of a player. A player may be called `constructor`. */
export const optionOf = (state: State, player: PlayerId): OptionState | undefined =>
  Object.hasOwn(state.options, player) ? state.options[player] : undefined

/** A player gets both his option markers back. */
export function takeMarkersBack(work: GameWork, player: PlayerId): OptionState {
  const option = optionOf(work.state, player)
  if (!option) throw new Error(`${player} has no option`)
  const { [player]: _, ...others } = work.state.options
  work.state.options = others
  return option
}

/** 1 if the player's option marker lies on a certificate of this company. */
const optionsOn = (state: State, company: ShareCompanyId, player: PlayerId): number =>
  optionOf(state, player)?.company === company ? 1 : 0

/** The ordinary certificates that a player has paid in full. */
export const paidCertificates = (state: State, company: ShareCompanyId, player: PlayerId): number =>
  certificatesOf(state, company, holderOf(player)) - optionsOn(state, company, player)

/** What a holder has of a company; an option certificate counts 10 % (1854-option-d). */
export function percentOf(state: State, company: ShareCompanyId, holder: Holder): number {
  const player = playerOf(holder)
  const director = shareCompanyOf(state, company).director
  const isDirector = player === undefined ? holder === 'tableau' && director === null : director === player
  const unpaid = player === undefined ? 0 : optionsOn(state, company, player)
  return (
    (isDirector ? directorPercent(state, company) : 0) +
    (certificatesOf(state, company, holder) - unpaid) * certificatePercent(state, company) +
    unpaid * optionPercent
  )
}

/** What all players have together. */
export const percentWithPlayers = (state: State, company: ShareCompanyId): number =>
  state.order.reduce((sum, player) => sum + percentOf(state, company, holderOf(player)), 0)

/** Whether players have every certificate of a company in operation, with option markers or not (1854-option-e). */
export const isSoldOut = (state: State, company: ShareCompanyId): boolean =>
  Object.keys(shareCompanyOf(state, company).certificates).every((holder) => playerOf(holder) !== undefined)

/** Moves ordinary certificates. */
export function moveCertificates(
  work: GameWork,
  company: ShareCompanyId,
  from: Holder,
  to: Holder,
  count: number,
  reason: EventFields['certificates-moved']['reason'],
): void {
  const { [from]: had = 0, ...others } = shareCompanyOf(work.state, company).certificates
  if (had < count) throw new Error(`${from} has no ${count} certificates of ${company}`)
  const left = had > count ? { ...others, [from]: had - count } : others
  changeShareCompany(work, company, { certificates: { ...left, [to]: (left[to] ?? 0) + count } })
  tell(work, 'certificates-moved', { company, from, to, count, reason })
}
