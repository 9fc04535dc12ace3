// npm run docs: the reference of the public packages, the guides and the server's interface as a small static site. It lies
// in the built board, so the server offers it at /docs/. The build calls this too.

import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { exportedFrom } from './docs/exported.mjs'
import { messagesPage, requestsPage } from './docs/interface.mjs'
import { escaped, htmlOf, inline } from './docs/markdown.mjs'
import { root } from './ready.mjs'
import { publicPackages } from './versions.mjs'

const target = join(root, 'packages', 'web', 'dist', 'site', 'docs')

const guides = [
  ['README.md', 'index', 'Start'],
  ['examples/README.md', 'examples', 'Examples'],
  ['ARCHITECTURE.md', 'architecture', 'Architecture'],
  ['CONTRIBUTING.md', 'contributing', 'Contributing'],
  ['CHANGELOG.md', 'changelog', 'Changes'],
  ['docs/operate.md', 'operate', 'Run a server'],
  ['docs/bots.md', 'bots', 'Computer players'],
  ['docs/routes.md', 'routes', 'Routes'],
  ['docs/18xx-games.md', '18xx-games', 'Games from 18xx.games'],
  ['docs/speed.md', 'speed', 'Speed'],
]
const pageOfGuide = new Map(guides.map(([file, page]) => [file.split('/').at(-1), page]))

/** Where a link of a document leads on this site: another document, a place outside, or nowhere. */
function linkFrom(address) {
  if (/^https?:|^#/.test(address)) return address
  const [path, place] = address.split('#')
  const page = pageOfGuide.get(path.split('/').at(-1))
  return page === undefined ? undefined : `${page}.html${place === undefined ? '' : `#${place}`}`
}

const pageOfPackage = (name) => `package-${name.replaceAll(/\W+/g, '-').replace(/^-/, '')}`

/** Packages with something to import, the most basic ones first. */
export function libraries() {
  return publicPackages()
    .filter(({ manifest }) => manifest.exports !== undefined)
    .map(({ folder, manifest }) => ({
      folder,
      manifest,
      exported: exportedFrom(join(folder, 'dist', 'index.d.ts')),
    }))
}

function packagePage({ folder, manifest, exported }) {
  const readme = htmlOf(readFileSync(join(folder, 'README.md'), 'utf8'), linkFrom)
  const list = exported.map(({ name }) => `<a href="#${name}">${name}</a>`).join(', ')
  const entries = exported.map(
    ({ name, kind, sentences, text }) =>
      `<h3 id="${name}"><code>${name}</code> <small>${kind}</small></h3><p>${inline(sentences.replaceAll('\n', ' '))}</p><pre><code>${escaped(text)}</code></pre>`,
  )
  return `${readme}<h2>All of ${escaped(manifest.name)}</h2><p>${list}</p>${entries.join('\n')}`
}

/** The descriptions that a server gives of its own interface. */
async function descriptions() {
  const { readConfig, serve } = await import('../packages/server/dist/index.js')
  const data = mkdtempSync(join(tmpdir(), 'stellwerk-docs-'))
  const running = await serve(
    readConfig({ STELLWERK_PORT: '0', STELLWERK_DATA: data, STELLWERK_LOG: 'fatal' }),
  )
  try {
    const names = ['openapi', 'asyncapi']
    return await Promise.all(
      names.map(async (name) => (await fetch(`${running.address}/api/${name}.json`)).json()),
    )
  } finally {
    await running.close()
    rmSync(data, { recursive: true, force: true })
  }
}

function framed(title, content, navigation) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Stellwerk</title>
<link rel="stylesheet" href="docs.css">
</head>
<body>
<nav>${navigation}</nav>
<main>
${content}
</main>
</body>
</html>
`
}

export async function buildDocs() {
  const packages = libraries()
  const [openapi, asyncapi] = await descriptions()
  const pages = [
    ...guides.map(([file, page, label]) => ({
      group: 'Guides',
      page,
      label,
      content: htmlOf(readFileSync(join(root, file), 'utf8'), linkFrom),
    })),
    ...packages.map((one) => ({
      group: 'Packages',
      page: pageOfPackage(one.manifest.name),
      label: one.manifest.name,
      content: packagePage(one),
    })),
    { group: 'Server', page: 'requests', label: 'Requests (OpenAPI)', content: requestsPage(openapi) },
    { group: 'Server', page: 'socket', label: 'Socket (AsyncAPI)', content: messagesPage(asyncapi) },
  ]
  const groups = [...new Set(pages.map(({ group }) => group))]
  const navigationOn = (current) =>
    groups
      .map((group) => {
        const links = pages
          .filter((one) => one.group === group)
          .map(
            ({ page, label }) =>
              `<li><a href="${page}.html"${page === current ? ' aria-current="page"' : ''}>${escaped(label)}</a></li>`,
          )
        return `<h2>${group}</h2><ul>${links.join('')}</ul>`
      })
      .join('')
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  for (const { page, label, content } of pages)
    writeFileSync(join(target, `${page}.html`), framed(label, content, navigationOn(page)))
  writeFileSync(join(target, 'docs.css'), readFileSync(join(root, 'scripts', 'docs', 'docs.css')))
  return readdirSync(target).length
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.stderr.write(`${await buildDocs()} files of documents\n`)
}
