import type { Broken } from '@stellwerk/engine'
import { breach, wordsOf } from '@stellwerk/engine'
import { railways } from '../data/companies.js'
import { concessionHexes } from '../data/concessions.js'
import { tiles } from '../data/tiles.js'
import { boardHex } from '../board.js'
import { diesels, sizes, units } from '../data/units.js'
import type { CompanyId, MineId, RailwayId } from '../data/types.js'
import { editions } from '../editions.js'
import type { OwnFault } from '../position/faults.js'
import type { State } from '../state.js'
import { companyOf, isPublicMine, mineOf, playerOf } from '../state.js'
import { percentOf, playersHolding, sharesOf } from './shares.js'
import { holderOf } from '../state.js'

/** Every law of conservation that a state breaks, in words for a bug report. */
export const audit = (state: State): readonly string[] => laws(state).map(wordsOf)

/** Every law of conservation that a state breaks. */
export function laws(state: State): readonly Broken[] {
  return [
    ...money(state),
    ...certificates(state),
    ...market(state),
    ...tileCounts(state),
    ...markers(state),
    ...mineLaws(state),
    ...unitLaws(state),
  ]
}

function* money(state: State): Generator<Broken> {
  const sum = Object.values(state.cash).reduce((a, b) => a + b, 0)
  if (sum !== 0) yield `money: the purses add up to ${sum}`
  for (const [purse, cash] of Object.entries(state.cash)) {
    if (!Number.isSafeInteger(cash)) yield `money: ${purse} has ${cash}`
    if (purse !== 'bank' && cash < 0) yield `money: ${purse} has ${cash}`
  }
  for (const [mine, { open, owner }] of Object.entries(state.mines))
    if ((!open || isPublicMine(owner)) && state.cash[`mine:${mine}`] !== 0)
      yield breach(`money: mine ${mine} has a treasury`, { kind: 'treasury', purse: `mine:${mine}` })
}

const companies = (state: State): CompanyId[] =>
  [...Object.keys(state.railways), ...Object.keys(state.publicMines)] as CompanyId[]

function* certificates(state: State): Generator<Broken> {
  for (const company of [...companies(state), 'MHE'] as const) {
    const shares = sharesOf(state, company)
    const total = Object.values(shares).reduce((a, b) => a + b, 0)
    const right = company === 'MHE' ? 10 : 100 / (companyOf(state, company)?.denomination ?? 0)
    if (total !== right) yield `certificates: ${company} has ${total} shares, not ${right}`
    if (Object.values(shares).some((n) => n <= 0)) yield `certificates: ${company} has an empty holding`
  }
  for (const company of companies(state)) {
    const { director, receivership, shares } = companyOf(state, company) as NonNullable<
      ReturnType<typeof companyOf>
    >
    if (receivership !== (director === null))
      yield breach<OwnFault>(`director: ${company} has ${director ?? 'nobody'}`, {
        kind: 'nobody-directs',
        company,
      })
    if (receivership && playersHolding(shares).length > 0)
      yield breach<OwnFault>(`receivership: players hold ${company}`, { kind: 'receivership', company })
    if (director === null || state.concessions[company]?.startsWith('player:')) continue
    const held = percentOf(state, company, holderOf(director))
    const most = Math.max(...state.players.map((p) => percentOf(state, company, holderOf(p))))
    if (held < most || held < 20)
      yield breach(`director: ${director} holds ${held} of ${company}, somebody ${most}`, {
        kind: 'director',
        company,
        player: director,
        held,
        most,
      })
  }
}

function* market(state: State): Generator<Broken> {
  const priced =
    editions[state.edition].mheStartPrice === null ? companies(state) : [...companies(state), 'MHE' as const]
  for (const company of priced) {
    const price = company === 'MHE' ? state.mhe.price : companyOf(state, company)?.price
    const boxes = Object.entries(state.market).filter(([, stack]) => stack.includes(company))
    if (boxes.length !== 1 || Number(boxes[0]?.[0]) !== price)
      yield breach(`market: ${company} at ${price} lies in ${boxes.map(([b]) => b).join()}`, {
        kind: 'stack',
      })
  }
  const lying = Object.values(state.market).flat().length
  if (lying !== priced.length)
    yield breach(`market: ${lying} markers for ${priced.length} companies`, { kind: 'stack' })
}

