// npm run versions: whether the packages can be released as they are. All have one version, which they also require of
// each other; each has what its users need; and the changelog covers that version, or what comes after it.

import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './ready.mjs'

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Every package of the workspace: its folder and its package.json. */
export function workspacePackages() {
  const { workspaces } = readJson(join(root, 'package.json'))
  return workspaces.flatMap((pattern) => {
    const above = join(root, dirname(pattern))
    return readdirSync(above)
      .map((name) => join(above, name))
      .filter((folder) => existsSync(join(folder, 'package.json')))
      .map((folder) => ({ folder, manifest: readJson(join(folder, 'package.json')) }))
  })
}

export const publicPackages = () => workspacePackages().filter(({ manifest }) => manifest.private !== true)

/** What is wrong with a package, in words; `has` tells whether a file is in its folder. */
export function faultsOf(manifest, version, names, has) {
  const faults = []
  const expect = (holds, fault) => {
    if (!holds) faults.push(fault)
  }
  expect(manifest.version === version, `has version ${manifest.version} and not ${version}`)
  for (const [name, wanted] of Object.entries(manifest.dependencies ?? {}))
    if (names.has(name)) expect(wanted === version, `asks for ${name} ${wanted} and not ${version}`)
    else expect(/^\d+\.\d+\.\d+$/.test(wanted), `asks for ${name} ${wanted}, which is no exact version`)
  if (manifest.private === true) return faults
  for (const field of ['description', 'license', 'engines', 'files'])
    expect(manifest[field] !== undefined, `has no "${field}"`)
  for (const file of ['README.md', 'LICENSE']) expect(has(file), `has no ${file}`)
  expect(manifest.exports !== undefined || manifest.bin !== undefined, 'has neither "exports" nor "bin"')
  for (const [path, entry] of Object.entries(manifest.exports ?? {}))
    expect(entry.types !== undefined && entry.default !== undefined, `has no types or no code for ${path}`)
  return faults
}

/** What the changelog lacks for this version: a heading, and something below it. */
export function changelogFaults(text, version) {
  const sections = text.split(/^## /m).slice(1)
  const current = sections.find((section) => section.startsWith(version) || /^unreleased/i.test(section))
  if (current === undefined) return [`has neither a heading "Unreleased" nor one for ${version}`]
  return /^- /m.test(current) ? [] : [`says nothing below "${current.split('\n')[0]}"`]
}

function main() {
  const { version } = readJson(join(root, 'package.json'))
  const packages = workspacePackages()
  const names = new Set(packages.map(({ manifest }) => manifest.name))
  const lines = packages.flatMap(({ folder, manifest }) =>
    faultsOf(manifest, version, names, (file) => existsSync(join(folder, file))).map(
      (fault) => `${relative(root, folder).split(sep).join('/')}: ${fault}`,
    ),
  )
  const changelog = changelogFaults(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version)
  lines.push(...changelog.map((fault) => `CHANGELOG.md: ${fault}`))
  for (const line of lines) console.log(line)
  const count = packages.filter(({ manifest }) => manifest.private !== true).length
  if (lines.length === 0) console.log(`${count} packages of version ${version} can be released`)
  return lines.length === 0 ? 0 : 1
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = main()
}
