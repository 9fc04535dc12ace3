// A plugin of Stryker that keeps a run to the drawn sample. Stryker has no such option, and a range of source takes
// every mutant inside it; a checker may turn single mutants away before any test runs.

import { readFileSync } from 'node:fs'
import { PluginKind, declareValuePlugin } from '@stryker-mutator/api/plugin'
import { mutantKey, sampleFile } from './sample.mjs'

export const outside = 'outside the sample'

let sample = new Set()

const checker = {
  async init() {
    sample = new Set(JSON.parse(readFileSync(sampleFile, 'utf8')).keys)
  },
  async group(mutants) {
    return [mutants.map(({ id }) => id)]
  },
  async check(mutants) {
    const verdict = (mutant) =>
      sample.has(mutantKey(mutant)) ? { status: 'passed' } : { status: 'compileError', reason: outside }
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, verdict(mutant)]))
  },
}

let tested = 0
let started = 0

const reporter = {
  onMutationTestingPlanReady() {
    started = performance.now()
  },
  onMutantTested({ status, statusReason }) {
    if (status === 'CompileError' && statusReason === outside) return
    tested++
    if (tested % 20 !== 0) return
    process.stdout.write(`  ${tested} mutants, ${Math.round((performance.now() - started) / 1000)} s\n`)
  },
}

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Checker, 'sample', checker),
  declareValuePlugin(PluginKind.Reporter, 'count', reporter),
]
