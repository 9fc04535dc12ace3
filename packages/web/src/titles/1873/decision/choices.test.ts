import { expect, it } from 'vitest'
import type { PlayerId } from '@stellwerk/engine'
import { ofType } from './choices.js'

it('choices are picked by their kind', () => {
  const player = 'Anna' as PlayerId
  const pass = { action: { type: 'pass', player } }
  expect(ofType([{ action: { type: 'buyTrain', player } }, pass], 'pass')).toEqual([pass])
})
