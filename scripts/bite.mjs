// npm run ledger -- --bite: could a rule be broken without its own tests noticing?
//
// For every rule id the code that cites it is changed, one small mutation at a time, and the tests that name the id run
// again with it. A mutation that none of them notices is printed with its place. Tables of data are left to their own
// tests: they are read once, when the program starts, so nothing in them can be changed for one test alone.
//
//   --title 1873   one title alone
//   --per 2        how many mutations for each place at which a rule is cited
//
// All mutations are built into the sources at once, each asleep; `bite-setup.mjs` wakes one after the other in the very
// process that runs the tests, so a title takes minutes instead of hours.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { citations, inFunctions } from './cited.mjs'
import { namedIds } from './ledger.mjs'
import { root, tool } from './ready.mjs'
import { testTitles } from './titles.mjs'

const folder = join(root, 'reports', 'bite')

const slashed = (file) => relative(root, file).split(sep).join('/')

/**
 * Code that shows, explains, describes or plays cites rules without enforcing them, and so do the laws of audits, which
 * random games check: breaking it breaks no rule.
 */
const elsewhere =
  /[\\/](?:bot|face|import|lessons|position|texts)[\\/]|[\\/](?:audit(?:-\w+)?|(?:[\w-]+-)?laws|random-play)\.ts$/

const filesOf = (title) =>
  readdirSync(join(root, 'packages', 'titles', title, 'src'), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()

/** The sources of a title that may enforce its rules. */
const sourcesOf = (title) =>
  filesOf(title).filter(
    (file) => !file.endsWith('.test.ts') && !basename(file).startsWith('testing') && !elsewhere.test(file),
  )

/**
 * A word or a list that is emptied says less of a rule than a condition that is turned round, and so does a `?.` that
 * becomes a dot: it is there for the compiler.
 */
const dull = new Set(['StringLiteral', 'ArrayDeclaration', 'ObjectLiteral', 'OptionalChaining'])

/** The first mutations of the code that a citation is about, conditions and sums before words. */
export function mutantsAbout(mutants, { about, others }, most) {
  const isOfAnother = ({ location: { start }, replacement }) =>
    others.some(
      ({ line, column, becomes }) =>
        line === start.line && column === start.column && becomes === replacement,
    )
  return mutants
    .filter(({ location: { start } }) => about.some(({ from, to }) => from <= start.line && start.line <= to))
    .filter((mutant) => !isOfAnother(mutant))
    .toSorted((a, b) => Number(dull.has(a.mutatorName)) - Number(dull.has(b.mutatorName)))
    .slice(0, most)
}

const keyOf = ({ rule, mutant }) => `${rule} ${mutant}`

/** Which mutations no test of their rule noticed, and how many rules have tests that noticed one. */
export function tally(plan, results) {
  const noticed = new Set(results.filter(({ killed }) => killed).map(keyOf))
  const reached = new Set(results.map(keyOf))
  const missed = plan
    .filter((one) => !noticed.has(keyOf(one)))
    .map((one) => ({ ...one, isReached: reached.has(keyOf(one)) }))
  const rules = new Set(plan.map(({ rule }) => rule))
  const bitten = new Set(plan.filter((one) => noticed.has(keyOf(one))).map(({ rule }) => rule))
  return { mutations: plan.length, missed, rules: rules.size, bitten: bitten.size }
}

/** The source without the mutations that are not planned: asleep, they would still make every test slow. */
export function onlyPlanned(source, planned) {
  const isPlanned = (id) => planned.has(id.slice(1, -1))
  return source
    .replaceAll(/stryMutAct_\w+\(("\d+")\)/g, (call, id) => (isPlanned(id) ? call : 'false'))
    .replaceAll(/(stryCov_\w+)\(("\d+"(?:,\s*"\d+")*)\)/g, (_, cover, ids) => {
      const kept = ids.match(/"\d+"/g).filter(isPlanned)
      return kept.length > 0 ? `${cover}(${kept.join()})` : '0'
    })
}

/** The files of a title whose tests name one of its planned rules. */
function testsNaming(title, rules) {
  return filesOf(title)
    .filter((file) => file.endsWith('.test.ts') && !/\.(?:fuzz|long)\.test\.ts$/.test(file))
    .filter((file) =>
      testTitles(readFileSync(file, 'utf8')).some((test) =>
        namedIds(test.title, title).some((id) => rules.has(id)),
      ),
    )
    .map(slashed)
}

async function instrumented(files) {
  const { Instrumenter } = await import('@stryker-mutator/instrumenter')
  const silent = { info() {}, debug() {}, isDebugEnabled: () => false, warn: console.error }
  const input = files.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }))
  return new Instrumenter(silent).instrument(input, { plugins: null, excludedMutations: [], ignorers: [] })
}

