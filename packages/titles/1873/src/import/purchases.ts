import type { MineId, PublicMineId, Size } from '../data/types.js'
import { maintenanceOf } from '../rules/phases.js'
import { mineOf, publicMineOf, isPublicMine } from '../state.js'
import type { OperationId, State } from '../state.js'
import type { Desk } from './desk.js'
import { act, decider, siteTurn, stateOf } from './desk.js'
import { Untranslatable, unknown } from './fault.js'
import type { SiteActionOf } from './format.js'
import { mineFrom } from './ids.js'

/** Mines, machines, trains and switchers. */

export function buyMine(desk: Desk, { minor, price }: SiteActionOf<'buy_corporation'>): void {
  act(desk, { type: 'buyMine', player: decider(desk), mine: mineFrom(minor), price })
}

/** Ends the purchases of a private mine; whether it closes is asked next. */
export function dropPass(desk: Desk): void {
  desk.point = { ...desk.point, closing: siteTurn(desk).name as OperationId }
}

const pieceOf = (name: string): { size: Size | 'D'; kind: string } | undefined => {
  if (/^D(-\d+)?$/.test(name)) return { size: 'D', kind: 'D' }
  const [, size, kind] = /^([1-5])([TMS])(-\d{1,4})?$/.exec(name) ?? []
  return size === undefined ? undefined : { size: Number(size) as Size, kind: kind as string }
}

export function buyTrain(desk: Desk, action: SiteActionOf<'buy_train'>): void {
  const { train, price, variant, slots } = action
  const piece = pieceOf(variant ?? train)
  const named = pieceOf(train)
  if (!piece || !named || named.size !== piece.size) throw unknown('train', train)
  const player = decider(desk)
  if (piece.kind === 'M') {
    const mines = isPublicMine(siteTurn(desk).name) ? minesAt(desk, slots) : [ownMine(desk)]
    expectOnTop(desk, train, piece.size)
    return act(desk, { type: 'buyMachine', player, mines })
  }
  if (piece.kind === 'S') return buySwitcher(desk, action, piece.size as Size)
  const seller = desk.point.ids.trains.find(({ id }) => id === train)
  if (!seller) expectOnTop(desk, train, piece.size)
  const from = seller?.railway ?? 'bank'
  const payer = seller && piece.size !== 'D' ? payerOf(desk, 'train', piece.size, action) : {}
  act(desk, { type: 'buyTrain', player, from, size: piece.size, price, ...payer }, { train })
}

/** A unit of the bank has the next number of its size. */
function expectOnTop(desk: Desk, train: string, size: Size | 'D'): void {
  const right = `${size === 'D' ? 'D' : `${size}T`}-${desk.point.ids.taken[size] ?? 0}`
  if (train !== right) throw unknown('train', train)
}

function buySwitcher(desk: Desk, action: SiteActionOf<'buy_train'>, size: Size): void {
  const { train, price, slots } = action
  const { ids } = desk.point
  const operation = siteTurn(desk).name
  const [mine] = isPublicMine(operation) ? minesAt(desk, slots) : []
  if (isPublicMine(operation) && (slots?.length !== 1 || mine === undefined))
    throw new Untranslatable({ kind: 'figure', field: 'slots', stored: String(slots), right: '1' })
  const seller = sellerOf(stateOf(desk), desk, train)
  if (!seller && train !== `${size}S-${ids.nextSwitcher}`) throw unknown('train', train)
  act(
    desk,
    {
      type: 'buySwitcher',
      player: decider(desk),
      from: seller?.operation ?? 'bank',
      size,
      price,
      ...(seller ? payerOf(desk, 'switcher', size, action) : {}),
      ...(mine === undefined ? {} : { mine }),
      ...(seller?.mine === undefined ? {} : { fromMine: seller.mine }),
    },
    { switcher: train, ...(mine === undefined ? {} : { mine }) },
  )
}

/** Who has a switcher: a railway, a private mine, or a public mine at one of its mines. */
function sellerOf(state: State, desk: Desk, train: string): { operation: string; mine?: MineId } | undefined {
  const { atRailway, atMine } = desk.point.ids
  const railway = atRailway.find(({ id }) => id === train)
  if (railway) return { operation: railway.railway }
  const at = Object.entries(atMine).find(([, id]) => id === train)?.[0]
  if (at === undefined) return undefined
  const mine = Number(at) as MineId
  const { owner } = mineOf(state, mine)
  return isPublicMine(owner) ? { operation: owner, mine } : { operation: `mine:${mine}` }
}

