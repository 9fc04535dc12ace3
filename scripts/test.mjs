// npm test: makes the clone ready, then runs every check in turn and stops at the first that fails.
// Arguments go to vitest: `npm test -- stock-round`.

import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { build, ready, root, tool } from './ready.mjs'

/** Runs Node on a script with the terminal handed through; `code` is that of its exit. */
function start(script, args = []) {
  const child = spawn(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' })
  const code = new Promise((resolve) => {
    child.on('error', () => resolve(1))
    child.on('exit', (status) => resolve(status ?? 1))
  })
  return { child, code }
}

const stages = [
  { name: 'build', run: () => ({ code: build() }) },
  { name: 'lint', run: () => start(tool('oxlint', 'bin/oxlint')) },
  {
    name: 'types of the tests',
    run: () => start(tool('typescript', 'bin/tsc'), ['-p', 'tsconfig.tests.json']),
  },
  { name: 'tests', run: () => start(tool('vitest', 'vitest.mjs'), ['run', ...process.argv.slice(2)]) },
  { name: 'format', run: () => formatting },
]

ready({ withBuild: false })

// takes a minute of one core without its memory of the last time, and nobody waits for it: it has what the stages leave
const formatting = start(tool('prettier', 'bin/prettier.cjs'), [
  '--check',
  '--cache',
  '--log-level=warn',
  '.',
])
setPriority(formatting.child.pid, constants.priority.PRIORITY_LOW)
// tells of nothing but a failure
const misformatted = formatting.code.then((code) => (code === 0 ? new Promise(() => {}) : 'format'))

for (const { name, run } of stages) {
  const begun = performance.now()
  process.stdout.write(`── ${name}\n`)
  const { child, code } = run()
  const ended = await Promise.race([code, misformatted])
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  if (ended !== 0) {
    const failed = ended === 'format' ? ended : name
    process.stdout.write(`── ${failed}: FAILED after ${seconds} s\n`)
    child?.kill()
    formatting.child.kill()
    process.exit(ended === 'format' ? 1 : ended)
  }
  process.stdout.write(`── ${name}: ok, ${seconds} s\n`)
}
