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
    /^The contract of Anna needs different cities/,
  )
  expect(await refusalText({ language: 'en' }, refusal, '1873')).toBe('These entries contradict each other.')
})
