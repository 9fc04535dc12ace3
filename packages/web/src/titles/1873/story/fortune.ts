import type { CompanyId, MineId, State } from '@stellwerk/1873'
import { cashOf, companyOf, holderOf, mines } from '@stellwerk/1873'
import type { PlayerId } from '@stellwerk/engine'
import { purseOf } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import { storyTexts } from './texts.js'

/** Everything of which there are shares, in the order in which it came into the game. */
export const shareIds = (state: State): readonly (CompanyId | 'MHE')[] =>
  ['MHE', ...Object.keys(state.railways), ...Object.keys(state.publicMines)] as (CompanyId | 'MHE')[]

export const priceOf = (state: State, company: CompanyId | 'MHE'): number | undefined =>
  company === 'MHE' ? state.mhe.price : companyOf(state, company)?.price

export function sharesHeld(state: State, company: CompanyId | 'MHE', player: PlayerId): number {
  const shares = company === 'MHE' ? state.mhe.shares : companyOf(state, company)?.shares
  return shares?.[holderOf(player)] ?? 0
}

export const minesOfPlayer = (state: State, player: PlayerId): readonly MineId[] =>
  (Object.keys(mines).map(Number) as MineId[]).filter((mine) => state.mines[mine]?.owner === holderOf(player))

/** 1873-7-d to -g: what a player is worth, part by part. */
export function partsOf(
  state: State,
  player: PlayerId,
): {
  readonly cash: number
  readonly shares: readonly { readonly company: CompanyId | 'MHE'; readonly value: number }[]
  readonly mines: number
  readonly total: number
} {
  const cash = cashOf(state, purseOf(player))
  const shares = shareIds(state)
    .map((company) => ({
      company,
      value: sharesHeld(state, company, player) * (priceOf(state, company) ?? 0),
    }))
    .filter(({ value }) => value > 0)
  const faceValues = minesOfPlayer(state, player).reduce((sum, mine) => sum + mines[mine].faceValue, 0)
  const total = shares.reduce((sum, { value }) => sum + value, cash + faceValues)
  return { cash, shares, mines: faceValues, total }
}

/** Every player's fortune, the largest first. */
export function fortune(state: State, language: Language) {
  const say = storyTexts.in(language)
  return state.players
    .map((player) => {
      const { cash, shares, mines: faceValues, total } = partsOf(state, player)
      const parts = [
        { label: say('fortune.cash'), value: cash },
        ...shares.map(({ company, value }) => ({ label: say('fortune.shares', { company }), value })),
        ...(faceValues > 0 ? [{ label: say('fortune.mines'), value: faceValues }] : []),
      ]
      return { player, total, parts }
    })
    .toSorted((a, b) => b.total - a.total)
}
