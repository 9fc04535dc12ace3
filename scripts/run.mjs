// Runs a built program of the clone, after making the clone ready: `node scripts/run.mjs packages/…/dist/….js …`.

import { join } from 'node:path'
import { ready, root, runNode } from './ready.mjs'

const [program = '', ...args] = process.argv.slice(2)
ready()
process.exitCode = runNode(join(root, program), args)
