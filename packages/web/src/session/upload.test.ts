import { expect, test } from 'vitest'
import { games } from '@stellwerk/titles'
import { faultText } from '../pages/home/upload-texts.js'
import type { Upload } from './upload.js'
import { readUpload } from './upload.js'

const words = (upload: Upload): string => (upload.ok ? '' : faultText('en', upload.fault, games['1873']))

test('what is no game is told apart', async () => {
  expect(words(await readUpload('{'))).toMatch(/^It is not JSON, or a part of it is missing/)
  expect(words(await readUpload('[]'))).toMatch(/neither a game file of ours/)
  expect(words(await readUpload('{"title":"1830","id":1}'))).toMatch(/Games of “1830” cannot be opened here/)
})

test('a broken file of ours is refused with its place', async () => {
  const file = {
    format: 'stellwerk/1',
    title: '1873',
    options: {},
    players: ['A', 'B'],
    seed: 1,
    actions: [{}],
  }
  const upload = await readUpload(JSON.stringify(file))
  expect(upload).toMatchObject({ ok: false, fault: { kind: 'refused', path: 'actions[0].type' } })
  expect(words(upload)).toMatch(/actions\[0\]\.type/)
  expect(await readUpload(JSON.stringify({ ...file, actions: [] }))).toMatchObject({ ok: true })
  expect(words(await readUpload(JSON.stringify({ ...file, actions: [], rules: 99 })))).toMatch(/newer rules/)
})
