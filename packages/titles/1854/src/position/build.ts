import type { PlayerId } from '@stellwerk/engine'
import { atLeast, bank, Impossible, mapEntries, purseOf, readingsPart, seatOf } from '@stellwerk/engine'
import { localAgHomes } from '../data/companies.js'
import { bankMoney } from '../data/money.js'
import { phaseOrder } from '../data/phases.js'
import { trains } from '../data/trains.js'
import type { ContractSize } from '../data/mail.js'
import type { ShareCompanyId, TrainId } from '../data/types.js'
import { readings } from '../readings.js'
import { empty } from '../rules/setup.js'
import { cheapestFirst } from '../rules/trains-owned.js'
import type { State } from '../state.js'
import { isAg, isShareCompany } from '../state.js'
import { hasHome, laidTiles, laidTunnels, markers, supplies } from './board.js'
import { ags, locals, majors, mountains, options } from './companies.js'
import type { Description } from './description.js'

/** The state that a description tells of, without the procedures under way. */
export function build(d: Description): State {
  const players = d.players as PlayerId[]
  const start = { ...empty(players, order(d, players), d.seed ?? 1), ...readingsPart(readings, d.readings) }
  const tunnels = laidTunnels(d)
  const board = { tunnels, tiles: laidTiles(d, tunnels) }
  const atHome = (company: Parameters<typeof hasHome>[1]): boolean => hasHome(board, company)
  const round = rounds(d)
  const built = majors(d, start, atHome)
  const known: State = {
    ...start,
    ...board,
    ...supplies({ ...start, ...board }),
    priority: d.priority === undefined ? start.priority : seatOf(d.players, d.priority, 'priority'),
    phase: d.phase ?? '1',
    mountains: mountains(d, start),
    locals: locals(d, start, atHome),
    majors: built,
    ags: ags(d, localAgHomes),
    options: options(d, built, round.stock),
    openPool: cheapestFirst(d.openPool ?? []),
    scrapPool: cheapestFirst(d.scrapPool ?? []),
    round,
    forcedMergers: d.forcedMergers ?? false,
    bankBreak: d.bankBreak ?? null,
  }
  return {
    ...known,
    markers: markers(d, known),
    trains: trainsLeft(d, known),
    contracts: contractsLeft(known),
    cash: cash(d, known),
    market: market(d, known),
  }
}

function order(d: Description, players: readonly PlayerId[]): readonly PlayerId[] {
  const given = (d.order ?? players) as readonly PlayerId[]
  if (given.length !== players.length || players.some((p) => !given.includes(p)))
    throw new Impossible('order', { kind: 'order' })
  return given
}

/** The rounds under way, or the last ones. */
function rounds({ at, round }: Description): State['round'] {
  const early = at?.round === 'auction' || (at?.round === 'operating' && at.interrupts)
  const auction = round?.auction ?? 1
  const stock = round?.stock ?? (early ? 0 : 2)
  const set = round?.set ?? (at?.round === 'operating' || early ? stock : stock - 1)
  const number = at?.round === 'operating' ? (at.number ?? 1) : Math.min(Math.max(set, 0), 1)
  return { auction, stock, set: atLeast(set, 0, 'round.set'), operating: number }
}

const companies = (state: State): { trains: readonly TrainId[]; mail?: ContractSize | null }[] => [
  ...Object.values(state.locals),
  ...Object.values(state.majors),
  ...Object.values(state.ags),
]

/** What the bank has left: of the type that began the phase one at least is sold, of all before it none is left. */
function trainsLeft(d: Description, state: State): State['trains'] {
  const used = [
    ...companies(state).flatMap((company) => company.trains),
    ...state.openPool,
    ...state.scrapPool,
  ]
  const phase = phaseOrder.indexOf(state.phase)
  return mapEntries(trains, ({ count, kind, begins, scrappedIn }, id): number | null => {
    const said = d.trains?.[id]
    if (said !== undefined) return atLeast(said, 0, `trains.${id}`)
    if (count === null) return null
    const gone = scrappedIn !== undefined && phase >= phaseOrder.indexOf(scrappedIn)
    const began = begins === undefined ? -1 : phaseOrder.indexOf(begins)
    if (gone || (kind === 'regular' && began < phase)) return 0
    const sold = used.filter((train) => train === id).length
    return count - (kind === 'regular' && began === phase ? Math.max(1, sold) : sold)
  }) as State['trains']
}

function contractsLeft(state: State): State['contracts'] {
  const owned = companies(state).map((company) => company.mail)
  return mapEntries(
    state.contracts,
    (count, size) => count - owned.filter((mail) => mail === size).length,
  ) as State['contracts']
}

function cash(d: Description, state: State): State['cash'] {
  const purses: Record<string, number> = { ...state.cash }
  for (const [name, amount] of Object.entries(d.cash ?? {})) {
    const purse = d.players.includes(name) ? purseOf(name as PlayerId) : name.replace(/^ag:/, '')
    if (purse === bank || !Object.hasOwn(purses, purse) || (isAg(purse) && !state.ags[purse]))
      throw new Impossible(`cash.${name}`, { kind: 'purse' })
    purses[purse] = atLeast(amount, 0, `cash.${name}`)
  }
  const total = Object.values(purses).reduce((a, b) => a + b, 0)
  if (total > bankMoney && state.bankBreak === null)
    throw new Impossible('cash', { kind: 'bank', most: bankMoney, unless: 'bankBreak' })
  return { ...purses, [bank]: -total }
}

function market(d: Description, state: State): State['market'] {
  const placed = Object.entries({ ...state.majors, ...state.ags }).flatMap(([id, { space }]) =>
    space === null ? [] : [{ id: id as ShareCompanyId, space }],
  )
  const stacks: Record<string, ShareCompanyId[]> = {}
  for (const [space, stack] of Object.entries(d.stacks ?? {})) {
    const wrong = stack.find(
      (id) => !isShareCompany(id) || !placed.some((p) => p.id === id && p.space === space),
    )
    if (wrong !== undefined) throw new Impossible(`stacks.${space}`, { kind: 'stack' })
    stacks[space] = [...stack] as ShareCompanyId[]
  }
  for (const { id, space } of placed) if (!stacks[space]?.includes(id)) (stacks[space] ??= []).push(id)
  return stacks
}
