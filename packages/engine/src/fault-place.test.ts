import { expect, test } from 'vitest'
import { placeOfFault } from './fault-place.js'

const places = {
  stack: ['stacks'],
  hex: ['markers.*', 'tiles.*'],
  company: ['railways.*', 'round'],
  pool: ['*'],
  names: ['mountains.*'],
}
const placeOf = (fault: Parameters<typeof placeOfFault>[1], description: unknown) =>
  placeOfFault(places, fault, description)

test('a fault is where the description tells of what it names', () => {
  expect(placeOf({ kind: 'twice', hex: 'A1' }, { markers: { A1: ['X'] }, tiles: { A1: '1:0' } })).toBe(
    'markers.A1',
  )
  expect(placeOf({ kind: 'twice', hex: 'A1' }, { markers: {}, tiles: { A1: '1:0' } })).toBe('tiles.A1')
  expect(placeOf({ kind: 'idle', company: 'J. & Co.' }, { railways: { 'J. & Co.': {} } })).toBe(
    'railways.J. & Co.',
  )
  expect(placeOf({ kind: 'late', names: ['X', 'Y'] }, { mountains: { Y: {} } })).toBe('mountains.Y')
})

test('a whole field can be at fault, and the kind of a fault comes before what it names', () => {
  expect(placeOf({ kind: 'wrong-pool', pool: 'returned' }, { returned: [] })).toBe('returned')
  expect(placeOf({ kind: 'idle', company: 'X' }, { railways: {}, round: 1 })).toBe('round')
  expect(placeOf({ kind: 'stack', hex: 'A1' }, { stacks: {}, tiles: { A1: '1:0' } })).toBe('stacks')
})

test('what the description does not tell of has no place', () => {
  expect(placeOf({ kind: 'idle', company: 'X' }, { railways: {} })).toBe('')
  expect(placeOf({ kind: 'unsound' }, 3)).toBe('')
})
