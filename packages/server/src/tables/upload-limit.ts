import type { preParsingAsyncHookHandler } from 'fastify'
import { signedIn } from '../accounts/index.js'
import type { Context } from '../context.js'
import { Failed } from '../errors.js'
import { addressKey } from '../security/address.js'
import { throttle } from '../security/throttle.js'

const hour = 60 * 60 * 1000

/** The largest game file that is taken, and how many values it may list: the longest games have a tenth of that. */
export const largestFile = 4 * 1024 * 1024
export const mostCommasInFile = 100_000

/** A whole game is played again for each upload: they are counted before anything of the file is read. */
export function uploadLimit({ config, elapsed }: Context): preParsingAsyncHookHandler {
  const ofAccount = throttle(config.uploadsPerHour, hour, elapsed)
  const ofAddress = throttle(config.uploadsPerHour, hour, elapsed)
  return async (request) => {
    if (!ofAddress.take(addressKey(request)) || !ofAccount.take(signedIn(request).id))
      throw new Failed('too-many', 'too many uploads; try again later')
    return undefined
  }
}
