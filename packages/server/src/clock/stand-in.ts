/** A computer decides for players whose time has run out, where their table has agreed on that. */
import { apply, view } from '@stellwerk/engine'
import type { Action, CoreState, PlayerId, Title } from '@stellwerk/engine'
import type { Services } from '../context.js'
import { enter } from '../play/enter.js'
import { carryOn, programmedEntry } from '../play/programs.js'
import { hasRunOut } from './at-table.js'

/** What decides for them. The server has one if whoever starts it says so (`Context.standIn`). */
export interface StandIn {
  /** Whether it knows a title. */
  plays(title: string): boolean
  /** What a player shall do whose turn it is; `state` is what they see of the game. Nothing if it has no answer. */
  decide(title: Title, state: CoreState, player: PlayerId): Promise<Action | undefined>
}

/** How often, in milliseconds, it is looked for time that has run out. */
const lookEvery = 1000
/** How many tables are looked at once. */
const atOnce = 20

/** Lets the computer decide for all whose time has run out by now. */
export async function decideForLate(services: Services): Promise<void> {
  const { store, standIn, now, log } = services
  if (!standIn) return
  const due = await store.db
    .selectFrom('tables')
    .select('id')
    .where('stand_in_at', '<=', now())
    .where('state', '=', 'running')
    .orderBy('stand_in_at')
    .limit(atOnce)
    .execute()
  for (const { id } of due)
    await decideAt(services, standIn, id).catch((error: unknown) =>
      log.warn({ err: error, table: id }, 'a computer could not decide'),
    )
}

async function decideAt(services: Services, standIn: StandIn, id: string): Promise<void> {
  const { memory, tables, now } = services
  await memory.serially(id, async () => {
    const table = await tables.fresh(id)
    if (table?.row.state !== 'running') return
    const game = await memory.of(table.row)
    const turn = JSON.parse(table.row.turn) as PlayerId[]
    const player = turn.find((one) => hasRunOut(table, one, now()))
    if (player === undefined) return
    const action = await standIn.decide(game.title, view(game.title, game.state, player), player)
    const outcome = action && apply(game.title, game.state, action)
    if (!action || !outcome?.ok) throw new Error('the computer has no answer that the rules allow')
    const own = programmedEntry(player, action, outcome)
    const start = { state: outcome.state, deeds: game.line.deeds, last: { type: action.type, player } }
    const { entries, ended } = carryOn(game.title, start, table.programs)
    await enter(services, table, game, [own, ...entries], ended.length > 0 ? { ended } : undefined)
  })
}

/** Looks from time to time; returns how to stop. */
export function startStandIn(services: Services): () => Promise<void> {
  if (!services.standIn) return async () => undefined
  let looking: Promise<void> | undefined
  const look = (): void => {
    looking ??= decideForLate(services)
      .catch((error: unknown) => services.log.error({ err: error }, 'clocks could not be read'))
      .finally(() => (looking = undefined))
  }
  const timer = setInterval(look, lookEvery).unref()
  return async () => {
    clearInterval(timer)
    await looking
  }
}
