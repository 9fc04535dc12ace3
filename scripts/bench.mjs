// npm run bench -- NAME: measures something. `web` needs a browser, `server` and `costs` databases of their own; the rest is
// the command's.

import { join } from 'node:path'
import { ready, root, runNode } from './ready.mjs'

const programs = {
  web: 'packages/e2e/dist/bench-web.js',
  server: 'packages/load/dist/bench.js',
  costs: 'packages/load/dist/costs.js',
}

const [name = '', ...args] = process.argv.slice(2)
ready()
process.exitCode = Object.hasOwn(programs, name)
  ? runNode(join(root, programs[name]), args)
  : runNode(join(root, 'packages/cli/bin/stellwerk.mjs'), ['bench', name, ...args].filter(Boolean))
