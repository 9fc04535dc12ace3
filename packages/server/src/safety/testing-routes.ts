import type { FastifyInstance } from 'fastify'

/**
 * Every route that a server answers, as `METHOD /path`, hidden ones too. The router tells them as a tree of path pieces;
 * each level is indented by four signs. HEAD follows from GET.
 */
export function routesOf(app: FastifyInstance): string[] {
  const pieces: string[] = []
  const routes: string[] = []
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const found = /^(.*?)[├└]── (\S+)(?: \((.+)\))?$/.exec(line)
    if (!found) continue
    const [, indent = '', piece = '', methods = ''] = found
    const level = indent.length / 4
    pieces.splice(level, pieces.length, piece)
    for (const method of methods.split(', '))
      if (method !== '' && method !== 'HEAD') routes.push(`${method} ${pieces.join('').replace(/^\*/, '/*')}`)
  }
  return routes
}
