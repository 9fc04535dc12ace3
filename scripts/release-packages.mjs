// Which packages a program needs to run, by the lockfile and the folders that npm made from it.

import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './ready.mjs'

/** Where a package finds another one: beside it or further up, as Node looks for it. */
function found(packages, from, name) {
  for (let place = from; ; place = dirname(place)) {
    const path = join(place, 'node_modules', name)
    if (packages[path]) return path
    if (place === '.') return undefined
  }
}

/**
 * Everything that these packages of the clone need to run: `own` by folder with its name, `others` by the path at which
 * they are installed. Optional dependencies of the clone's packages are for their tests, and are left out.
 */
export function neededBy(folders) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const own = new Map()
  const others = new Set()
  const visit = (path) => {
    const entry = packages[path]
    if (entry.link) return visit(entry.resolved)
    const isOwn = !path.includes('node_modules')
    if (isOwn ? own.has(path) : others.has(path)) return undefined
    if (isOwn) own.set(path, entry.name)
    else others.add(path)
    const optionalPeers = entry.peerDependenciesMeta ?? {}
    const peers = Object.keys(entry.peerDependencies ?? {}).filter((name) => !optionalPeers[name]?.optional)
    for (const name of [...Object.keys(entry.dependencies ?? {}), ...peers]) {
      const at = found(packages, path, name)
      if (at === undefined) throw new Error(`${path} needs ${name}, which the lockfile does not have`)
      visit(at)
    }
    // binaries for other systems are not installed
    for (const name of isOwn ? [] : Object.keys(entry.optionalDependencies ?? {})) {
      const at = found(packages, path, name)
      if (at !== undefined && existsSync(join(root, at))) visit(at)
    }
    return undefined
  }
  folders.forEach(visit)
  return { own, others }
}
