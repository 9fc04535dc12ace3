import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'examples/README.md',
  'docs/operate.md',
  'docs/scale.md',
  'docs/18xx-games.md',
  'docs/routes.md',
  'docs/bots.md',
  'docs/speed.md',
]
const sources = ['packages', 'scripts', 'deploy', 'examples', 'docs'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !/[/\\](node_modules|dist)[/\\]/.test(path)),
)

/** Paths may leave out the folders that the text is about: `board/lay-bar.tsx`. */
const isSource = (path) => sources.some((source) => source.endsWith(`/${path}`))

it.each(documents)('%s names and links to files that exist', (document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const named = [...text.matchAll(/`((?:[\w@-]+\/)+[\w.-]+\.(?:ts|tsx|js|mjs|md))`/g)].map(([, path]) => path)
  const linked = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, path]) => path)
  expect([
    ...named.filter((path) => !path.includes('/dist/') && !isSource(path)),
    ...linked.filter((path) => !existsSync(join(root, dirname(document), path))),
  ]).toEqual([])
})
