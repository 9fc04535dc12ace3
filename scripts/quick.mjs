// npm run test:quick: types, lint and the unit tests of what changed, in well below a minute.
//
// Changed is what git does not have yet; `-- main` compares with a branch or commit instead. The tests are those that
// changed, those beside a changed file and those that import one directly. Browsers, random games and everything else
// wait for `npm test`.

import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ready, root, tool } from './ready.mjs'

const isTest = (file) => /\.test\.(tsx?|mjs)$/.test(file)
/** Tests left to `npm test` and `npm run test:long`, since they take too long here. */
const isSlow = (file) => file.startsWith('packages/e2e/') || /\.(fuzz|long)\.test\.\w+$/.test(file)

/**
 * The tests to run for some changed files. `imports` gives the files that a test imports by a relative path; all paths
 * are relative to the repository, with slashes.
 */
export function testsOf(changed, tests, imports) {
  const touched = new Set(changed)
  const beside = (test) => test.replace(/\.test(\.\w+)$/, '$1')
  return tests.filter(
    (test) =>
      !isSlow(test) &&
      (touched.has(test) || touched.has(beside(test)) || imports(test).some((file) => touched.has(file))),
  )
}

/** The files of the repository that a source imports by relative paths; tests import TypeScript as `.js`. */
export function importsOf(file, text) {
  const found = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path]) =>
    posix.join(posix.dirname(file), path),
  )
  return found.flatMap((path) => [path, path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')])
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) {
    process.stderr.write(stderr)
    process.exit(2)
  }
  return stdout.split('\n').filter((line) => line !== '')
}

function changedFiles(since) {
  const all = [
    ...git('diff', '--name-only', '--diff-filter=d', since, '--'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return [...new Set(all)].filter((file) => existsSync(join(root, file)))
}

function allTests() {
  return ['packages', 'scripts', 'examples']
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && isTest(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !/\/(node_modules|dist)\//.test(file))
}

/** Runs a tool; its output is shown only if it fails, so that two at once stay readable. */
function run(name, script, args) {
  const begun = performance.now()
  const child = spawn(process.execPath, [script, ...args], { cwd: root })
  const said = []
  child.stdout.on('data', (chunk) => said.push(chunk))
  child.stderr.on('data', (chunk) => said.push(chunk))
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      process.stdout.write(`── ${name}: ${code === 0 ? 'ok' : 'FAILED'}, ${seconds} s\n`)
      if (code !== 0) process.stdout.write(Buffer.concat(said))
      resolve(code ?? 1)
    })
  })
}

async function main([since = 'HEAD']) {
  ready({ withBuild: false })
  const changed = changedFiles(since)
  const sources = changed.filter((file) => /\.(tsx?|mjs)$/.test(file))
  const textOf = (file) => readFileSync(join(root, file), 'utf8')
  const tests = testsOf(changed, allTests(), (test) => importsOf(test, textOf(test)))
  process.stdout.write(`${changed.length} files changed since ${since}, ${tests.length} test files\n`)
  const codes = await Promise.all([
    run('types', tool('typescript', 'bin/tsc'), ['-p', 'tsconfig.tests.json']),
    sources.length === 0 ? 0 : run('lint', tool('oxlint', 'bin/oxlint'), sources),
    changed.length === 0
      ? 0
      : run('format', tool('oxfmt', 'bin/oxfmt'), ['--check', '--no-error-on-unmatched-pattern', ...changed]),
  ])
  if (tests.length > 0) {
    const paths = tests.map((file) => join(root, dirname(file), posix.basename(file)))
    codes.push(await run('tests', tool('vitest', 'vitest.mjs'), ['run', ...paths]))
  }
  return codes.find((code) => code !== 0) ?? 0
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = await main(process.argv.slice(2))
}
