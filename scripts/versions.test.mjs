import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './ready.mjs'
import { changelogFaults, faultsOf } from './versions.mjs'

const good = {
  version: '1.2.0',
  description: 'x',
  license: 'MIT',
  engines: {},
  files: ['dist'],
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
  dependencies: { '@a/b': '1.2.0', zod: '4.0.1' },
}
const faults = (change, has = () => true) => faultsOf({ ...good, ...change }, '1.2.0', new Set(['@a/b']), has)

describe('packages that can be released', () => {
  it('have one version, exact dependencies, types, a licence and a README', () => {
    expect(faults({})).toEqual([])
    expect(faults({ version: '1.1.0' })).toEqual(['has version 1.1.0 and not 1.2.0'])
    expect(faults({ dependencies: { '@a/b': '1.1.0' } })).toHaveLength(1)
    expect(faults({ dependencies: { zod: '^4.0.1' } })).toHaveLength(1)
    expect(faults({ files: undefined })).toEqual(['has no "files"'])
    expect(faults({ exports: { '.': { default: './dist/index.js' } } })).toHaveLength(1)
    expect(faults({}, (file) => file !== 'LICENSE')).toEqual(['has no LICENSE'])
    expect(faults({ private: true, files: undefined })).toEqual([])
  })

  it('are told of in the changelog', () => {
    expect(changelogFaults('# Changelog\n\n## Unreleased\n\n- something\n', '1.2.0')).toEqual([])
    expect(changelogFaults('# Changelog\n\n## 1.2.0, today\n\n- something\n', '1.2.0')).toEqual([])
    expect(changelogFaults('# Changelog\n\n## 1.1.0\n\n- something\n', '1.2.0')).toHaveLength(1)
    expect(changelogFaults('# Changelog\n\n## Unreleased\n', '1.2.0')).toHaveLength(1)
  })

  it('are those of this repository', () => {
    const { status, stdout } = spawnSync(process.execPath, [join(root, 'scripts', 'versions.mjs')], {
      encoding: 'utf8',
    })
    expect([stdout.trim(), status]).toEqual([expect.stringContaining('can be released'), 0])
  })
})