async function biteTitle(title, per) {
  const citing = sourcesOf(title)
    .map((file) => ({ file, cited: citations(file, readFileSync(file, 'utf8'), title) }))
    .filter(({ cited }) => cited.length > 0)
  const { files, mutants } = await instrumented(citing.map(({ file }) => file))
  const planned = citing.flatMap(({ file, cited }) => {
    const isInFunction = inFunctions(file, readFileSync(file, 'utf8'))
    const own = mutants.filter(
      ({ fileName, status, location }) =>
        fileName === file && status === undefined && isInFunction(location.start),
    )
    return cited.flatMap((citation) =>
      mutantsAbout(own, citation, per).map((mutant) => ({
        rule: citation.id,
        mutant: mutant.id,
        where: `${slashed(file)}:${mutant.location.start.line + 1}`,
        what: `${mutant.mutatorName} → ${mutant.replacement.replaceAll(/\s+/g, ' ').slice(0, 80)}`,
      })),
    )
  })
  const plan = [...new Map(planned.map((one) => [keyOf(one), one])).values()]
  const trial = { title, plan, files }
  const results = tryOut(trial)
  const noticed = new Set(results.filter(({ killed }) => killed).map(keyOf))
  const unsound = new Set(results.filter(({ isSound }) => !isSound).map(keyOf))
  const again = plan.filter((one) => unsound.has(keyOf(one)) && !noticed.has(keyOf(one)))
  return tally(plan, [...results, ...again.flatMap((one) => tryOut({ ...trial, plan: [one] }))])
}

/** Runs the tests that name a rule of the plan, and returns how each mutation fared. */
function tryOut({ title, plan, files }) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const wanted = new Set(plan.map(({ mutant }) => mutant))
  const sources = Object.fromEntries(
    files.map(({ name, content }) => [slashed(name), onlyPlanned(content, wanted)]),
  )
  const tests = testsNaming(title, new Set(plan.map(({ rule }) => rule)))
  writeFileSync(join(folder, 'plan.json'), JSON.stringify({ title, plan, sources, tests }))
  const { status } = spawnSync(
    process.execPath,
    [
      tool('vitest', 'vitest.mjs'),
      'run',
      '--config',
      'vitest.bite.config.ts',
      '--reporter',
      'dot',
      '--silent',
    ],
    { cwd: root, stdio: ['ignore', 2, 2] },
  )
  const results = join(folder, 'results.jsonl')
  if (!existsSync(results)) throw new Error(`the tests of ${title} ended with ${status} and tried nothing`)
  const lines = readFileSync(results, 'utf8').trim().split('\n')
  return lines.map((line) => JSON.parse(line))
}

const percent = (part, whole) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`)

export async function bite(titles, per) {
  for (const title of titles) {
    const { mutations, missed, rules, bitten } = await biteTitle(title, per)
    console.log(
      `${title}: ${percent(bitten, rules)} of ${rules} rules bite; ` +
        `${percent(mutations - missed.length, mutations)} of ${mutations} mutations noticed by the rule's own tests`,
    )
    for (const { rule, where, what, isReached } of missed)
      console.log(`  ${rule}  ${where}  ${what}${isReached ? '' : '  (reached by none of its tests)'}`)
  }
}
