// npm run bench -- NAME: measures something. `web` and `server` need a browser and a database of their own; the rest
// is the command's.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ready, root, runNode } from './ready.mjs'

const places = { web: 'packages/e2e/dist/bench-web.js', server: 'packages/server/dist/load/bench.js' }

const [name = '', ...args] = process.argv.slice(2)
const place = Object.hasOwn(places, name) ? join(root, places[name]) : undefined
if (place === undefined) {
  process.exitCode = runNode(
    join(root, 'packages/cli/bin/stellwerk.mjs'),
    ['bench', name, ...args].filter(Boolean),
  )
} else {
  ready()
  if (!existsSync(place)) throw new Error(`${place} was not built`)
  process.exitCode = runNode(place, args)
}
