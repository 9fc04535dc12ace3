import { describe, expect, it } from 'vitest'
import { importsOf, testsOf } from './quick.mjs'

const tests = [
  'packages/a/src/track.test.ts',
  'packages/a/src/course.test.ts',
  'packages/a/src/games.fuzz.test.ts',
  'packages/a/src/games.long.test.ts',
  'packages/e2e/src/board.e2e.test.ts',
]
const imports = (test) =>
  ({
    'packages/a/src/course.test.ts': ['packages/a/src/flow.ts'],
    'packages/a/src/games.fuzz.test.ts': ['packages/a/src/flow.ts'],
    'packages/a/src/games.long.test.ts': ['packages/a/src/flow.ts'],
    'packages/e2e/src/board.e2e.test.ts': ['packages/a/src/flow.ts'],
  })[test] ?? []

describe('the quick tests', () => {
  it('are those that changed, those beside a changed file, and those that import one', () => {
    expect(testsOf(['packages/a/src/track.ts'], tests, imports)).toEqual(['packages/a/src/track.test.ts'])
    expect(testsOf(['packages/a/src/track.test.ts'], tests, imports)).toEqual([
      'packages/a/src/track.test.ts',
    ])
    expect(testsOf(['packages/a/src/flow.ts'], tests, imports)).toEqual(['packages/a/src/course.test.ts'])
    expect(testsOf(['README.md'], tests, imports)).toEqual([])
  })

  it('find what a test imports by its path in the repository', () => {
    const text =
      "import { a } from './flow.js'\nimport { b } from '../../b/src/index.js'\nimport c from 'vitest'\n"
    const found = importsOf('packages/a/src/course.test.ts', text)
    expect(found).toContain('packages/a/src/flow.ts')
    expect(found).toContain('packages/b/src/index.ts')
    expect(found.filter((file) => file.includes('vitest'))).toEqual([])
  })
})
