import type { Move, PlayerId } from '@stellwerk/engine'
import { fields, listOf, pay, propose, refusal, refuseProposal, text, whole } from '@stellwerk/engine'
import type { FormPublicMine } from '../actions.js'
import { publicMines } from '../data/companies.js'
import { mineIds, mines } from '../data/mines.js'
import type { MineId, PublicMineId } from '../data/types.js'
import { tell } from '../events.js'
import type { GameWork, State } from '../state.js'
import { cashOf, changeMine, holderOf, isPublicMine, mineOf, minePurse, playerOf } from '../state.js'
import { ladderValueBelow, placeMarker } from './market.js'
import { moveShares } from './shares.js'
import type { StockFrame } from './stock-turn.js'
import { endStockTurn } from './stock-turn.js'

const isPrivate = (state: State, mine: MineId): boolean =>
  mineOf(state, mine).open && playerOf(mineOf(state, mine).owner) !== undefined

/** What a merger is, as the other owner sees it. */
export type MergerDeal = {
  readonly type: 'formPublicMine'
  readonly company: PublicMineId
  readonly mines: readonly MineId[]
}

/** 1873-3.2.5: two private mines merge into a public mine. */
export const formPublicMine: Move<State, StockFrame, FormPublicMine> = {
  shape: fields({ company: text, mines: listOf(whole, 2) }),
  *choices(state, _frame, player) {
    const open = mineIds.filter((mine) => isPrivate(state, mine))
    const own = open.filter((mine) => mineOf(state, mine).owner === holderOf(player))
    if (own.length === 0) return
    for (const company of Object.keys(publicMines) as PublicMineId[]) {
      if (state.publicMines[company]) continue
      for (const first of own)
        for (const second of open)
          if (first !== second)
            yield { action: { type: 'formPublicMine', player, company, mines: [first, second] } }
    }
  },
  refuse(state, frame, { player, company, mines: pair }) {
    const [first, second] = pair
    if (!isPublicMine(company) || state.publicMines[company]) return refusal('1873-3.2.5-b', { company })
    if (
      pair.length !== 2 ||
      first === second ||
      !pair.every((mine) => mineIds.includes(mine) && isPrivate(state, mine))
    )
      return refusal('1873-3.2.5-d', { mines: pair })
    // 1873-3.2.5-k: the founder's own mine is named first
    if (mineOf(state, first).owner !== holderOf(player)) return refusal('1873-3.2.5-c', { mine: first })
    if (company === 'HW') {
      const foreign = pair.find((mine) => !mines[mine].vorHarzer)
      if (foreign !== undefined) return refusal('1873-3.2.5.1-c', { mine: foreign })
    }
    if (state.round.trading === 1) {
      if (company !== 'HW') return refusal('1873-3.2.5-a', { company })
      const owns12 = mineOf(state, 12).owner === holderOf(player)
      if (!owns12 || !pair.includes(12)) return refusal('1873-3.2.5.1-a')
    }
    return refuseProposal(frame, {
      from: player,
      to: partnerIn(state, pair),
      deal: deal({ company, mines: pair }),
    })
  },
  carryOut(work, _frame, { player, company, mines: pair }) {
    const partner = partnerIn(work.state, pair)
    // 1873-3.2.5-c, RUL-08: another player's mine needs that player's consent
    if (partner !== player) propose(work, { from: player, to: partner, deal: deal({ company, mines: pair }) })
    else form(work, player, company, pair)
  },
}

/** Whose mine is the second one. */
const partnerIn = (state: State, pair: FormPublicMine['mines']): PlayerId =>
  playerOf(mineOf(state, pair[1]).owner) as PlayerId

const deal = ({ company, mines: pair }: Pick<FormPublicMine, 'company' | 'mines'>): MergerDeal => ({
  type: 'formPublicMine',
  company,
  mines: pair,
})

export function form(
  work: GameWork,
  founder: PlayerId,
  company: PublicMineId,
  pair: readonly MineId[],
): void {
  const faceValues = pair.map((mine) => mines[mine].faceValue)
  const price = ladderValueBelow(faceValues.reduce((a, b) => a + b, 0) / 2)
  work.state.publicMines = {
    ...work.state.publicMines,
    [company]: {
      denomination: 50,
      shares: {},
      price,
      director: founder,
      receivership: false,
      operated: false,
      mines: [],
    },
  }
  work.state.cash = { ...work.state.cash, [company]: 0 }
  tell(work, 'public-mine-formed', { player: founder, company, mines: pair, price })
  placeMarker(work, company, price)
  for (const mine of pair) {
    // 1873-3.2.5-i: the former owner receives a share for it
    moveShares(work, company, null, mineOf(work.state, mine).owner as `player:${string}`, 1, 'founding')
    enterMine(work, company, mine)
  }
  endStockTurn(work, true)
}

/** 1873-3.2.5-h, 1873-4.3.4-e, -h: the mine with all it has becomes the company's, last in the order of entry. */
export function enterMine(work: GameWork, company: PublicMineId, mine: MineId): void {
  pay(work, minePurse(mine), company, cashOf(work.state, minePurse(mine)), 'merger')
  changeMine(work, mine, { owner: company, open: true })
  const entry = work.state.publicMines[company]
  if (!entry) throw new Error(`${company} is not formed`)
  work.state.publicMines = {
    ...work.state.publicMines,
    [company]: { ...entry, mines: [...entry.mines, mine] },
  }
}
