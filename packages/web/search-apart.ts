import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const router = here('../router/src')
const running = (title: string, chapter: string): string =>
  here(`../titles/${title}/src/rules/${chapter}/index.ts`)

/** Files that search, or lead to what titles say of runs, with all functions that others call. */
const searches: readonly { readonly file: string; readonly names: readonly string[] }[] = [
  { file: `${router}/solve.ts`, names: ['solve'] },
  { file: `${router}/bundles.ts`, names: ['searchBundles'] },
  {
    file: running('1873', 'railways/running'),
    names: [
      'completePlan',
      'estimatedRun',
      'faultsOfPlan',
      'receivershipPlan',
      'refusePlan',
      'revenueOf',
      'stopUse',
      'suggestPlans',
      'turnUncalledMarkers',
    ],
  },
  {
    file: here('../titles/1873/src/rules/railways/free-runs.ts'),
    names: ['refuseAnyPlan', 'firstRouteRevenue', 'revenueOfRoutes'],
  },
  {
    file: running('1854', 'running'),
    names: [
      'bestRun',
      'canRun',
      'hasRoute',
      'reasonsAgainst',
      'refuseRuns',
      'revenueOf',
      'runningTrains',
      'withBestCalls',
    ],
  },
  {
    file: running('1853', 'running'),
    names: [
      'bestRun',
      'canMeetDuties',
      'canRunFromHome',
      'completeRun',
      'dutiesOf',
      'earningsOf',
      'hasRun',
      'hexesOfDuty',
      'linesAlong',
      'linesOf',
      'reasonsAgainst',
      'refuseRuns',
    ],
  },
]

/**
 * The exact search for routes and the rules of runs are first needed when trains run. In the page they are parts of their own,
 * which come after the board; `complete.ts` sees to it that no game goes on without.
 */
export function searchApart(): Plugin {
  return {
    name: 'stellwerk:search-apart',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const found = searches.find(({ file }) => file === id)
      if (!found) return undefined
      const { file, names } = found
      return [
        `import { parts } from '${here('src/titles/complete.ts')}'`,
        'let search',
        ...names.map((name) => `export const ${name} = (...task) => search.${name}(...task)`),
        `parts.push(async () => { search ??= await import('${file}?whole') })`,
      ].join('\n')
    },
  }
}
