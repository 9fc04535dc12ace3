import type { Shape } from '@stellwerk/engine'
import {
  either,
  engineRules,
  fields,
  flag,
  isObject,
  listOf,
  oneOf,
  recordOf,
  refusal,
  whole,
} from '@stellwerk/engine'
import type { Located } from './fault.js'
import type { SiteAction, SiteGame } from './format.js'
import { siteTitle } from './format.js'

/**
 * The form of an export. Every field that the site writes is known here: what matters, what may be there and says
 * nothing about the game, and what 1873 never fills. Anything else is refused by its name.
 */

const text = (most: number): Shape => {
  const expected = `text of at most ${most} characters`
  return (value, path) => (typeof value === 'string' && value.length <= most ? undefined : { path, expected })
}
const word = text(100)
const nothing: Shape = oneOf(null)
const anything: Shape = () => undefined
/** What 1873 has no use for: it must say nothing. */
const unused: Shape = (value, path) => {
  const empty =
    value === null ||
    value === false ||
    value === 0 ||
    value === '' ||
    (Array.isArray(value) && value.length === 0) ||
    (isObject(value) && Object.keys(value).length === 0)
  return empty ? undefined : { path, expected: 'nothing, as there is no such thing in 1873' }
}
const optional = (shape: Shape): Shape => either(nothing, shape)
const id: Shape = either(whole, word)
const words = (most: number): Shape => listOf(word, most)
const moment: Shape = either(whole, word)

const route = fields(
  { train: word, revenue: whole },
  {
    connections: listOf(words(100), 100),
    hexes: words(100),
    revenue_str: text(2000),
    nodes: words(100),
    subsidy: unused,
    halts: unused,
    abilities: unused,
    bonus: unused,
  },
)

type Fields = { readonly [name: string]: Shape }

const program: Fields = {
  unconditional: optional(flag),
  indefinite: optional(flag),
  corporation: optional(word),
  until_condition: optional(id),
  from_market: optional(flag),
  auto_pass_after: optional(flag),
  until_premium: optional(whole),
  skip_track: optional(flag),
  skip_buy: optional(flag),
  skip_close: optional(flag),
}

/** The own fields of each type of action: those it must have, and those it may have. */
const own: Readonly<Record<SiteAction['type'], readonly [Fields, Fields?]>> = {
  bid: [{ price: whole }, { company: word, corporation: unused, minor: unused }],
  pass: [{}],
  par: [
    { corporation: word, share_price: word },
    {
      slot: unused,
      purchase_for: unused,
      purchase_for_type: unused,
      borrow_from: unused,
      borrow_from_type: unused,
    },
  ],
  merge: [{ minor: word }, { corporation: unused }],
  buy_shares: [
    { shares: words(10) },
    {
      percent: whole,
      share_price: unused,
      swap: unused,
      purchase_for: unused,
      purchase_for_type: unused,
      borrow_from: unused,
      borrow_from_type: unused,
      total_price: unused,
      discounter: unused,
    },
  ],
  sell_shares: [{ shares: words(10) }, { percent: whole, share_price: optional(whole), swap: unused }],
  lay_tile: [{ hex: word, tile: word, rotation: whole }],
  destination_connection: [{ minors: words(15) }, { corporations: unused, hexes: unused }],
  place_token: [
    { city: word, slot: whole },
    { tokener: optional(word), cost: unused, token_type: unused },
  ],
  switch_trains: [{ slots: listOf(whole, 2) }],
  run_routes: [{ routes: listOf(route, 100) }, { extra_revenue: unused, subsidy: unused }],
  dividend: [{ kind: oneOf('payout', 'half', 'withhold') }, { amount: unused }],
  buy_corporation: [{ minor: word, price: whole }, { corporation: unused }],
  buy_train: [
    { train: word, price: whole },
    {
      variant: optional(word),
      slots: optional(listOf(whole, 5)),
      extra_due: optional(flag),
      exchange: unused,
      shell: unused,
      warranties: unused,
    },
  ],
  scrap_train: [{ train: word }],
  convert: [{}],
  undo: [{}, { action_id: optional(whole) }],
  redo: [{}],
  message: [{ message: text(100_000) }],
  end_game: [{}],
  program_share_pass: [{}, program],
  program_buy_shares: [{}, program],
  program_harzbahn_draft_pass: [{}, program],
  program_independent_mines: [{}, program],
  program_disable: [{}, { reason: optional(text(1000)), original_type: optional(word) }],
}

