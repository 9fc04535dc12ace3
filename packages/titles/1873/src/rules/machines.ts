import type { Frame, Move, PlayerId } from '@stellwerk/engine'
import { bank, fields, listOf, pay, refusal, whole } from '@stellwerk/engine'
import type { BuyMachine } from '../actions.js'
import type { MineId, PublicMineId, Size } from '../data/types.js'
import { editions } from '../editions.js'
import { tell } from '../events.js'
import type { GameWork, OperationId, State } from '../state.js'
import { cashOf, changeMine, mineOf, publicMineOf } from '../state.js'
import { machinePrice, reached, takeUnit, unitOnSale } from './phases.js'
import type { MineFrame } from './mine-turn.js'
import { mineOfFrame } from './mine-turn.js'

interface Buyer extends Frame {
  readonly operation: string
}

/** Why the bank sells this operation no machine now, whatever its mines have. */
function refusePurchase(state: State, operation: string) {
  const size = unitOnSale(state)
  // 1873-4.1-d: the size-1 unit can only be bought as a train
  if (size === 1) return refusal('1873-4.1-d')
  const price = machinePrice(size)
  const cash = cashOf(state, operation)
  return price > cash ? refusal('1873-4.2.4-a', { size, price, cash }) : undefined
}

function buy(work: GameWork, operation: OperationId, mines: readonly MineId[]): void {
  const price = machinePrice(unitOnSale(work.state))
  pay(work, operation, bank, price, 'machine')
  const size = takeUnit(work)
  tell(work, 'machine-bought', { operation, size, mines, price })
  for (const mine of mines) changeMine(work, mine, { machine: size })
}

/** 1873-4.2.4-b to -f: a private mine receives one machine. */
export const machineForPrivateMine: Move<State, MineFrame, BuyMachine> = {
  shape: fields({ mines: listOf(whole, 5) }),
  *choices(_state, frame, player) {
    yield { action: { type: 'buyMachine', player, mines: [mineOfFrame(frame)] } }
  },
  refuse(state, frame, { mines }) {
    const mine = mineOfFrame(frame)
    if (mines.length !== 1 || mines[0] !== mine) return refusal('1873-4.2.4-d', { mines, mine })
    if (editions[state.edition].privateMachines === 'from phase 2' && !reached(state, '2'))
      return refusal('1873-4.1-n', { mine })
    const no = refusePurchase(state, frame.operation)
    if (no) return no
    const { machine } = mineOf(state, mine)
    const size = unitOnSale(state)
    return size <= machine ? refusal('1873-4.2.4-c', { size, machine }) : undefined
  },
  carryOut: (work, frame, { mines }) => buy(work, frame.operation, mines),
}

/** The mines of a company whose machine a new one of this size may replace (1873-4.3.5-b). */
function replaceable(state: State, company: PublicMineId, size: Size): MineId[] {
  return publicMineOf(state, company).mines.filter((mine) => mineOf(state, mine).machine < size)
}

/** 1873-4.3.5-b to -f: a public mine receives up to n machines of size n. */
export const machineForPublicMine: Move<State, Buyer, BuyMachine> = {
  shape: fields({ mines: listOf(whole, 5) }),
  *choices(state, frame, player: PlayerId) {
    const smaller = replaceable(state, frame.operation as PublicMineId, unitOnSale(state))
    for (let set = 1; set < 1 << smaller.length; set++)
      yield { action: { type: 'buyMachine', player, mines: smaller.filter((_, i) => set & (1 << i)) } }
  },
  refuse(state, frame, { mines }) {
    const no = refusePurchase(state, frame.operation)
    if (no) return no
    const size = unitOnSale(state)
    const smaller = replaceable(state, frame.operation as PublicMineId, size)
    if (smaller.length === 0) return refusal('1873-4.3.5-b', { size })
    // each mine once, in order of entry
    const chosen = smaller.filter((mine) => mines.includes(mine))
    if (chosen.length !== mines.length || chosen.some((mine, i) => mine !== mines[i]) || mines.length > size)
      return refusal('1873-4.3.5-c', { size, mines, smaller })
    const most = Math.min(size, smaller.length)
    if (editions[state.edition].machineMarkers === 'all' && mines.length < most)
      return refusal('1873-4.3.5-e', { size, mines, markers: most })
    return mines.length === 0 ? refusal('1873-4.3.5-d', { size }) : undefined
  },
  carryOut: (work, frame, { mines }) => buy(work, frame.operation as PublicMineId, mines),
}
