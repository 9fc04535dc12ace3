// Part of `npm run ledger -- --bite` (bite.mjs): after each test that names a rule, runs it again with each mutation of
// the code that cites the rule.

import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach } from 'vitest'
import { getFn } from 'vitest/suite'
import { namedIds } from './ledger.mjs'
import { root } from './ready.mjs'

const folder = join(root, 'reports', 'bite')
const { title, plan } = JSON.parse(readFileSync(join(folder, 'plan.json'), 'utf8'))
const mutantsOf = Map.groupBy ? Map.groupBy(plan, ({ rule }) => rule) : grouped(plan)
/** A mutation that makes a loop endless is stopped, and was noticed. */
const mostHits = 200_000

function grouped(entries) {
  const groups = new Map()
  for (const entry of entries) groups.set(entry.rule, [...(groups.get(entry.rule) ?? []), entry])
  return groups
}

/** How a test goes with a mutation; what runs when modules are loaded, such as tables of data, is never reached. */
async function tried(task, mutant) {
  globalThis.__stryker__ ??= {}
  Object.assign(globalThis.__stryker__, { activeMutant: mutant, hitCount: 0, hitLimit: mostHits })
  try {
    await getFn(task)()
    return { survived: true, isReached: globalThis.__stryker__.hitCount > 0 }
  } catch {
    return { survived: false, isReached: true }
  } finally {
    Object.assign(globalThis.__stryker__, { activeMutant: undefined, hitCount: undefined })
  }
}

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return
  for (const rule of namedIds(task.name, title)) {
    for (const { mutant } of mutantsOf.get(rule) ?? []) {
      const { survived, isReached } = await tried(task, mutant)
      // what a mutation leaves behind in memories of modules must not count
      const isSound = survived || (await tried(task, undefined)).survived
      if (isSound && isReached)
        appendFileSync(
          join(folder, 'results.jsonl'),
          `${JSON.stringify({ rule, mutant, killed: !survived })}\n`,
        )
    }
  }
}, 600_000)
