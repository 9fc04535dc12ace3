import { expect, test } from 'vitest'
import { faultText } from '../pages/home/upload-texts.js'
import type { Upload } from './upload.js'
import { readUpload } from './upload.js'

const words = (upload: Upload): string => (upload.ok ? '' : faultText('en', upload.fault))

test('what is no game is told apart', () => {
  expect(words(readUpload('{'))).toMatch(/^It is not JSON: /)
  expect(words(readUpload('[]'))).toMatch(/neither a game file of ours/)
  expect(words(readUpload('{"title":"1830","id":1}'))).toMatch(/Games of “1830” cannot be opened here/)
})

test('a broken file of ours is refused with its place', () => {
  const file = {
    format: 'stellwerk/1',
    title: '1873',
    options: {},
    players: ['A', 'B'],
    seed: 1,
    actions: [{}],
  }
  const upload = readUpload(JSON.stringify(file))
  expect(upload).toMatchObject({ ok: false, fault: { kind: 'refused', path: 'actions[0].type' } })
  expect(words(upload)).toMatch(/actions\[0\]\.type/)
  expect(readUpload(JSON.stringify({ ...file, actions: [] }))).toMatchObject({ ok: true })
  expect(words(readUpload(JSON.stringify({ ...file, actions: [], rules: 99 })))).toMatch(/newer rules/)
})
