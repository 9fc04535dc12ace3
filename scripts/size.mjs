// Prints how many lines the faces of the titles have, and which files are longer than one idea needs:
// .ts and .tsx without tests; files that hold nothing but data or texts may be long.

import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../packages', import.meta.url))
const most = 300

const isSource = (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.endsWith('.d.ts')
const isDataOrText = (path) => /\/(?:data|texts|interface)\/|[/-]texts?\.ts$|\/texts\/src\/table\//.test(path)

/** The source files below a folder with their numbers of lines. */
function sizesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sizesIn(path)
    return isSource(entry.name) ? [{ path, lines: readFileSync(path, 'utf8').split('\n').length - 1 }] : []
  })
}

const all = sizesIn(packages).map(({ path, lines }) => ({ path: relative(packages, path), lines }))

const sum = (pattern) =>
  all.filter(({ path }) => pattern.test(path)).reduce((total, { lines }) => total + lines, 0)

const titles = readdirSync(join(packages, 'titles')).filter((title) => title !== 'all')

const rows = [
  ['web/src/titles, all titles', sum(/^web\/src\/titles\//), 5500],
  ['cli/src/titles', sum(/^cli\/src\/titles\//), 500],
  ['web/src/pages/position', sum(/^web\/src\/pages\/position\//), 1500],
  ['titles/18*/src/face and table', sum(/^titles\/18\d+\/src\/face\/|^table\/src\/(?!testing\.ts)/), 6000],
  ...titles.map((title) => {
    const face = new RegExp(`^titles/${title}/src/face/|^web/src/titles/${title}/`)
    return [`face of ${title} with its slots`, sum(face), 1500]
  }),
]

for (const [name, lines, limit] of rows)
  console.log(`${name.padEnd(34)} ${String(lines).padStart(7)}   at most ${limit}`)

for (const title of titles) {
  const own = all.filter(
    ({ path }) => path.startsWith(`titles/${title}/`) && !/\/(?:texts|lessons)\/|\/testing/.test(path),
  )
  const lines = own.reduce((total, one) => total + one.lines, 0)
  console.log(`${title} in all, without tests, texts and lessons`.padEnd(50) + String(lines).padStart(7))
}

const long = all.filter(({ path, lines }) => lines > most && !isDataOrText(`/${path}`))
console.log(`\nfiles above ${most} lines, not tests, data or texts: ${long.length}`)
for (const { path, lines } of long) console.log(`${String(lines).padStart(7)}   ${path}`)
