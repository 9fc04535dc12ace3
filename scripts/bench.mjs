// npm run bench: measures everything in docs/speed.md. npm run bench -- NAME: one thing. `web` and `legal` need a
// browser, `server`, `memory` and `costs` need databases; `stellwerk bench` does the rest.

import { join } from 'node:path'
import { ready, root, runNode } from './ready.mjs'

const programs = {
  web: 'packages/e2e/dist/bench-web.js',
  legal: 'packages/e2e/dist/bench-legal.js',
  server: 'packages/load/dist/bench.js',
  memory: 'packages/load/dist/bench-memory.js',
  costs: 'packages/load/dist/costs.js',
}

const run = (name, args) =>
  Object.hasOwn(programs, name)
    ? runNode(join(root, programs[name]), args)
    : runNode(join(root, 'packages/cli/bin/stellwerk.mjs'), ['bench', name, ...args].filter(Boolean))

const [name, ...args] = process.argv.slice(2)
ready()
const names = name === undefined ? ['', 'memory', 'legal'] : [name]
process.exitCode = names.reduce((code, one) => run(one, args) || code, 0)