const actionTypes = Object.keys(own)

const shapes = new Map(
  Object.entries(own).map(([type, [required, extra]]) => [
    type,
    fields(
      { type: oneOf(type), entity: id, ...required },
      {
        entity_type: oneOf('player', 'minor', 'corporation', 'company'),
        id: whole,
        user: optional(id),
        created_at: moment,
        auto_actions: optional(listOf((value, path) => action(value, path), 100)),
        skip: anything,
        ...extra,
      },
    ),
  ]),
)

const action: Shape = (value, path) => {
  if (!isObject(value)) return { path, expected: 'an object' }
  const shape = typeof value['type'] === 'string' ? shapes.get(value['type']) : undefined
  return shape ? shape(value, path) : { path: `${path}.type`, expected: `one of ${actionTypes.join(', ')}` }
}

const player: Shape = either(word, fields({ name: text(200) }, { id: id }))

const game = fields(
  { title: oneOf(siteTitle), players: listOf(player, 10), actions: listOf(action, 100_000) },
  {
    id: id,
    description: optional(text(10_000)),
    user: anything,
    min_players: optional(whole),
    max_players: optional(whole),
    settings: fields(
      {},
      {
        seed: optional(whole),
        is_async: optional(flag),
        unlisted: optional(flag),
        auto_routing: optional(flag),
        player_order: optional(listOf(id, 10)),
        optional_rules: optional(listOf(oneOf('aag_variant'), 10)),
        pin: optional(word),
        use_engine_v2: optional(flag),
      },
    ),
    user_settings: anything,
    status: optional(word),
    turn: optional(whole),
    round: optional(word),
    acting: anything,
    result: optional(recordOf(whole)),
    loaded: optional(flag),
    created_at: optional(moment),
    updated_at: optional(moment),
    finished_at: optional(moment),
    game_end_reason: optional(word),
    manually_ended: optional(flag),
    mode: optional(word),
    fixture_format: anything,
  },
)

/** Reads an export, or says where its form is wrong. */
export function parseExport(value: unknown): SiteGame | Located {
  if (isObject(value) && typeof value['title'] === 'string' && value['title'] !== siteTitle)
    return { path: 'title', fault: { kind: 'title', title: value['title'].slice(0, 80) } }
  const fault = game(value, '')
  if (fault)
    return {
      path: fault.path,
      fault: { kind: 'refused', refusal: refusal(engineRules.malformed, { ...fault }) },
    }
  const read = value as {
    readonly id?: string | number
    readonly players: readonly (string | { readonly id?: string | number; readonly name: string })[]
    readonly settings?: {
      readonly seed?: number | null
      readonly optional_rules?: readonly string[] | null
      readonly pin?: string | null
    }
    readonly status?: string | null
    readonly finished_at?: string | number | null
    readonly result?: Readonly<Record<string, number>> | null
    readonly actions: readonly SiteAction[]
  }
  return {
    id: String(read.id ?? ''),
    players: read.players.map((seat) =>
      typeof seat === 'string'
        ? { id: seat, name: seat }
        : { id: String(seat.id ?? seat.name), name: seat.name },
    ),
    seed: read.settings?.seed ?? 1,
    optionalRules: read.settings?.optional_rules ?? [],
    pinned: Boolean(read.settings?.pin),
    result: read.result ?? null,
    finished: (read.status ?? (read.finished_at ? 'finished' : '')) === 'finished',
    actions: read.actions,
  }
}
