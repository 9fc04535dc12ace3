// npm test: makes the clone ready, then runs every check in turn and stops at the first that fails.
// Arguments go to vitest: `npm test -- stock-round`.

import { spawn } from 'node:child_process'
import { build, ready, root, runNode, tool } from './ready.mjs'

const stages = [
  { name: 'build', run: () => build() },
  { name: 'lint', run: () => runNode(tool('oxlint', 'bin/oxlint')) },
  {
    name: 'types of the tests',
    run: () => runNode(tool('typescript', 'bin/tsc'), ['-p', 'tsconfig.tests.json']),
  },
  { name: 'format', run: () => formatted },
  { name: 'tests', run: () => runNode(tool('vitest', 'vitest.mjs'), ['run', ...process.argv.slice(2)]) },
]

ready({ withBuild: false })

// takes as long as the stages before it together and needs one core of its own, so it runs beside them
const formatting = spawn(
  process.execPath,
  [tool('prettier', 'bin/prettier.cjs'), '--check', '--log-level=warn', '.'],
  { cwd: root, stdio: 'inherit' },
)
const formatted = new Promise((resolve) => {
  formatting.on('error', () => resolve(1))
  formatting.on('exit', (code) => resolve(code ?? 1))
})

for (const { name, run } of stages) {
  const start = performance.now()
  process.stdout.write(`── ${name}\n`)
  const code = await run()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (code !== 0) {
    process.stdout.write(`── ${name}: FAILED after ${seconds} s\n`)
    formatting.kill()
    process.exit(code)
  }
  process.stdout.write(`── ${name}: ok, ${seconds} s\n`)
}
