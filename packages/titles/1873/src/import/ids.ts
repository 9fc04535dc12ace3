import type { GameEvent } from '@stellwerk/engine'
import type { CompanyId, HexId, MineId, RailwayId, Size } from '../data/types.js'
import type { EventFields, EventKind } from '../events.js'
import type { State } from '../state.js'
import { companyOf, isRailway } from '../state.js'
import { unknown } from './fault.js'

/**
 * The names that the site gives to tiles, trains, switchers and shares. They tell which piece an action means where our
 * actions only need its kind.
 */
export interface Ids {
  /** The tile on each hex, as `78-0`. */
  readonly tiles: Readonly<Record<HexId, string>>
  /** How many units of each size, and diesels, have left the bank. */
  readonly taken: Readonly<Record<string, number>>
  /** The next number of the parts of trains of each size: a train of size n runs n routes under names of their own. */
  readonly parts: Readonly<Record<string, number>>
  readonly trains: readonly TrainName[]
  /** The next number of a switcher, whatever its size. */
  readonly nextSwitcher: number
  readonly atMine: Readonly<Record<string, string>>
  readonly atRailway: readonly { readonly id: string; readonly railway: RailwayId }[]
  /** The numbers of the shares in each company's IPO. */
  readonly issue: Readonly<Record<string, readonly number[]>>
}

export interface TrainName {
  readonly id: string
  readonly railway: RailwayId
  readonly size: Size | 'D'
  readonly parts: readonly string[]
}

export const noIds: Ids = {
  tiles: {},
  // the MHE has the first train of size 1
  taken: { 1: 1, 2: 0, 3: 0, 4: 0, 5: 0, D: 0 },
  parts: { 1: 2, 2: 10, 3: 7, 4: 3, 5: 99 },
  trains: [],
  nextSwitcher: 0,
  atMine: {},
  atRailway: [],
  issue: {},
}

/** The piece that an action names: events do not tell which of several equal ones it was. */
export interface Named {
  readonly train?: string
  readonly switcher?: string
  /** The mine of a public mine that gets a switcher. */
  readonly mine?: MineId
  /** The number of a share that is bought. */
  readonly share?: number
}

/** The names after something happened. */
export function afterEvents(ids: Ids, events: readonly GameEvent[], state: State, named: Named): Ids {
  let now = ids
  for (const event of events) now = afterEvent(now, event, named)
  return withoutClosed(now, state)
}

const fieldsOf = <K extends EventKind>(_: K, event: GameEvent): EventFields[K] =>
  event as unknown as EventFields[K]

function afterEvent(ids: Ids, event: GameEvent, named: Named): Ids {
  switch (event.kind) {
    case 'train-bought': {
      const { railway, from, size } = fieldsOf('train-bought', event)
      return from === 'bank'
        ? newTrain(ids, railway as RailwayId, size as Size | 'D')
        : movedTrain(ids, railway as RailwayId, named.train ?? '')
    }
    case 'machine-bought':
      return withTaken(ids, fieldsOf('machine-bought', event).size)
    case 'mhe-train':
      return withTaken(ids, fieldsOf('mhe-train', event).size)
    case 'train-scrapped': {
      const { railway, size } = fieldsOf('train-scrapped', event)
      return withoutTrain(ids, railway as RailwayId, size as Size, named.train)
    }
    case 'switcher-bought': {
      const { operation, from, size } = fieldsOf('switcher-bought', event)
      const fresh = from === 'bank'
      const id = fresh ? `${size}S-${ids.nextSwitcher}` : (named.switcher ?? '')
      const rest = fresh ? { ...ids, nextSwitcher: ids.nextSwitcher + 1 } : withoutSwitcher(ids, id)
      if (isRailway(operation)) return { ...rest, atRailway: [...rest.atRailway, { id, railway: operation }] }
      const mine = operation.startsWith('mine:') ? operation.slice(5) : String(named.mine)
      return { ...rest, atMine: { ...rest.atMine, [mine]: id } }
    }
    case 'switcher-scrapped': {
      const { operation, size } = fieldsOf('switcher-scrapped', event)
      return withoutScrapped(ids, operation, size, named)
    }
    case 'shares-issued': {
      const { company, denomination, count } = fieldsOf('shares-issued', event)
      const total = 100 / denomination
      const numbers = Array.from({ length: count }, (_, i) => total - count + i)
      return { ...ids, issue: { ...ids.issue, [company]: numbers } }
    }
    case 'shares-moved': {
      const { company, from } = fieldsOf('shares-moved', event)
      const left = (ids.issue[company] ?? []).filter((number) => number !== named.share)
      return from === 'issue' ? { ...ids, issue: { ...ids.issue, [company]: left } } : ids
    }
    case 'railway-founded': {
      const { railway } = fieldsOf('railway-founded', event)
      return { ...ids, issue: { ...ids.issue, [railway]: [1, 2, 3, 4] } }
    }
    default:
      return ids
  }
}

