import { expect, test } from 'vitest'
import { defaults, parseSettings, preferredLanguage, rootAttributes } from './settings.js'

test('the first language of the reader that we speak is taken', () => {
  expect(preferredLanguage(['fr-FR', 'de-CH', 'en'])).toBe('de')
  expect(preferredLanguage(['ja-JP'])).toBe('ja')
  expect(preferredLanguage(['nl', 'fr'])).toBe('en')
  expect(preferredLanguage([])).toBe('en')
})

test('what was kept is read back', () => {
  const fallback = defaults(['en'])
  const chosen = {
    ...fallback,
    language: 'ja',
    theme: 'contrast',
    dense: true,
    concessions: true,
    companion: false,
  } as const
  expect(parseSettings(JSON.stringify(chosen), fallback)).toEqual(chosen)
})

test('what cannot be read is as it is by default', () => {
  const fallback = defaults(['de'])
  expect(parseSettings(null, fallback)).toEqual(fallback)
  expect(parseSettings('{"theme":', fallback)).toEqual(fallback)
  expect(parseSettings('null', fallback)).toEqual(fallback)
  expect(parseSettings('{"theme":"pink","language":"fr","dense":"yes","patterns":true}', fallback)).toEqual({
    ...fallback,
    patterns: true,
  })
})

test('the theme of the system is followed unless another was chosen', () => {
  const settings = defaults(['en'])
  expect(rootAttributes(settings, true)).toMatchObject({ lang: 'en', 'data-theme': 'dark' })
  expect(rootAttributes(settings, false)).toMatchObject({ 'data-theme': 'light', 'data-density': null })
  expect(rootAttributes({ ...settings, theme: 'contrast' }, true)).toMatchObject({ 'data-theme': 'contrast' })
  expect(rootAttributes({ ...settings, dense: true, motion: 'reduced' }, true)).toMatchObject({
    'data-density': 'dense',
    'data-motion': 'reduced',
  })
})
