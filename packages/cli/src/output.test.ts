import { describe, expect, it } from 'vitest'
import type { Surroundings } from './output.js'
import { output } from './output.js'
import { coloured, plain } from './paint.js'

const paintFor = (isTTY: boolean, env: NodeJS.ProcessEnv, color = true) => {
  const stream = { write: () => undefined, isTTY }
  const world = { stdout: stream, stderr: stream, env, cwd: '/' } as unknown as Surroundings
  return output(world, 'en', { color }).paint
}

describe('colours', () => {
  it('are for terminals only', () => {
    expect(paintFor(true, {})).toBe(coloured)
    expect(paintFor(false, {})).toBe(plain)
  })

  it('are left out on request', () => {
    expect(paintFor(true, { NO_COLOR: '1' })).toBe(plain)
    expect(paintFor(true, { NO_COLOR: '' })).toBe(coloured)
    expect(paintFor(true, { TERM: 'dumb' })).toBe(plain)
    expect(paintFor(true, {}, false)).toBe(plain)
  })
})
