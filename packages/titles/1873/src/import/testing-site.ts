import type { Action, Choice, PlayerId } from '@stellwerk/engine'
import { History, Random, apply, begin, legal } from '@stellwerk/engine'
import type { PublicMineId } from '../data/types.js'
import { publicMineOf } from '../state.js'
import { harzbahn } from '../title.js'
import type { Desk } from './desk.js'
import { goOn, siteStep, siteTurn, stateOf } from './desk.js'
import type { SiteAction } from './format.js'
import { noIds, siteCompany } from './ids.js'
import { seatsOf, seedFor } from './seats.js'
import { translate } from './translate.js'
import type { Own } from './testing-site-words.js'
import { pass, worded } from './testing-site-words.js'

/**
 * Plays random games as the site would and writes them down in its form. What our rules offer is put into the site's
 * words, so that every kind of action is seen, in every phase of the game.
 */
export interface Written {
  readonly desk: Desk
  readonly exported: {
    readonly title: string
    readonly players: unknown
    readonly actions: readonly SiteAction[]
  }
}

export function writeRandomGame(
  seed: number,
  players: number,
  most: number,
  optional_rules: readonly string[] = [],
): Written {
  const random = new Random(seed)
  const site = Array.from({ length: players }, (_, i) => ({ id: String(100 + i), name: `Player ${i + 1}` }))
  const settings = { seed, optional_rules }
  const game = {
    id: 'x',
    players: site,
    seed,
    optionalRules: optional_rules,
    pinned: false,
    result: null,
    finished: false,
    actions: [],
  }
  const seats = seatsOf(game)
  const options = { edition: optional_rules.length > 0 ? '18xx.games-aag' : '18xx.games' }
  const begun = begin(harzbahn, {
    players: seats.map(({ seat }) => seat),
    seed: seedFor(seats, seed),
    options,
  })
  if (!begun.ok) throw new Error(begun.refusal.rule)
  const history = new History(harzbahn, begun.value)
  const point = { ours: 0, ids: noIds, slots: {}, pending: null, closing: null, unasked: [], ran: null }
  const desk: Desk = { history, seats, point }
  const actions: SiteAction[] = []
  const write = (own: Own): void => {
    const action = {
      ...own,
      ...entityOf(desk),
      id: actions.length + 1,
      created_at: 1_700_000_000,
    } as unknown as SiteAction
    const entered = withConnections(desk, action)
    actions.push(entered)
    translate(desk, entered)
  }
  goOn(desk)
  while (!history.state.over && actions.length < most) for (const own of chosen(desk, random)) write(own)
  return {
    desk,
    exported: { title: 'Harzbahn 1873', players: site, settings, actions } as Written['exported'],
  }
}

/** A whole game as the site exports it when it is finished. */
export function writeFinishedGame(
  seed: number,
  players: number,
): Written['exported'] & { readonly result: { readonly [id: string]: number } } {
  const { desk, exported } = writeRandomGame(seed, players, 4000)
  const fortunes = harzbahn.ranking(stateOf(desk))
  const result = desk.seats.map(({ site, seat }) => [
    site,
    fortunes.find(({ player }) => player === seat)?.fortune ?? 0,
  ])
  return { ...exported, status: 'finished', result: Object.fromEntries(result) } as never
}

/** Inserts undo and redo, now and then with the action to go back to, so that the same line counts in the end. */
export function withDetours(actions: readonly SiteAction[], random: Random): readonly unknown[] {
  const written: unknown[] = []
  const enter = (action: object): void => void written.push({ ...action, id: written.length + 1 })
  for (const action of actions) {
    enter(action)
    if (random.below(12) > 0) continue
    const { entity, entity_type } = action
    if (random.below(2) === 0) {
      enter({ type: 'undo', entity, entity_type })
      enter(random.below(2) === 0 ? { type: 'redo', entity, entity_type } : action)
    } else {
      const id = written.length
      enter({ type: 'message', entity, entity_type, message: 'hm' })
      enter({ type: 'program_share_pass', entity, entity_type, unconditional: false, indefinite: false })
      enter({ type: 'undo', entity, entity_type, action_id: id })
    }
  }
  return written
}

function entityOf(desk: Desk): { entity: string | number; entity_type: string } {
  const { kind, name } = siteTurn(desk)
  const { pending } = desk.point
  if (pending?.kind === 'forming') return { entity: siteCompany(pending.company), entity_type: 'corporation' }
  if (kind === 'minor') return { entity: name.slice(5), entity_type: kind }
  if (kind === 'corporation') return { entity: siteCompany(name), entity_type: kind }
  return { entity: Number(desk.seats.find(({ seat }) => seat === name)?.site), entity_type: kind }
}

/** After a tile the client adds which mines are connected. */
function withConnections(desk: Desk, action: SiteAction): SiteAction {
  if (action.type !== 'lay_tile') return action
  const state = stateOf(desk)
  const tried = apply(harzbahn, state, {
    type: 'layTile',
    player: legal(harzbahn, state).players[0] as PlayerId,
    hex: action.hex,
    tile: action.tile.split('-')[0] as string,
    rotation: action.rotation,
  })
  if (!tried.ok) throw new Error(tried.refusal.rule)
  const minors = Object.keys(tried.state.mines).filter((mine) => tried.state.mines[mine]?.connected)
  const { entity, entity_type } = action
  return {
    ...action,
    auto_actions: [{ type: 'destination_connection', entity, entity_type, minors } as SiteAction],
  }
}

/** One decision, in as many actions as the site makes of it. */
function chosen(desk: Desk, random: Random): readonly Own[] {
  const state = stateOf(desk)
  const step = siteStep(desk)
  const { choices } = legal(harzbahn, state)
  const kinds = [...new Set(choices.map(({ action }) => action.type))].filter(
    (kind) => !(step === 'Convert' && kind !== 'closeMine' && kind !== 'issueShares' && kind !== 'pass'),
  )
  if (step === 'ReassignSwitcher') return switches(desk, random)
  const kind = random.weighted(kinds, (type) => weights[type] ?? 12)
  if (kind === 'closeMine' && step === 'BuyTrain') return [pass]
  const choice = random.pick(choices.filter(({ action }) => action.type === kind))
  return worded(desk, valued(choice, random), random)
}

const weights: { readonly [type: string]: number } = {
  pass: 6,
  closeMine: 1,
  scrapTrain: 2,
  scrapSwitcher: 2,
  sellShares: 3,
}

function valued({ action, range }: Choice, random: Random): Action {
  if (!range) return action
  const steps = Math.floor((range.max - range.min) / range.step)
  const value = range.min + range.step * Math.min(steps, random.below(4))
  return range.except?.includes(value) ? action : { ...action, [range.field]: value }
}

function switches(desk: Desk, random: Random): readonly Own[] {
  const places = publicMineOf(stateOf(desk), siteTurn(desk).name as PublicMineId).mines.length
  const swap = (): Own => ({ type: 'switch_trains', slots: [random.below(places), random.below(places)] })
  return [...Array.from({ length: random.below(3) }, swap), pass]
}
