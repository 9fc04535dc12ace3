import { expect, test } from 'vitest'
import { buildEnvironment } from './ready.mjs'

test('a build that a test starts is the same as any other', () => {
  const env = { NODE_ENV: 'test', HOME: '/home/anna' }
  expect(buildEnvironment(env)).toEqual({ NODE_ENV: 'production', HOME: '/home/anna' })
})
