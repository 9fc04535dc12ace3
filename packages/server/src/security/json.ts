import type { FastifyInstance } from 'fastify'
import { Failed, malformed } from '../errors.js'
import { isTooDeep, isTooWide, outlineOf } from './outline.js'

/** Parses the JSON of requests, unless its size and depth alone show that it cannot be meant seriously. */
export function registerJson(app: FastifyInstance): void {
  // nobody here reads plain text
  app.removeContentTypeParser('text/plain')
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const outline = outlineOf(body)
    if (isTooDeep(outline)) done(malformed('', 'nested too deeply'))
    else if (isTooWide(outline, request.routeOptions.config.mostCommas))
      done(new Failed('too-large', 'the request has too many values'))
    else void parse(request, body.toString('utf8'), done)
  })
}
