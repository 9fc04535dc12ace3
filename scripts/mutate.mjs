// npm run mutate: changes the rules in small ways, one at a time, and sees whether a test notices.
//
//   --mutants 400   how many mutants to draw
//   --seed N        which ones; without it a new sample each time
//   --title 1873    whose rules
//   --only TEXT     only files whose path contains TEXT
//   --jobs 2        how many at a time
//
// The mutants are those of packages/titles/<title>/src/rules. Reports go to reports/mutation.

import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { ready, root } from './ready.mjs'
import { drawSample, mutantKey, reports, sampleFile } from './sample.mjs'

ready({ withBuild: false })
const { Stryker } = await import('@stryker-mutator/core')
const { Instrumenter } = await import('@stryker-mutator/instrumenter')
const { outside } = await import('./mutate-plugin.mjs')

const out = (line) => console.log(line)
const wanted = readOptions()
const files = ruleFiles(wanted.title).filter((file) => file.includes(wanted.only))
if (files.length === 0) {
  console.error(`no rules of ${wanted.title} match`)
  process.exit(2)
}
const all = await listMutants(files)
const sample = drawSample(all, wanted.mutants, wanted.seed)

out(`${sample.length} of ${all.length} mutants in ${files.length} files; repeat with --seed ${wanted.seed}`)
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
writeFileSync(sampleFile, JSON.stringify({ seed: wanted.seed, keys: sample.map(mutantKey) }, null, 1))
process.env['STELLWERK_MUTATE_TITLE'] = wanted.title
process.chdir(root)

const started = performance.now()
const results = await new Stryker({
  configFile: join('scripts', 'stryker.json'),
  mutate: ranges(sample),
  concurrency: wanted.jobs,
}).runMutationTest()
report(results.filter(({ status, statusReason }) => !(status === 'CompileError' && statusReason === outside)))

function readOptions() {
  const { values } = parseArgs({
    options: {
      mutants: { type: 'string', default: '400' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      title: { type: 'string', default: '1873' },
      only: { type: 'string', default: '' },
      jobs: { type: 'string', default: String(availableParallelism()) },
    },
  })
  const number = (name) => {
    const value = Number(values[name])
    if (Number.isSafeInteger(value) && value >= (name === 'seed' ? 0 : 1)) return value
    console.error(`--${name} wants a whole number, not ${values[name]}`)
    return process.exit(2)
  }
  return { ...values, mutants: number('mutants'), seed: number('seed'), jobs: number('jobs') }
}

function ruleFiles(title) {
  const folder = join(root, 'packages', 'titles', title, 'src', 'rules')
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .filter(({ name }) => !name.endsWith('.test.ts') && !name.startsWith('testing-'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted((a, b) => (a < b ? -1 : 1))
}

async function listMutants(names) {
  const silent = { info() {}, debug() {}, isDebugEnabled: () => false, warn: console.error }
  const input = names.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }))
  const options = { plugins: null, excludedMutations: [], ignorers: [] }
  const { mutants } = await new Instrumenter(silent).instrument(input, options)
  return mutants.filter(({ status }) => status === undefined)
}

/** The pieces of source that hold the sample, each named once. Stryker counts lines from 1, columns from 0. */
function ranges(mutants) {
  const range = ({ fileName, location: { start, end } }) =>
    `${relative(root, fileName).split(sep).join('/')}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`
  return [...new Set(mutants.map(range))]
}

function report(mutants) {
  const of = (status) => mutants.filter((mutant) => mutant.status === status)
  const count = (status) => of(status).length
  const detected = count('Killed') + count('Timeout')
  const valid = detected + count('Survived') + count('NoCoverage')
  for (const [status, heading] of [
    ['NoCoverage', 'No test reaches'],
    ['Survived', 'Survivors'],
  ]) {
    if (count(status) > 0) out(`\n${heading}:`)
    for (const mutant of of(status).toSorted(byPlace)) out(`  ${describe(mutant)}`)
  }
  const minutes = ((performance.now() - started) / 60_000).toFixed(1)
  out('')
  out(`mutants      ${mutants.length}  (seed ${wanted.seed}, ${minutes} min)`)
  out(`killed       ${count('Killed')}`)
  out(`timeout      ${count('Timeout')}`)
  out(`survived     ${count('Survived')}`)
  out(`no coverage  ${count('NoCoverage')}`)
  const invalid = mutants.length - valid
  if (invalid > 0) out(`errors       ${invalid}  (not counted)`)
  out(`score        ${valid === 0 ? '–' : ((100 * detected) / valid).toFixed(1)} %`)
  if (mutants.length !== sample.length) {
    console.error(`drew ${sample.length} mutants but ${mutants.length} were tested`)
    process.exitCode = 1
  }
}

function byPlace(a, b) {
  if (a.fileName !== b.fileName) return a.fileName < b.fileName ? -1 : 1
  return a.location.start.line - b.location.start.line || a.location.start.column - b.location.start.column
}

function describe({ fileName, location, mutatorName, replacement = '' }) {
  const path = relative(root, fileName).split(sep).join('/')
  const short = (text) => {
    const flat = text.replaceAll(/\s+/g, ' ').trim()
    return flat.length > 90 ? `${flat.slice(0, 89)}…` : flat
  }
  return `${path}:${location.start.line}  ${mutatorName}: ${short(original(fileName, location))} → ${short(replacement)}`
}

function original(fileName, { start, end }) {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line)
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1)
  lines[0] = lines[0].slice(start.column - 1)
  return lines.join('\n')
}
