import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const router = here('../router/src')
const running1873 = here('../titles/1873/src/rules/railways/running')

/** Files that search, with all functions that others call. */
const searches: readonly { readonly file: string; readonly names: readonly string[] }[] = [
  { file: `${router}/solve.ts`, names: ['solve'] },
  { file: `${router}/bundles.ts`, names: ['searchBundles'] },
  { file: `${running1873}/suggest.ts`, names: ['suggestPlans', 'completePlan', 'planOf'] },
  { file: `${running1873}/most-routes.ts`, names: ['mostRoutes'] },
  { file: `${running1873}/receivership-run.ts`, names: ['receivershipPlan'] },
  {
    file: here('../titles/1873/src/rules/railways/free-runs.ts'),
    names: ['refuseAnyPlan', 'firstRouteRevenue', 'revenueOfRoutes'],
  },
]

/**
 * The exact search for routes is first needed when trains run. In the page it is a part of its own, which comes after the
 * board; `complete.ts` sees to it that no game goes on without.
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
