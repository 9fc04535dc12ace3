import { basesAt, boardHex, hexWith } from '../board.js'
import { companies, companyOrder } from '../data/companies.js'
import type { CompanyId, HexId, Home } from '../data/types.js'
import { tell } from '../events.js'
import type { GameWork, State } from '../state.js'
import { stopAfter } from './track/carry.js'

/** 1853-1.8-f, 1853-2.6.2-b: a large BBCI has North Bombay as well. */
export function homesOf(state: Pick<State, 'companies'>, company: CompanyId): readonly Home[] {
  const { homes, secondHomeIfLarge } = companies[company]
  return secondHomeIfLarge && state.companies[company].size === 'large'
    ? [...homes, secondHomeIfLarge]
    : homes
}

/** The station that has taken the place of a printed one (1853-4.2.9-b). */
export function homeStopNow(state: Pick<State, 'tiles'>, { hex, stop }: Home): number {
  const found = stopAfter(hexWith(hex, undefined), stop, boardHex(state, hex))
  if (found === undefined) throw new Error(`the home at ${hex} is lost`)
  return found
}

/**
 * 1853-4.4.7-a, R-63: who is not in operation yet and will begin at this stop. North Bombay is never kept: it is taken as
 * soon as the BBCI is known to be large (1853-2.6.3-b, R-56).
 */
export const homesKept = (
  state: Pick<State, 'tiles' | 'companies'>,
  hex: HexId,
  stop: number,
): readonly CompanyId[] =>
  companyOrder.filter(
    (company) =>
      !state.companies[company].operating &&
      companies[company].homes.some((home) => home.hex === hex && homeStopNow(state, home) === stop),
  )

/** 1853-3.3.2-a, -b: at once, free of charge, and on the printed circle where no tile lies yet. */
export function placeHomeBases(work: GameWork, company: CompanyId): void {
  for (const home of homesOf(work.state, company))
    putBase(work, company, { hex: home.hex, stop: homeStopNow(work.state, home) }, { cost: 0, home: true })
}

/** Puts a base on the map and tells of it. */
export function putBase(
  work: GameWork,
  company: CompanyId,
  at: Home,
  { cost, home }: { readonly cost: number; readonly home: boolean },
): void {
  work.state.bases = basesWith(work.state, company, at)
  tell(work, 'base-placed', { company, ...at, cost, home })
}

/** All bases, with one more. */
export const basesWith = (
  state: Pick<State, 'tiles' | 'bases'>,
  company: CompanyId,
  { hex, stop }: Home,
): State['bases'] => ({
  ...state.bases,
  [hex]: boardHex(state, hex).stops.map((_, at) => {
    const group = basesAt(state, hex, at)
    return at === stop ? [...group, company] : group
  }),
})