function* tileCounts(state: State): Generator<Broken> {
  for (const [id, left] of Object.entries(state.supply)) {
    const used = [...Object.values(state.tiles), ...Object.values(state.reserved)].filter(
      (laid) => laid.tile === id,
    ).length
    // RUL-54: only for concession routes there are more tiles than in the box
    const given = Object.entries(concessionHexes).filter(
      ([hex, { first }]) => first.tile === id && state.tiles[hex]?.tile === id,
    ).length
    if (left + given < 0 || left + used !== tiles[id]?.count)
      yield breach(`tiles: ${left} of ${id} left, ${used} used`, { kind: 'many-tiles', tile: id, used })
  }
}

function* markers(state: State): Generator<Broken> {
  const used: Record<string, number> = {}
  for (const [hex, stops] of Object.entries(state.markers)) {
    const onHex: string[] = []
    for (const [i, stop] of stops.entries()) {
      const circles = boardHex(state, hex).stops[i]?.circles ?? 0
      if (stop.length > circles)
        yield breach(`markers: ${stop.length} in ${circles} circles of ${hex}`, {
          kind: 'circles',
          hex,
          count: stop.length,
          circles,
        })
      for (const { railway } of stop) {
        used[railway] = (used[railway] ?? 0) + 1
        if (onHex.includes(railway))
          yield breach(`markers: ${railway} twice in ${hex}`, { kind: 'twice', hex })
        onHex.push(railway)
      }
    }
  }
  for (const [railway, count] of Object.entries(used)) {
    const { denomination, floated } = state.railways[railway] ?? { denomination: 20, floated: false }
    const all = railways[railway as RailwayId].markers[denomination === 10 ? 10 : 20]
    if (!floated || count > all)
      yield breach(`markers: ${railway} has ${count} of ${all} on the map`, {
        kind: 'many-markers',
        company: railway,
        count,
      })
  }
}

function* mineLaws(state: State): Generator<Broken> {
  for (const [id, { open, owner, machine, switcher }] of Object.entries(state.mines)) {
    const mine = Number(id) as MineId
    if (!open && (owner !== 'bank' || machine !== 1 || switcher !== null))
      yield breach<OwnFault>(`mines: ${mine} is closed and has something`, { kind: 'closed-mine', mine })
    if (isPublicMine(owner) !== Object.values(state.publicMines).some((c) => c.mines.includes(mine)))
      yield `mines: ${mine} and ${owner} disagree`
    const player = playerOf(owner)
    if (player !== undefined && !state.players.includes(player)) yield `mines: ${mine} belongs to ${owner}`
  }
  for (const [company, { mines: owned, denomination }] of Object.entries(state.publicMines)) {
    const places = denomination === 50 ? 2 : denomination === 20 ? 4 : 5
    if (owned.length > places || owned.length < 2)
      yield breach<OwnFault>(`mines: ${company} has ${owned.length} of ${places}`, {
        kind: 'mine-places',
        company,
        count: owned.length,
        most: places,
      })
    for (const mine of owned)
      if (mineOf(state, mine).owner !== company)
        yield breach<OwnFault>(`mines: ${mine} is not of ${company}`, { kind: 'mine-twice', mine })
  }
}

function* unitLaws(state: State): Generator<Broken> {
  const left = sizes.map((size) => state.units[size])
  const top = left.findIndex((n) => n !== 0)
  for (const [i, size] of sizes.entries()) {
    const n = left[i] ?? null
    const { count } = units[size]
    if (n !== null && (n < 0 || (count !== null && n > count)))
      yield breach<OwnFault>(`units: ${n} of size ${size}`, { kind: 'units', size, most: count ?? 0 })
    if (i > top && n !== count)
      yield breach<OwnFault>(`units: size ${size} was sold before size ${sizes[top]}`, {
        kind: 'units-order',
        size,
        before: sizes[top] ?? 0,
      })
  }
  const owned = Object.values(state.railways).filter((railway) => railway.diesel).length
  if (state.diesels.left + owned !== diesels.count)
    yield `units: ${state.diesels.left} diesels left, ${owned} owned`
}
