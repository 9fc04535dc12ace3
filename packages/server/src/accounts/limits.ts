import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.js'
import { Failed } from '../errors.js'
import { addressKey } from '../security/address.js'
import { throttle } from '../security/throttle.js'

const minute = 60 * 1000

/** How often somebody may guess passwords or make accounts. */
export interface Limits {
  /** Lets a guess at the password of `name` happen, and forgets it again if it was right. */
  guess(request: FastifyRequest, name: string, isRight: () => Promise<boolean>): Promise<boolean>
  /** Lets one more account be made. */
  register(request: FastifyRequest): void
}

const tooMany = (): Failed => new Failed('too-many', 'too many attempts; try again later')

export function limitsOf({ config, now }: Context): Limits {
  const guessesOfAddress = throttle(config.signInsPerQuarterHour, 15 * minute, now)
  const guessesOfName = throttle(config.signInsPerQuarterHour, 15 * minute, now)
  const registrations = throttle(config.registrationsPerHour, 60 * minute, now)
  return {
    async guess(request, name, isRight) {
      const address = addressKey(request)
      // counted before the answer is known, so that guesses at the same time count too
      if (!guessesOfAddress.take(address) || !guessesOfName.take(name)) throw tooMany()
      if (!(await isRight())) return false
      guessesOfAddress.giveBack(address)
      guessesOfName.giveBack(name)
      return true
    },
    register(request) {
      if (!registrations.take(addressKey(request))) throw tooMany()
    },
  }
}
