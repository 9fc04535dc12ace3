import type { Move, PlayerId, Procedure } from '@stellwerk/engine'
import { bank, fields, noFields, oneOrNone, pay, payEach, pop, popTo, text, whole } from '@stellwerk/engine'
import type { CloseMine, LayTile } from '../actions.js'
import type { MineId } from '../data/types.js'
import { editions } from '../editions.js'
import { tell } from '../events.js'
import type { GameWork, State } from '../state.js'
import { cashOf, changeMine, mineOf, minePurse, playerOf } from '../state.js'
import { machineForPrivateMine } from './machines.js'
import type { MineFrame } from './mine-turn.js'
import { mineOfFrame } from './mine-turn.js'
import { passStep } from './pass.js'
import { incomeOf, mineMaintenance } from './production.js'
import { carryOutLay, layChoices, refuseLay } from './railways/track.js'
import { buySwitcher, scrapSwitcher } from './switchers.js'

const owner = (state: State, frame: MineFrame): readonly PlayerId[] =>
  oneOrNone(playerOf(mineOf(state, mineOfFrame(frame)).owner))

const layTile: Move<State, MineFrame, LayTile> = {
  shape: fields({ hex: text, tile: text, rotation: whole }),
  *choices(state, frame, player) {
    for (const lay of layChoices(state, { kind: 'mine', mine: mineOfFrame(frame) }))
      yield { action: { type: 'layTile', player, ...lay } }
  },
  refuse: (state, frame, { hex, tile, rotation }) =>
    refuseLay(state, { kind: 'mine', mine: mineOfFrame(frame) }, { hex, tile, rotation }),
  carryOut(work, frame, { hex, tile, rotation }) {
    carryOutLay(work, { kind: 'mine', mine: mineOfFrame(frame) }, { hex, tile, rotation })
    pop(work)
  },
}

/** 1873-4.2.1-a: one tile, by a mine that is not connected. */
export const mineTrack: Procedure<State, MineFrame> = {
  advance(work, frame) {
    const mine = mineOfFrame(frame)
    const waits = editions[work.state.edition].idleSteps === 'waited for'
    if (!mineOf(work.state, mine).connected && (waits || canLay(work.state, mine))) return false
    pop(work)
    return true
  },
  deciders: owner,
  moves: { layTile, pass: passStep },
}

function canLay(state: State, mine: MineId): boolean {
  for (const lay of layChoices(state, { kind: 'mine', mine }))
    if (!refuseLay(state, { kind: 'mine', mine }, lay)) return true
  return false
}

/** 1873-4.2.2, 4.2.3: income, maintenance, and half of the profit each to the owner and into the treasury. */
export const mineProduction: Procedure<State, MineFrame> = {
  advance(work, frame) {
    const mine = mineOfFrame(frame)
    const purse = minePurse(mine)
    const income = incomeOf(work.state, mine)
    const maintenance = mineMaintenance(work.state, mineOf(work.state, mine))
    tell(work, 'produced', { operation: frame.operation, income, maintenance })
    const shortfall = maintenance - income
    const treasury = cashOf(work.state, purse)
    pop(work)
    if (shortfall > treasury) {
      pay(work, purse, bank, treasury, 'maintenance')
      closeMine(work, mine, true)
      popTo(work, 'operating-round')
    } else if (shortfall > 0) pay(work, purse, bank, shortfall, 'maintenance')
    else {
      const amount = -shortfall / 2
      const { owner: to } = mineOf(work.state, mine)
      payEach(
        work,
        bank,
        [
          { to, amount },
          { to: purse, amount },
        ],
        'profit',
      )
    }
    return true
  },
}

/** 1873-4.2.5: the owner gets the treasury of a mine closed by choice; a closed mine has a size-1 machine only. */
function closeMine(work: GameWork, mine: MineId, forced: boolean): void {
  const purse = minePurse(mine)
  if (!forced) pay(work, purse, mineOf(work.state, mine).owner, cashOf(work.state, purse), 'closing')
  changeMine(work, mine, { open: false, owner: 'bank', machine: 1, switcher: null })
  tell(work, 'mine-closed', { mine, forced })
}

const close: Move<State, MineFrame, CloseMine> = {
  shape: noFields,
  *choices(_state, _frame, player) {
    yield { action: { type: 'closeMine', player } }
  },
  refuse: () => undefined,
  carryOut(work, frame) {
    closeMine(work, mineOfFrame(frame), false)
    pop(work)
  },
}

/** 1873-4.2.4, 4.2.5: purchases in any order, then perhaps closing. */
export const minePurchases: Procedure<State, MineFrame> = {
  advance: () => false,
  deciders: owner,
  moves: { buyMachine: machineForPrivateMine, buySwitcher, scrapSwitcher, closeMine: close, pass: passStep },
  forbids: { layTile: '1873-4.2.1-c' },
}
