import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askBoard, layOut, pack, runExample } from './packages.mjs'
import { publicPackages } from './versions.mjs'

const names = publicPackages().map(({ manifest }) => manifest.name)

describe('packages as others get them, in an empty folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-packages-'))
  let packed = []
  // packing builds first where a source has changed since the last build
  const patience = 300_000
  beforeAll(() => {
    packed = pack(folder)
    layOut(folder, packed)
  }, patience)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('have code, types, licence and README, and nothing of the tests', () => {
    expect(new Set(packed.map(({ name }) => name))).toEqual(new Set(names))
    for (const { name, files } of packed) {
      for (const file of ['LICENSE', 'README.md', 'package.json']) expect([name, ...files]).toContain(file)
      if (name !== 'stellwerk') expect(files).toContain('dist/index.d.ts')
      expect([name, files.filter((file) => /\.test\.|\.map$|tsbuildinfo/.test(file))]).toEqual([name, []])
    }
  })

  it.each(names.filter((name) => name !== 'stellwerk'))('%s: the example of its README runs', (name) => {
    expect(runExample(folder, name)?.trim()).not.toBe('')
  })

  it('the command opens the board that lies in it', async () => {
    const { page, scriptStatus } = await askBoard(folder)
    expect(page).toContain('<title>')
    expect(scriptStatus).toBe(200)
  })
})
