import { expect, test } from 'vitest'
import { engineRules } from '@stellwerk/engine'
import { faultTexts, titleIds } from '@stellwerk/titles'
import { refusalText } from '../session.js'

test('every title tells what can be wrong with its positions only', async () => {
  expect(Object.keys(faultTexts).toSorted()).toEqual(titleIds.toSorted())
  const refusal = {
    rule: engineRules.position,
    params: { path: '', fault: { kind: 'cities', player: 'Anna' } },
  }
  expect(await refusalText({ language: 'en' }, refusal, '1853')).toMatch(
    /^Anna has every city of the contract once/,
  )
  expect(await refusalText({ language: 'en' }, refusal, '1873')).toBe('These entries contradict each other.')
})
