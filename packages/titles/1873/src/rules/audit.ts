import type { Broken } from '@stellwerk/engine'
import { breach, lawsAbout, lawsOf, markerLaws, marketLaws, moneyLaws, tileLaws } from '@stellwerk/engine'
import { railways } from '../data/companies.js'
import { concessionHexes } from '../data/concessions.js'
import { tiles } from '../data/tiles.js'
import { boardHex } from '../board.js'
import { diesels, sizes, units } from '../data/units.js'
import type { CompanyId, MineId } from '../data/types.js'
import { editions } from '../editions.js'
import type { OwnFault } from '../position/faults.js'
import type { State } from '../state.js'
import { companyOf, isPublicMine, mineOf, playerOf } from '../state.js'
import { percentOf, playersHolding, sharesOf } from './shares.js'
import { holderOf } from '../state.js'

/** Every law of conservation that a state breaks. */
export const { audit, laws } = lawsOf(
  money,
  certificates,
  lawsAbout(['market', 'railways', 'publicMines', 'mhe', 'edition'], market),
  lawsAbout(['tiles', 'reserved', 'supply'], tileCounts),
  lawsAbout(['markers', 'tiles', 'railways'], markers),
  lawsAbout(['mines', 'publicMines', 'players'], mineLaws),
  unitLaws,
)

function* money(state: State): Generator<Broken> {
  yield* moneyLaws(state.cash)
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

function market(state: State): Iterable<Broken> {
  const priced =
    editions[state.edition].mheStartPrice === null ? companies(state) : [...companies(state), 'MHE' as const]
  return marketLaws(state.market, priced, (company) =>
    String(company === 'MHE' ? state.mhe.price : companyOf(state, company)?.price),
  )
}

function tileCounts(state: State): Iterable<Broken> {
  const laid = [...Object.entries(state.reserved), ...Object.entries(state.tiles)]
  // RUL-54: only for concession routes there are more tiles than in the box
  const given = (tile: string): number =>
    Object.entries(concessionHexes).filter(
      ([hex, { first }]) => first.tile === tile && state.tiles[hex]?.tile === tile,
    ).length
  return tileLaws(tiles, state.supply, laid, given)
}

function* markers(state: State): Generator<Broken> {
  const lying = Object.entries(state.markers).map(
    ([hex, stops]) => [hex, stops.map((stop) => stop.map(({ railway }) => railway))] as const,
  )
  const used = yield* markerLaws(lying, (hex) => boardHex(state, hex).stops)
  for (const [railway, count] of used) {
    const { denomination, floated } = state.railways[railway] ?? { denomination: 20, floated: false }
    const all = railways[railway].markers[denomination === 10 ? 10 : 20]
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
