import { apply, hash } from '@stellwerk/engine'
import type { Act } from '@stellwerk/protocol'
import type { Services } from '../context.js'
import { asFailed, forbidden, refusedBy } from '../errors.js'
import { metrics } from '../operate/metrics.js'
import type { Account } from '../store/schema.js'
import { mayActFor } from '../clock/deputies.js'
import { once } from './at-table.js'
import type { NewEntry } from './enter.js'
import { enter } from './enter.js'
import { carryOn } from './programs.js'
import { hasRoom } from './record-bounds.js'

/** Whether a stored action is the one that was sent. */
const isSame = (stored: string | null, sent: Act['action']): boolean =>
  stored !== null && hash(JSON.parse(stored)) === hash(sent)

/** The player whom an action names; empty if that is not a name. */
const nameIn = ({ player }: Act['action']): string => (typeof player === 'string' ? player : '')

/** Enters a player's action once, in its place, if the rules allow it; then whatever programmed moves follow. */
export async function act(
  services: Services,
  table: string,
  account: Account,
  request: Act,
): Promise<{ seq: number }> {
  try {
    const answer = await once(
      services,
      table,
      account,
      request,
      ({ seq, action }) => (isSame(action, request.action) ? { seq } : undefined),
      async ({ table, seat, game }) => {
        const { action, key } = request
        const player = nameIn(action)
        const isDeputy = player !== seat.player
        if (isDeputy && !mayActFor(services, table, game.title, account, player))
          throw forbidden('this is not your seat')
        hasRoom(game)
        const outcome = apply(game.title, game.state, action)
        if (!outcome.ok) throw refusedBy(outcome.refusal, 'action')
        const own: NewEntry = {
          account: account.id,
          player,
          deputy: isDeputy ? seat.player : null,
          type: 'action',
          action,
          to_length: null,
          programmed: false,
          key,
          events: outcome.events,
          after: outcome.state,
        }
        const seq = game.seq + 1
        const last = { type: String(action['type']), player }
        const start = { state: outcome.state, deeds: game.line.deeds, last }
        const { entries, ended } = carryOn(game.title, start, table.programs)
        await enter(services, table, game, [own, ...entries], ended.length > 0 ? { ended } : undefined)
        return { seq }
      },
    )
    metrics.actions.inc({ result: 'done' })
    return answer
  } catch (error) {
    metrics.actions.inc({ result: asFailed(error).code })
    throw error
  }
}
