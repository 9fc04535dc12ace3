import type { Company, CompanyRef, Fact, HolderRef, Scale } from '@stellwerk/table'
import { count, fact, flag, hex, memory, money, none, says } from '@stellwerk/table'
import { mines } from '../data/mines.js'
import type { MineId } from '../data/types.js'
import { incomeOf, mineMaintenance } from '../rules/production.js'
import type { State } from '../state.js'
import { deciderFor, mineOf, minePurse, playerOf } from '../state.js'

export const mineRef = (mine: MineId): `mine:${number}` => `mine:${mine}`
export const mineIn = (ref: CompanyRef): MineId => Number(ref.slice('mine:'.length)) as MineId

/** What a mine earns once it is connected: by machine, and how much more with the largest switcher for it. */
export function incomeScale(state: State, mine: MineId): Scale {
  const { machineIncome, switcherIncome } = mines[mine]
  return {
    kind: 'scale',
    now: incomeOf(state, mine),
    steps: machineIncome.map((amount, i) => ({
      at: String(i + 1),
      amount,
      ...(i > 0 ? { more: switcherIncome[i - 1] ?? 0 } : {}),
    })),
  }
}

const remember = memory()

export const mineAt = (state: State, mine: MineId): Company =>
  remember(
    mineRef(mine),
    [
      mineOf(state, mine),
      state.phase,
      state.cash[minePurse(mine)],
      deciderFor(state, mineRef(mine)),
      mineOf(state, mine).owner,
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
    ref: mineRef(mine),
    kind: 'mine',
    mark: String(mine),
    name,
    colour: '#5a5a5a',
    ink: '#ffffff',
    state: !open ? 'closed' : owner === 'bank' ? 'unsold' : 'running',
    head: head === undefined ? null : { player: head, as: isPrivate ? 'owner' : 'director' },
    // 1873-7-g: only private mines count, at face value
    ...(owner === 'bank' ? {} : { owned: { by, worth: isPrivate ? faceValue : 0, certificates: 0 } }),
    price: null,
    treasury: isPrivate ? (state.cash[minePurse(mine)] ?? null) : null,
    trains: [],
    stations: null,
    shares: [],
    homes: [at],
    facts: factsOf(state, mine),
  }
}

function factsOf(state: State, mine: MineId): readonly Fact[] {
  const now = mineOf(state, mine)
  const { open, machine, switcher, connected } = now
  const { hex: at, faceValue } = mines[mine]
  const upkeep = open ? mineMaintenance(state, now) : 0
  return [
    fact('hex', hex(at), 'overview'),
    fact('face', money(faceValue), 'overview'),
    fact('income', open ? money(incomeOf(state, mine)) : none, 'card', 'better'),
    fact('machine', open ? count(machine) : none, 'overview', 'better'),
    fact('switcher', switcher === null ? none : count(switcher), 'overview', 'better'),
    fact('connected', flag(connected), 'overview', 'better'),
    fact('upkeep', money(upkeep), 'card', 'worse'),
    fact('scale', incomeScale(state, mine), 'card'),
    fact('call', says('call.perSize', { value: money(mines[mine].multiplier) }), 'card'),
  ]
}
