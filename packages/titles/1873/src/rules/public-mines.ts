import type { Frame, JsonObject, Move, PlayerId, Procedure } from '@stellwerk/engine'
import {
  bank,
  fields,
  listOf,
  oneOrNone,
  pay,
  pop,
  pricedChoice,
  propose,
  refusal,
  refuseProposal,
  replaceTop,
  whole,
} from '@stellwerk/engine'
import type { AssignSwitchers, BuyMine } from '../actions.js'
import { mineIds, mines } from '../data/mines.js'
import type { MineId, PublicMineId, Size } from '../data/types.js'
import { editions } from '../editions.js'
import { tell } from '../events.js'
import type { Denomination, GameWork, State } from '../state.js'
import { cashOf, changeMine, deciderFor, mineOf, playerOf, publicMineOf } from '../state.js'
import { enterMine } from './forming.js'
import { becomeInsolvent } from './insolvency.js'
import { machineForPublicMine } from './machines.js'
import { passStep } from './pass.js'
import { publicMineResult } from './production.js'
import { buySwitcher, scrapSwitcher, switchersOf } from './switchers.js'

/** A step in the turn of a public mine (1873-4.3). */
export interface PublicMineFrame extends Frame {
  readonly kind: 'switchers' | 'public-mine-production' | 'mine-purchase' | 'public-mine-purchases'
  readonly operation: PublicMineId
  readonly declined?: readonly JsonObject[]
}

const director = (state: State, frame: PublicMineFrame): readonly PlayerId[] =>
  oneOrNone(deciderFor(state, frame.operation))

/** 1873-4.3-b: what a public mine never does. */
const never = { layTile: '1873-4.3-b', buildStation: '1873-4.3-b' }

/** Every way to lay the company's switchers at its mines, each mine having 0 or a size. */
export function* assignments(state: State, company: PublicMineId): Generator<readonly number[]> {
  yield* arrangements(piecesOf(state, company))
}

/** What lies at the company's mines, largest first: its switchers, and 0 where there is none. */
function piecesOf(state: State, company: PublicMineId): readonly number[] {
  const places = publicMineOf(state, company).mines.length
  const switchers = switchersOf(state, company)
  return [...switchers, ...Array<number>(places - switchers.length).fill(0)].toSorted((a, b) => b - a)
}

function* arrangements(pieces: readonly number[]): Generator<readonly number[]> {
  if (pieces.length === 0) yield []
  for (const piece of new Set(pieces)) {
    const rest = pieces.toSpliced(pieces.indexOf(piece), 1)
    for (const others of arrangements(rest)) yield [piece, ...others]
  }
}

/** Distributing the switchers, and what then follows. */
export const assignBy = <F extends Frame & { readonly operation: PublicMineId }>(
  then: (work: GameWork, company: PublicMineId, sizes: readonly number[]) => void,
): Move<State, F, AssignSwitchers> => ({
  shape: fields({ sizes: listOf(whole, 5) }),
  *choices(state, frame, player) {
    for (const sizes of assignments(state, frame.operation))
      yield { action: { type: 'assignSwitchers', player, sizes } }
  },
  refuse(state, frame, { sizes }) {
    const descending = (a: number, b: number): number => b - a
    const possible = piecesOf(state, frame.operation).join() === sizes.toSorted(descending).join()
    return possible
      ? undefined
      : refusal('1873-4.3.1-a', { sizes, switchers: switchersOf(state, frame.operation) })
  },
  carryOut: (work, frame, { sizes }) => then(work, frame.operation, sizes),
})

export function placeSwitchers(work: GameWork, company: PublicMineId, sizes: readonly number[]): void {
  for (const [i, mine] of publicMineOf(work.state, company).mines.entries())
    changeMine(work, mine, { switcher: sizes[i] ? (sizes[i] as Size) : null })
  tell(work, 'switchers-assigned', { company, sizes })
}

/** 1873-4.3.1-a: before production the switchers are distributed. */
export const switchers: Procedure<State, PublicMineFrame> = {
  advance(work, frame) {
    const pieces = piecesOf(work.state, frame.operation)
    if (pieces.some((piece) => piece !== pieces[0])) return false
    pop(work)
    return true
  },
  deciders: director,
  moves: {
    assignSwitchers: assignBy<PublicMineFrame>((work, company, sizes) => {
      placeSwitchers(work, company, sizes)
      pop(work)
    }),
  },
  forbids: never,
}

/** 1873-4.3.1: the profit of a production; undefined if the company cannot pay its maintenance. */
export function produce(work: GameWork, company: PublicMineId): number | undefined {
  const { income, maintenance } = publicMineResult(work.state, company)
  tell(work, 'produced', { operation: company, income, maintenance })
  const shortfall = Math.max(0, maintenance - income)
  if (shortfall > cashOf(work.state, company)) return undefined
  pay(work, company, bank, shortfall, 'maintenance')
  return Math.max(0, income - maintenance)
}

