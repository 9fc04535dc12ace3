// npm test: makes the clone ready, builds everything and runs the tests, with format, lint and types checked meanwhile;
// stops at the first check that fails. Arguments go to vitest: `npm test -- stock-round`.

import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryFolder } from './memory-folder.mjs'
import { ready, root, tool } from './ready.mjs'

/** Processes that are still at work. */
const running = new Set()

// Every Node process would read these certificates when it starts, which takes longer than starting; tests need none.
delete process.env.NODE_EXTRA_CA_CERTS

/** Runs Node with the terminal handed through, says how it went, and ends everything if it failed. */
async function stage(name, args, env = process.env) {
  const begun = performance.now()
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
  running.add(child)
  const code = await new Promise((resolve) => {
    child.on('error', () => resolve(1))
    child.on('exit', (status) => resolve(status ?? 1))
  })
  running.delete(child)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  process.stdout.write(`── ${name}: ${code === 0 ? 'ok' : 'FAILED'}, ${seconds} s\n`)
  if (code === 0) return
  for (const other of running) other.kill()
  process.exit(code)
}

ready({ withBuild: false })

// the build, and then the browsers, leave room for these
const checks = [
  stage('format', [tool('oxfmt', 'bin/oxfmt'), '--check']),
  stage('lint and types', [tool('oxlint', 'bin/oxlint'), '--type-check']),
]
await stage('build', [join(root, 'scripts', 'build.mjs')])
// Most of what tests run, they run only a few times, so code has to be much busier than usual before V8 optimises it.
// Optimising took up to three tenths of their processor time.
const patient = '--interrupt-budget=2000000'
const vitest = [patient, tool('vitest', 'vitest.mjs'), 'run', '--mode', 'built']
const TMPDIR = memoryFolder() ?? tmpdir()
await Promise.all([
  ...checks,
  stage('tests', [...vitest, ...process.argv.slice(2)], { ...process.env, TMPDIR }),
])
