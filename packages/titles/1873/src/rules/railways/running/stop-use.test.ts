import { expect, it } from 'vitest'
import { stopUse } from './stop-use.js'
import { board } from './testing-board.js'

const use = (markers: Record<string, string>, hex: string) =>
  stopUse(board({ trains: [2], markers, tiles: { B15: '78:5', E16: '76:0' } }), 'HBE', hex, 0)

it('1873-4.4.3-c, 1873-4.4.3-g: a route ends at own markers and open works, and goes on through villages only', () => {
  expect(use({}, 'B19')).toEqual({ own: true, ends: true, passes: false })
  expect(use({}, 'B13')).toEqual({ own: false, ends: true, passes: false })
  expect(use({}, 'C16')).toEqual({ own: false, ends: false, passes: true })
})

it('1873-4.4.3-e: a blocked place is passed on the own concession route only', () => {
  expect(use({ E16: 'GHE' }, 'E16')).toEqual({ own: false, ends: false, passes: false })
  expect(use({ C16: 'GHE' }, 'C16')).toMatchObject({ ends: false, passes: true })
})

it('nothing ends or goes on where no track leads', () => {
  expect(use({}, 'H15')).toEqual({ own: false, ends: false, passes: false })
})
