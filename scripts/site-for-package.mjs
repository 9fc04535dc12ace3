// npm pack of the command: puts the built board into its folder, and takes it away again afterwards.

import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ready, root } from './ready.mjs'

const target = join(root, 'packages', 'cli', 'site')
rmSync(target, { recursive: true, force: true })
if (process.argv[2] === 'copy') {
  ready()
  cpSync(join(root, 'packages', 'web', 'dist', 'site'), target, { recursive: true })
}
