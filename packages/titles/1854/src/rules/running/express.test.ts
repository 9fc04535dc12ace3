import { expect, it } from 'vitest'
import { Drawing } from '@stellwerk/rails'
import { edges, neighbour } from '@stellwerk/hex'
import { solve } from '@stellwerk/router'
import { taskFor } from './best-run.js'

/** A straight line from west to east with a stop in each hex. */
function line(values: readonly number[]) {
  const drawing = new Drawing()
  const names = values.map((_, i) => `D${2 * i + 1}`)
  const [, west, , , east] = edges
  drawing.spread(
    'D1',
    (hex) => {
      const i = names.indexOf(hex)
      const facts = { kind: 'city', name: hex, place: hex, own: i === 1, pass: true, end: true } as const
      const point = drawing.stop({ ...facts, value: values[i] as number }, { hex, stop: 0 })
      for (const edge of [west, east] as const) drawing.track(hex, drawing.side(hex, edge as 1), { point })
      return [east as 4]
    },
    (hex) => (names.includes(hex) ? [west as 1] : []),
  )
  expect(neighbour('D1', 4)).toBe('D3')
  return drawing.finish()
}

it('1854-run-g, 1854-run-h, EX-26: over ten stops an 80x leaves out two of the tens; an 8 ends earlier', () => {
  const lines = line([90, 50, 10, 40, 60, 10, 30, 10, 70, 90])
  const best = (train: '8' | '80x'): number | undefined => solve(taskFor(lines, [train])).plans[0]?.total
  expect(best('80x')).toBe(440)
  expect(best('8')).toBe(90 + 50 + 10 + 40 + 60 + 10 + 30 + 10)
})