const withTaken = (ids: Ids, size: number | 'D'): Ids => ({
  ...ids,
  taken: { ...ids.taken, [size]: (ids.taken[size] ?? 0) + 1 },
})

function newTrain(ids: Ids, railway: RailwayId, size: Size | 'D'): Ids {
  const kind = size === 'D' ? 'D' : `${size}T`
  const id = `${kind}-${ids.taken[size] ?? 0}`
  const first = ids.parts[size] ?? 0
  const parts = size === 'D' ? [] : Array.from({ length: size }, (_, i) => `${kind}-${first + i}`)
  return {
    ...withTaken(ids, size),
    parts: { ...ids.parts, [size]: first + parts.length },
    trains: [...ids.trains, { id, railway, size, parts }],
  }
}

const movedTrain = (ids: Ids, railway: RailwayId, id: string): Ids => ({
  ...ids,
  trains: ids.trains.map((train) => (train.id === id ? { ...train, railway } : train)),
})

function withoutTrain(ids: Ids, railway: RailwayId, size: Size, id: string | undefined): Ids {
  const isIt = (train: TrainName): boolean =>
    train.railway === railway && train.size === size && (id === undefined || train.id === id)
  const at = ids.trains.findIndex(isIt)
  return { ...ids, trains: ids.trains.filter((_, i) => i !== at) }
}

function withoutSwitcher(ids: Ids, id: string): Ids {
  return {
    ...ids,
    atMine: Object.fromEntries(Object.entries(ids.atMine).filter(([, at]) => at !== id)),
    atRailway: ids.atRailway.filter((switcher) => switcher.id !== id),
  }
}

/** Switchers of mines are found by the state, see below; those of railways by name or size. */
function withoutScrapped(ids: Ids, operation: string, size: number, { switcher }: Named): Ids {
  if (!isRailway(operation)) return ids
  const named = ids.atRailway.find(({ id, railway }) => railway === operation && id === switcher)
  const found = named ?? ids.atRailway.find(({ id, railway }) => railway === operation && sizeOf(id) === size)
  return found ? withoutSwitcher(ids, found.id) : ids
}

/** What a mine has lost is forgotten, as are empty IPOs. */
function withoutClosed(ids: Ids, state: State): Ids {
  const atMine = Object.entries(ids.atMine).filter(([mine, id]) => state.mines[mine]?.switcher === sizeOf(id))
  const issue = Object.entries(ids.issue).filter(([company]) => companyOf(state, company)?.shares['issue'])
  return {
    ...ids,
    atMine: atMine.length === Object.keys(ids.atMine).length ? ids.atMine : Object.fromEntries(atMine),
    issue: issue.length === Object.keys(ids.issue).length ? ids.issue : Object.fromEntries(issue),
  }
}

const sizeOf = (id: string): number => Number(id[0])

/** A share's company and number, from `HBE_3`. */
export function shareOf(id: string): { readonly company: CompanyId | 'MHE'; readonly number: number } {
  const [, company, number] = /^([A-Z]{1,3})_(\d)$/.exec(id) ?? []
  if (company === undefined) throw unknown('share', id)
  return { company: companyFrom(company), number: Number(number) }
}

const companies = ['HBE', 'GHE', 'NWE', 'SHE', 'KEZ', 'WBE', 'QLB', 'CO', 'MO', 'SN', 'HW', 'MHE']

/** The site calls the Union `U`. */
export function companyFrom(id: string | number): CompanyId | 'MHE' {
  if (id === 'U') return 'UN'
  if (!companies.includes(String(id))) throw unknown('company', id)
  return id as CompanyId | 'MHE'
}

export const siteCompany = (company: string): string => (company === 'UN' ? 'U' : company)

export function mineFrom(id: string | number): MineId {
  const mine = /^\d{1,2}$/.test(String(id)) ? Number(id) : 0
  if (mine < 1 || mine > 15) throw unknown('mine', id)
  return mine as MineId
}
