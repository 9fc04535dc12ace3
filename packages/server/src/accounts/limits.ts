import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.js'
import { Failed } from '../errors.js'
import { addressKey } from '../security/address.js'
import type { Throttle } from '../security/throttle.js'
import { throttle } from '../security/throttle.js'

const minute = 60 * 1000

/** Several people may share an address, so it gets this many times the guesses allowed at one name. */
const household = 5
/**
 * Names are public, so nobody must be able to lock out their owners: after this many times the guesses, further ones at
 * that name are slowed down.
 */
const crowd = 10
const slowed = 3000

/** How often somebody may guess passwords or make accounts. */
export interface Limits {
  /** Lets a guess at the password of `name` happen, and forgets it again if it was right. */
  guess(request: FastifyRequest, name: string, isRight: () => Promise<boolean>): Promise<boolean>
  /** The same for somebody signed in: only wrong guesses of the same session count. */
  confirm(session: string, isRight: () => Promise<boolean>): Promise<boolean>
  /** Lets one more account be made. */
  register(request: FastifyRequest): void
}

const tooMany = (): Failed => new Failed('too-many', 'too many attempts; try again later')

export function limitsOf({ config, elapsed }: Context): Limits {
  const perQuarterHour = (limit: number): Throttle => throttle(limit, 15 * minute, elapsed)
  const ofAddress = perQuarterHour(household * config.signInsPerQuarterHour)
  const ofAddressAtName = perQuarterHour(config.signInsPerQuarterHour)
  const atName = perQuarterHour(crowd * config.signInsPerQuarterHour)
  const ofSession = perQuarterHour(config.signInsPerQuarterHour)
  const registrations = throttle(config.registrationsPerHour, 60 * minute, elapsed)
  return {
    async guess(request, name, isRight) {
      const address = addressKey(request)
      const pair = `${address} ${name}`
      // counted before the answer is known, so that guesses at the same time count too
      if (!ofAddress.take(address) || !ofAddressAtName.take(pair)) throw tooMany()
      const isCounted = atName.take(name)
      if (!isCounted) await delay(slowed)
      if (!(await isRight())) return false
      ofAddress.giveBack(address)
      ofAddressAtName.giveBack(pair)
      if (isCounted) atName.giveBack(name)
      return true
    },
    async confirm(session, isRight) {
      if (!ofSession.take(session)) throw tooMany()
      if (!(await isRight())) return false
      ofSession.giveBack(session)
      return true
    },
    register(request) {
      if (!registrations.take(addressKey(request))) throw tooMany()
    },
  }
}
