import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The functions that search, each the only one of its file that others call. */
const searches = [
  { file: here('../router/src/solve.ts'), name: 'solve' },
  { file: here('../router/src/bundles.ts'), name: 'searchBundles' },
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
      const { file, name } = found
      return [
        `import { parts } from '${here('src/titles/complete.ts')}'`,
        'let search',
        `export const ${name} = (...task) => search(...task)`,
        `parts.push(async () => { search ??= (await import('${file}?whole')).${name} })`,
      ].join('\n')
    },
  }
}
