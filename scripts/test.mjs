// npm test: makes the clone ready, then runs every check in turn and stops at the first that fails.
// Arguments go to vitest: `npm test -- stock-round`.

import { build, ready, runNode, tool } from './ready.mjs'

const stages = [
  { name: 'build', run: () => build() },
  { name: 'lint', run: () => runNode(tool('oxlint', 'bin/oxlint')) },
  {
    name: 'format',
    run: () => runNode(tool('prettier', 'bin/prettier.cjs'), ['--check', '--log-level=warn', '.']),
  },
  {
    name: 'types of the tests',
    run: () => runNode(tool('typescript', 'bin/tsc'), ['-p', 'tsconfig.tests.json']),
  },
  { name: 'tests', run: () => runNode(tool('vitest', 'vitest.mjs'), ['run', ...process.argv.slice(2)]) },
]

ready({ withBuild: false })

for (const { name, run } of stages) {
  const start = performance.now()
  process.stdout.write(`── ${name}\n`)
  const code = run()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (code !== 0) {
    process.stdout.write(`── ${name}: FAILED after ${seconds} s\n`)
    process.exit(code)
  }
  process.stdout.write(`── ${name}: ok, ${seconds} s\n`)
}
