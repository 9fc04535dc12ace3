// Part of `npm run ledger -- --bite` (bite.mjs): after each test that names a rule, runs it again with each mutation of
// the code that cites the rule, if the test reaches it and no test before has noticed it.

import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { afterEach, beforeEach } from 'vitest'
import { getFn } from 'vitest/suite'
import { namedIds } from './ledger.mjs'
import { root } from './ready.mjs'

const folder = join(root, 'reports', 'bite')
const { title, plan } = JSON.parse(readFileSync(join(folder, 'plan.json'), 'utf8'))
const memory = (globalThis.__stryker__ ??= {})
/** Which mutations were noticed by a test of their rule, over all files: this module runs for each of them. */
const noticed = (globalThis.stellwerkNoticed ??= new Set())
/** When the test began, and how long it takes without a mutation. */
let start = 0
let duration = 0

/** A mutation that makes a loop endless is stopped, by its hits or by the time it takes, and counts as noticed. */
const mostHits = (usual) => 10_000 + 20 * usual
const mostMilliseconds = (usual) => Math.ceil(3_000 + 20 * usual)

/** Only a script can be stopped from outside. */
const trial = new Script('stellwerkTrial()')

/** Whether a test still passes with a mutation; with none, whether one before left something behind. */
async function passes(task, mutant, hits) {
  Object.assign(memory, { activeMutant: mutant, hitCount: 0, hitLimit: mostHits(hits) })
  globalThis.stellwerkTrial = getFn(task)
  try {
    await trial.runInThisContext({ timeout: mostMilliseconds(duration) })
    return true
  } catch {
    return false
  } finally {
    Object.assign(memory, { activeMutant: undefined, hitCount: undefined })
  }
}

const tell = (result) => appendFileSync(join(folder, 'results.jsonl'), `${JSON.stringify(result)}\n`)

// code that runs when modules are loaded, such as tables of data, counts for no test
beforeEach(({ task }) => {
  memory.mutantCoverage ??= { static: {}, perTest: {} }
  memory.currentTestId = task.id
  start = performance.now()
})

afterEach(async ({ task }) => {
  duration = performance.now() - start
  const reached = memory.mutantCoverage.perTest[task.id] ?? {}
  memory.currentTestId = undefined
  memory.mutantCoverage.perTest = {}
  if (task.result?.state === 'fail') return
  const rules = new Set(namedIds(task.name, title))
  for (const { rule, mutant } of plan) {
    const hits = reached[mutant]
    if (!rules.has(rule) || hits === undefined || noticed.has(`${rule} ${mutant}`)) continue
    const survived = await passes(task, mutant, hits)
    // what a mutation leaves behind in caches of modules must not count, so such a mutation is tried again by itself
    const isSound = survived || plan.length === 1 || (await passes(task, undefined, 0))
    const killed = !survived && isSound
    if (killed) noticed.add(`${rule} ${mutant}`)
    tell({ rule, mutant, killed, isSound })
  }
}, 600_000)
