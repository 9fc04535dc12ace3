import { expect, test } from 'vitest'
import { games } from '@stellwerk/titles'
import { auction, exportOf } from '../../../titles/1873/src/import/testing-export.js'
import { faultText, noteText } from '../pages/home/upload-texts.js'
import type { Upload } from './upload.js'
import { readUpload } from './upload.js'

const words = (upload: Upload): string => (upload.ok ? '' : faultText('en', upload.fault, games['1873']))

test('what is no game is told apart', async () => {
  expect(words(await readUpload('{'))).toMatch(/^It is not JSON, or part of it is missing/)
  expect(words(await readUpload('[]'))).toMatch(/neither a Stellwerk game file/)
  expect(words(await readUpload('{"title":"1830","id":1}'))).toMatch(/“1830” games can’t be opened here/)
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

const opened = async (file: object): Promise<Upload> => readUpload(JSON.stringify(file))

test('an export that breaks off opens as far as it goes, with a clear note', async () => {
  const upload = await opened(exportOf(auction, { status: 'finished', settings: { seed: 1, pin: 'x' } }))
  expect(upload).toMatchObject({
    ok: true,
    line: { length: 9 },
    notes: [{ about: 'cut-off', severity: 'incomplete', path: 'actions[8]' }, { about: 'pinned' }],
  })
  const [cut] = upload.notes
  if (!cut) throw new Error('no note')
  expect(noteText('en', cut)).toBe(
    'The file says that the game is finished, but its actions stop after 9 entries. The game opens as far as it goes, in the step BuySellParShares.',
  )
  expect(noteText('de', cut)).toMatch(/enden nach 9 Einträgen/)
  expect(noteText('ja', cut)).toMatch(/9件で途切れています/)
})

test('an export that goes on has nothing to note, even without an action', async () => {
  for (const actions of [auction, []])
    expect(await opened(exportOf(actions, { status: 'active' }))).toMatchObject({ ok: true, notes: [] })
})

test('a result that differs is noted before remarks', async () => {
  const ended = exportOf([...auction, [1, 'end_game']], { status: 'finished', result: { 1: 7, 2: 2100 } })
  const { notes } = await opened(ended)
  expect(notes.map((note) => noteText('en', note))).toEqual([
    'Ann has 2100 here and 7 in the file.',
    expect.stringMatching(/^The players ended the game here/),
  ])
})
