// npm run ledger -- --bite: could a rule be broken without its own tests noticing?
//
// For every rule id the code that cites it is changed, one small mutation at a time, and the tests that name the id run
// again with it. A mutation that none of them notices is printed with its place.
//
//   --title 1873   one title alone
//   --per 2        how many mutations for each place at which a rule is cited
//
// All mutations are built into the sources at once, each asleep; `bite-setup.mjs` wakes one after the other in the very
// process that runs the tests, so a title takes a minute or two instead of hours.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { namedIds } from './ledger.mjs'
import { root, tool } from './ready.mjs'

const folder = join(root, 'reports', 'bite')
/** Code is taken to belong to an id from the line before it to so many lines after it. */
const reach = 8

const slashed = (file) => relative(root, file).split(sep).join('/')

/** The sources of a title that may cite its rules. */
function sourcesOf(title) {
  return readdirSync(join(root, 'packages', 'titles', title, 'src'), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/]texts[\\/]/.test(file))
    .toSorted()
}

/** At which lines, counted from 0, which ids stand. */
export function citations(text, title) {
  return text.split('\n').flatMap((line, at) => namedIds(line, title).map((id) => ({ id, at })))
}

/** A word or a list that is emptied says less of a rule than a condition that is turned round. */
const dull = new Set(['StringLiteral', 'ArrayDeclaration', 'ObjectLiteral'])

/** The mutations nearest to a citation, conditions and sums before words; `mutants` are those of its file. */
export function nearest(mutants, at, most) {
  const distance = ({ location: { start } }) => (start.line < at ? at - start.line + 1 : start.line - at)
  const within = mutants.filter(({ location: { start } }) => start.line >= at - 1 && start.line <= at + reach)
  return within
    .toSorted(
      (a, b) =>
        Number(dull.has(a.mutatorName)) - Number(dull.has(b.mutatorName)) || distance(a) - distance(b),
    )
    .slice(0, most)
}

/** The share of noticed mutations, and the rules that have one which no test of theirs noticed. */
export function tally(plan, results) {
  const noticed = new Set(
    results.filter(({ killed }) => killed).map(({ rule, mutant }) => `${rule} ${mutant}`),
  )
  const tried = new Set(results.map(({ rule, mutant }) => `${rule} ${mutant}`))
  const all = plan.filter(({ rule, mutant }) => tried.has(`${rule} ${mutant}`))
  const missed = all.filter(({ rule, mutant }) => !noticed.has(`${rule} ${mutant}`))
  const rules = new Set(all.map(({ rule }) => rule))
  const bitten = [...rules].filter((rule) => all.some((one) => one.rule === rule && !missed.includes(one)))
  const unreached = plan.length - all.length
  return { mutations: all.length, missed, rules: rules.size, bitten: bitten.length, unreached }
}

async function instrumented(files) {
  const { Instrumenter } = await import('@stryker-mutator/instrumenter')
  const silent = { info() {}, debug() {}, isDebugEnabled: () => false, warn: console.error }
  const input = files.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }))
  return new Instrumenter(silent).instrument(input, { plugins: null, excludedMutations: [], ignorers: [] })
}

async function biteTitle(title, per) {
  const citing = sourcesOf(title)
    .map((file) => ({ file, cited: citations(readFileSync(file, 'utf8'), title) }))
    .filter(({ cited }) => cited.length > 0)
  const { files, mutants } = await instrumented(citing.map(({ file }) => file))
  const plan = citing.flatMap(({ file, cited }) => {
    const own = mutants.filter(({ fileName, status }) => fileName === file && status === undefined)
    return cited.flatMap(({ id, at }) =>
      nearest(own, at, per).map((mutant) => ({
        rule: id,
        mutant: mutant.id,
        where: `${slashed(file)}:${mutant.location.start.line + 1}`,
        what: `${mutant.mutatorName} → ${mutant.replacement.replaceAll(/\s+/g, ' ').slice(0, 80)}`,
      })),
    )
  })
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const sources = Object.fromEntries(files.map(({ name, content }) => [slashed(name), content]))
  writeFileSync(join(folder, 'plan.json'), JSON.stringify({ title, plan, sources }))
  const results = join(folder, 'results.jsonl')
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
    { cwd: root, stdio: ['ignore', 2, 2], env: { ...process.env, STELLWERK_BITE_TITLE: title } },
  )
  if (!existsSync(results)) throw new Error(`the tests of ${title} ended with ${status} and tried nothing`)
  const lines = readFileSync(results, 'utf8').trim().split('\n')
  return tally(
    plan,
    lines.map((line) => JSON.parse(line)),
  )
}

const percent = (part, whole) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`)

export async function bite(titles, per) {
  for (const title of titles) {
    const { mutations, missed, rules, bitten, unreached } = await biteTitle(title, per)
    console.log(
      `${title}: ${percent(mutations - missed.length, mutations)} of ${mutations} mutations noticed by the rule's own tests; ` +
        `${percent(bitten, rules)} of ${rules} rules bite; ${unreached} more mutations were reached by no test that names their rule`,
    )
    for (const { rule, where, what } of missed) console.log(`  ${rule}  ${where}  ${what}`)
  }
}