function payerOf(
  desk: Desk,
  piece: 'train' | 'switcher',
  size: Size,
  { extra_due: seller }: SiteActionOf<'buy_train'>,
): { maintenance?: 'buyer' | 'seller' } {
  if (maintenanceOf(stateOf(desk), piece, size) === 0) return {}
  return { maintenance: seller ? 'seller' : 'buyer' }
}

const ownMine = (desk: Desk): MineId => Number(siteTurn(desk).name.slice(5)) as MineId

/** The mines in these places of a public mine, in order of entry. */
function minesAt(desk: Desk, slots: readonly number[] | null | undefined): MineId[] {
  const { mines } = publicMineOf(stateOf(desk), siteTurn(desk).name as PublicMineId)
  const wrong = (slots ?? []).find((slot) => mines[slot] === undefined)
  if (wrong !== undefined) throw unknown('mine', `slot ${wrong}`)
  return [...new Set(slots ?? [])].toSorted((a, b) => a - b).map((slot) => mines[slot] as MineId)
}

export function scrapTrain(desk: Desk, { train }: SiteActionOf<'scrap_train'>): void {
  const piece = pieceOf(train)
  const operation = siteTurn(desk).name
  const player = decider(desk)
  if (piece?.kind === 'S') {
    const owner = sellerOf(stateOf(desk), desk, train)
    if (owner?.operation !== operation) throw unknown('train', train)
    const mine = owner.mine === undefined ? {} : { mine: owner.mine }
    return act(desk, { type: 'scrapSwitcher', player, size: piece.size, ...mine }, { switcher: train })
  }
  const owned = desk.point.ids.trains.find(({ id, railway }) => id === train && railway === operation)
  if (!owned || !piece) throw unknown('train', train)
  act(desk, { type: 'scrapTrain', player, size: piece.size }, { train })
}

/** Each swap is an action there; here the switchers are distributed at once, when the step is over. */
export function switchTrains(desk: Desk, { slots }: SiteActionOf<'switch_trains'>): void {
  const company = siteTurn(desk).name as PublicMineId
  const { sizes, names } = lying(desk, company)
  const [a, b] = slots
  if (a === undefined || b === undefined || sizes[a] === undefined || sizes[b] === undefined)
    throw unknown('mine', `slot ${slots.join()}`)
  desk.point = {
    ...desk.point,
    pending: { kind: 'switchers', company, sizes: swapped(sizes, a, b), names: swapped(names, a, b) },
  }
}

const swapped = <T>(list: readonly T[], a: number, b: number): T[] =>
  list.map((item, i) => (i === a ? list[b] : i === b ? list[a] : item) as T)

/** The company's switchers as they lie, with the swaps made so far. */
function lying(
  desk: Desk,
  company: PublicMineId,
): { readonly sizes: readonly number[]; readonly names: readonly (string | undefined)[] } {
  const { pending, ids } = desk.point
  if (pending?.kind === 'switchers') return pending
  const { mines } = publicMineOf(stateOf(desk), company)
  return {
    sizes: mines.map((mine) => mineOf(stateOf(desk), mine).switcher ?? 0),
    names: mines.map((mine) => ids.atMine[mine]),
  }
}

export function finishSwitchers(desk: Desk): void {
  const company = siteTurn(desk).name as PublicMineId
  const { sizes, names } = lying(desk, company)
  const { mines } = publicMineOf(stateOf(desk), company)
  const others = Object.entries(desk.point.ids.atMine).filter(
    ([mine]) => !mines.includes(Number(mine) as MineId),
  )
  const own = mines.flatMap((mine, i) => (names[i] === undefined ? [] : [[String(mine), names[i]] as const]))
  const ids = { ...desk.point.ids, atMine: Object.fromEntries([...others, ...own]) }
  desk.point = { ...desk.point, pending: null, ids }
  act(desk, { type: 'assignSwitchers', player: decider(desk), sizes })
}
