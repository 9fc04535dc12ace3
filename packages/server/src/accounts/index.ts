/**
 * Who people are: accounts, guests and sessions. Every request to the interface carries its account, or none, in
 * `request.account`; each route says whether it needs one.
 */
import { fastifyCookie } from '@fastify/cookie'
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify'
import type { Context } from '../context.js'
import { forbidden, unauthenticated } from '../errors.js'
import { isOwnOrigin } from '../security/origin.js'
import { confirmationRoutes } from './confirmation-routes.js'
import { confirmationsOf } from './confirmation.js'
import { entranceRoutes } from './entrance.js'
import { limitsOf } from './limits.js'
import { ownRoutes } from './own.js'
import { recoveriesOf } from './recovery.js'
import { recoveryRoutes } from './recovery-routes.js'
import { pushRoutes } from './push.js'
import { KnownSessions } from './known-sessions.js'
import { resumeSession } from './sessions.js'

export { sessionCookie } from './sessions.js'
export type { Asked } from './signed-in.js'
export { signedIn } from './signed-in.js'

export async function registerAccounts(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(fastifyCookie)
  app.decorateRequest('account', null)
  const sessions = new KnownSessions(context)
  app.addHook('onClose', async () => sessions.close())
  app.addHook('onRequest', async (request, reply) => {
    if (!isOwnOrigin(request, context.config)) throw forbidden('this request comes from another site')
    // the site's own files are the same for everybody
    if (request.routeOptions.url?.startsWith('/api/'))
      request.account = await resumeSession(context, sessions, request, reply)
  })
  app.addHook('onRoute', (route) => {
    // behind the limit of requests, so that those who are sent away are counted too
    if (route.config?.signedIn) route.onRequest = [...[route.onRequest ?? []].flat(), asked]
  })
  const limits = limitsOf(context)
  const confirmations = confirmationsOf(context)
  entranceRoutes(app, context, limits, confirmations)
  ownRoutes(app, context, limits, confirmations)
  confirmationRoutes(app, confirmations)
  recoveryRoutes(app, recoveriesOf(context))
  pushRoutes(app, context)
}

/** Requests that need an account are refused before their body is read. */
const asked: onRequestAsyncHookHandler = async ({ account }) => {
  if (!account) throw unauthenticated()
}
