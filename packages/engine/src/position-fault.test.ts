import { expect, test } from 'vitest'
import { Impossible, describedStops } from './position.js'
import { breach, wordsOf } from './position-fault.js'

type OwnFault = { readonly kind: 'volcano'; readonly hex: string } | { readonly kind: 'flood' }

test('a fault is a common one, or one that the title names as its own', () => {
  expect(new Impossible('order', { kind: 'order' }).message).toBe('order: order')
  expect(new Impossible<OwnFault>('tiles.A1', { kind: 'flood' }).fault).toEqual({ kind: 'flood' })
  expect(breach<OwnFault>('lava', { kind: 'volcano', hex: 'A1' }).fault).toEqual({
    kind: 'volcano',
    hex: 'A1',
  })
  expect(breach<OwnFault>('twice', { kind: 'twice', hex: 'A1' }).fault.kind).toBe('twice')
  expect([breach('lava', { kind: 'no-stop' }), 'lava'].map(wordsOf)).toEqual(['lava', 'lava'])
})

test('a kind that nobody knows and a fact too few do not compile', () => {
  // @ts-expect-error: a kind of a title that is not named
  expect(new Impossible('', { kind: 'flood' }).fault.kind).toBe('flood')
  // @ts-expect-error: misspelt
  expect(breach<OwnFault>('', { kind: 'vulcano', hex: 'A1' }).fault.kind).toBe('vulcano')
  // @ts-expect-error: where is it?
  expect(breach<OwnFault>('', { kind: 'volcano' }).fault['hex']).toBeUndefined()
})

test('a plain list of markers is that of the first stop', () => {
  expect(describedStops(['A', '-B'])).toEqual([['A', '-B']])
  expect(describedStops([[], ['A', 'B'], 'C'])).toEqual([[], ['A', 'B'], ['C']])
})
