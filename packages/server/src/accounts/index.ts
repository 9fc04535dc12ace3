/**
 * Who people are: accounts, guests and sessions. Every request to the interface carries its account, or none, in
 * `request.account`; whether that is enough is for each route to say.
 */
import { fastifyCookie } from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.js'
import { forbidden } from '../errors.js'
import { isOwnOrigin } from '../security/origin.js'
import { entranceRoutes } from './entrance.js'
import { limitsOf } from './limits.js'
import { ownRoutes } from './own.js'
import { pushRoutes } from './push.js'
import { resumeSession } from './sessions.js'

export { signedIn } from './signed-in.js'

export async function registerAccounts(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(fastifyCookie)
  app.decorateRequest('account', null)
  app.addHook('onRequest', async (request, reply) => {
    if (!isOwnOrigin(request, context.config))
      throw forbidden('this request comes from a page of another site')
    // the site's own files are the same for everybody
    if (request.routeOptions.url?.startsWith('/api/'))
      request.account = await resumeSession(context, request, reply)
  })
  const limits = limitsOf(context)
  entranceRoutes(app, context, limits)
  ownRoutes(app, context, limits)
  pushRoutes(app, context)
}
