import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Failed } from '../errors.js'
import type { Confirmations, Waiting } from './confirmation.js'
import { sayIn } from './confirmation.js'
import { bodyLimit, tags } from './route.js'
import { signedIn } from './signed-in.js'

const token = z.string().regex(/^[A-Za-z0-9_-]{20,100}$/)
const querystring = z.strictObject({ token })
const html = (description: string) => ({ description, content: { 'text/html': { schema: z.string() } } })
const response = { 200: html('A page'), 404: html('The link no longer works') }

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A page without anything: people see it once. */
function page(reply: FastifyReply, about: Waiting | undefined, content: string): FastifyReply {
  const language = about?.language ?? 'en'
  return reply
    .status(about ? 200 : 404)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8">` +
        '<meta name="viewport" content="width=device-width"><title>Stellwerk</title>' +
        `<main><h1>Stellwerk</h1>${content}<p><a href="/account">${sayIn(language, 'account')}</a></main></html>`,
    )
}

/** What the letter's link leads to, and how to get another letter. */
export function confirmationRoutes(app: FastifyInstance, confirmations: Confirmations): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.post(
    '/api/me/confirmation',
    {
      bodyLimit,
      config: { signedIn: true, fails: [404] },
      schema: { tags, summary: 'Send the confirmation mail again', response: { 204: z.null() } },
    },
    async (request, reply) => {
      const account = signedIn(request)
      if (!confirmations.isPossible) throw new Failed('not-found', 'this server sends no e-mail')
      if (!(await confirmations.ask(account, request)))
        throw new Failed('too-many', 'too many e-mails; try again later')
      return reply.status(204).send(null)
    },
  )

  routes.get(
    '/api/confirm-email',
    { schema: { tags, summary: 'A page to confirm an e-mail address', querystring, response } },
    async ({ query }, reply) => {
      const about = await confirmations.find(query.token)
      if (!about) return page(reply, about, `<p>${sayIn('en', 'late')}`)
      const { language, email } = about
      return page(
        reply,
        about,
        `<p>${escaped(sayIn(language, 'question', { email }))}` +
          `<form method="post" action="/api/confirm-email?token=${query.token}">` +
          `<button>${sayIn(language, 'yes')}</button></form>`,
      )
    },
  )

  // the button sends an empty form
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1000 },
      (_request, _body, done) => done(null, null),
    )
    scope
      .withTypeProvider<ZodTypeProvider>()
      .post(
        '/api/confirm-email',
        { schema: { tags, summary: 'Confirm an e-mail address', querystring, response } },
        async ({ query }, reply) => {
          const about = await confirmations.confirm(query.token)
          const language = about?.language ?? 'en'
          return page(reply, about, `<p>${sayIn(language, about ? 'done' : 'late')}`)
        },
      )
  })
}
