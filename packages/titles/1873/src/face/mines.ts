import type { Company, CompanyRef, Fact, HolderRef, Scale, ScaleStep, Value } from '@stellwerk/table'
import {
  companyList,
  companyWith,
  count,
  countIfAny,
  fact,
  flag,
  hex,
  list,
  memory,
  money,
  msg,
  none,
  present,
  says,
} from '@stellwerk/table'
import { mines } from '../data/mines.js'
import type { MineId } from '../data/types.js'
import { incomeOf, mineMaintenance } from '../rules/production.js'
import { switcherOnSale, unitOnSale } from '../rules/phases.js'
import type { MineState, State } from '../state.js'
import { deciderFor, mineOf, minePurse, playerOf } from '../state.js'

export const mineRef = (mine: MineId): `mine:${number}` => `mine:${mine}`
export const mineList = (ids: readonly MineId[]): Value => companyList(ids.map((mine) => mineRef(mine)))
export const sizeList = (sizes: readonly number[]): Value => list(sizes.map((size) => count(size)))
export const mineIn = (ref: CompanyRef): MineId => Number(ref.slice('mine:'.length)) as MineId

/** What a mine earns once it is connected: by the size of its machine, and how much more by that of its switcher. */
export function incomeScale(state: State, mine: MineId): Scale {
  const { machineIncome, switcherIncome } = mines[mine]
  const { open, machine, switcher } = mineOf(state, mine)
  const has = (size: number): ScaleStep['has'] => {
    if (!open) return undefined
    return size === machine ? (size === switcher ? 'both' : 'amount') : size === switcher ? 'more' : undefined
  }
  return {
    kind: 'scale',
    now: incomeOf(state, mine),
    labels: { amount: msg('fact.machine'), more: msg('fact.switcher') },
    steps: machineIncome.map((amount, i) => ({
      at: String(i + 1),
      amount,
      more: i > 0 ? (switcherIncome[i - 1] ?? 0) : undefined,
      has: has(i + 1),
    })),
    ahead: open ? outlooks(state, mine) : [],
  }
}

/** What the mine would earn with what can be bought for it now, or once it is connected. */
function outlooks(state: State, mine: MineId): Scale['ahead'] {
  const { machine, switcher, connected } = mineOf(state, mine)
  const [unit, onSale] = [unitOnSale(state), switcherOnSale(state)]
  const income = (instead: Partial<MineState>): number =>
    incomeOf(state, mine, { connected: true, ...instead })
  return present(
    !connected && { label: msg('scale.connected'), amount: income({}) },
    unit > machine &&
      unit > 1 && { label: msg('scale.machine', { size: count(unit) }), amount: income({ machine: unit }) },
    onSale !== null &&
      onSale > (switcher ?? 0) && {
        label: msg('scale.switcher', { size: count(onSale) }),
        amount: income({ switcher: onSale }),
      },
  )
}

const remember = memory()

export const mineAt = (state: State, mine: MineId): Company =>
  remember(
    mineRef(mine),
    [
      mineOf(state, mine),
      state.phase,
      state.units,
      state.cash[minePurse(mine)],
      deciderFor(state, mineRef(mine)),
    ],
    () => describe(state, mine),
  )

function describe(state: State, mine: MineId): Company {
  const { name, hex: at, faceValue } = mines[mine]
  const { open, owner } = mineOf(state, mine)
  const head = deciderFor(state, mineRef(mine))
  const isPrivate = playerOf(owner) !== undefined
  const by = (isPrivate ? owner : `company:${owner}`) as HolderRef
  return {
    ...companyWith(mineRef(mine), 'mine', { name, colour: '#5a5a5a', ink: '#ffffff' }),
    mark: String(mine),
    state: !open ? 'closed' : owner === 'bank' ? 'unsold' : 'running',
    head: head === undefined ? null : { player: head, as: isPrivate ? 'owner' : 'director' },
    // 1873-7-g: only private mines count, at face value
    owned: owner === 'bank' ? undefined : { by, worth: isPrivate ? faceValue : 0, certificates: 0 },
    treasury: isPrivate ? (state.cash[minePurse(mine)] ?? null) : null,
    homes: [at],
    facts: factsOf(state, mine),
  }
}

function factsOf(state: State, mine: MineId): readonly Fact[] {
  const now = mineOf(state, mine)
  const { open, machine, switcher, connected } = now
  const { hex: at, faceValue, baseIncome, multiplier, vorHarzer } = mines[mine]
  const upkeep = open ? mineMaintenance(state, now) : 0
  return present(
    fact('hex', hex(at), 'overview'),
    fact('face', money(faceValue), 'overview'),
    fact('income', open ? money(incomeOf(state, mine)) : none, 'card', 'better'),
    fact('machine', open ? count(machine) : none, 'overview', 'better'),
    fact('switcher', countIfAny(switcher), 'overview', 'better'),
    fact('connected', flag(connected), 'overview', 'better'),
    fact('upkeep', money(upkeep), 'card', 'worse'),
    fact('base', money(baseIncome), 'card'),
    vorHarzer && fact('vorHarzer', flag(true), 'card'),
    fact('scale', incomeScale(state, mine), 'card'),
    fact('call', says('call.perSize', { value: money(multiplier) }), 'card'),
  )
}