export const publicMineProduction: Procedure<State, PublicMineFrame> = {
  advance(work, { operation }) {
    const profit = produce(work, operation)
    if (profit === undefined) becomeInsolvent(work, operation, 'maintenance')
    else replaceTop(work, { kind: 'payout', operation, profit })
    return true
  },
}

/** 1873-4.3.4-g: places for mines by denomination. */
export const minePlaces: Readonly<Record<Denomination, number>> = { 50: 2, 20: 4, 10: 5 }

/** A mine that a player sells to a public mine. */
export type MineDeal = {
  readonly type: 'buyMine'
  readonly company: PublicMineId
  readonly mine: MineId
  readonly price: number
}

const buyMine: Move<State, PublicMineFrame, BuyMine> = {
  shape: fields({ mine: whole, price: whole }),
  *choices(state, frame, player) {
    for (const mine of mineIds) {
      const { faceValue } = mines[mine]
      if (mineOf(state, mine).owner === 'bank')
        yield { action: { type: 'buyMine', player, mine, price: faceValue } }
      else if (playerOf(mineOf(state, mine).owner) !== undefined) {
        const max = Math.min(2 * faceValue, cashOf(state, frame.operation))
        const action: BuyMine = { type: 'buyMine', player, mine, price: 1 }
        const choice = pricedChoice(frame, action, mineDeal(frame.operation, mine, 1), { min: 1, max })
        if (choice) yield choice
      }
    }
  },
  refuse(state, frame, { player, mine, price }) {
    const facts = Object.hasOwn(mines, mine) ? mines[mine] : undefined
    const { denomination, mines: owned } = publicMineOf(state, frame.operation)
    if (!facts) return refusal('1873-4.3.4-a', { mine })
    const { owner } = mineOf(state, mine)
    if (owner !== 'bank' && playerOf(owner) === undefined) return refusal('1873-4.3.4-a', { mine, owner })
    if (frame.operation === 'HW' && !facts.vorHarzer) return refusal('1873-4.3.7-b', { mine })
    if (owned.length >= minePlaces[denomination])
      return refusal('1873-4.3.4-g', { places: minePlaces[denomination] })
    if (owner === 'bank' && price !== facts.faceValue)
      return refusal('1873-4.3.4-c', { price, face: facts.faceValue })
    if (owner !== 'bank' && (price < 1 || price > 2 * facts.faceValue))
      return refusal('1873-4.3.4-b', { price, min: 1, max: 2 * facts.faceValue })
    const cash = cashOf(state, frame.operation)
    if (price > cash) return refusal('1873-4.3.4-d', { price, cash })
    return refuseProposal(frame, {
      from: player,
      to: playerOf(owner),
      deal: mineDeal(frame.operation, mine, price),
    })
  },
  carryOut(work, { operation }, { player, mine, price }) {
    const owner = playerOf(mineOf(work.state, mine).owner)
    if (owner === undefined || owner === player) concludeMinePurchase(work, mineDeal(operation, mine, price))
    else propose(work, { from: player, to: owner, deal: mineDeal(operation, mine, price) })
  },
}

const mineDeal = (company: PublicMineId, mine: MineId, price: number): MineDeal => ({
  type: 'buyMine',
  company,
  mine,
  price,
})

export function concludeMinePurchase(work: GameWork, { company, mine, price }: MineDeal): void {
  const { owner, open } = mineOf(work.state, mine)
  pay(work, company, owner, price, 'mine')
  enterMine(work, company, mine)
  tell(work, 'mine-moved', { mine, from: owner, to: company, price })
  if (!open) tell(work, 'mine-opened', { mine, company })
  // 1873-4.3.4-a: one mine per operating round
  pop(work)
}

const hasFreePlace = (state: State, company: PublicMineId): boolean => {
  const { denomination, mines: owned } = publicMineOf(state, company)
  return owned.length < minePlaces[denomination]
}

export const minePurchase: Procedure<State, PublicMineFrame> = {
  advance(work, frame) {
    const decider = deciderFor(work.state, frame.operation) as PlayerId
    if (hasFreePlace(work.state, frame.operation)) {
      if (editions[work.state.edition].idleSteps === 'waited for') return false
      for (const { action } of buyMine.choices(work.state, frame, decider))
        if (!buyMine.refuse(work.state, frame, action)) return false
    }
    pop(work)
    return true
  },
  deciders: director,
  moves: { buyMine, pass: passStep },
  forbids: never,
}

/** 1873-4.3.5: machines and switchers in any order. */
export const publicMinePurchases: Procedure<State, PublicMineFrame> = {
  advance: () => false,
  deciders: director,
  moves: { buyMachine: machineForPublicMine, buySwitcher, scrapSwitcher, pass: passStep },
  forbids: never,
}
