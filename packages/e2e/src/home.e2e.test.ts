import { expect, test } from 'vitest'
import { faultsOf } from './axe.js'
import { Board } from './board.js'
import { lateGame } from './games.js'
import { speak } from './settings.js'
import { wide } from './stage.js'
import { boards, inView } from './testing-home.js'
import { useStage } from './testing-stage.js'

const stage = useStage()
const track = lateGame('railway-track')

test('who comes for the first time sees the ways in and a board of every title', async () => {
  const page = await stage().visit('/', wide)
  await boards(page)
  expect(await page.locator('.door strong').allTextContents()).toEqual([
    'Play against the computer',
    'Learn',
    'New game on one screen',
    'Tables',
    'Set up a position',
    'Upload a game',
  ])
  expect(await inView(page, '.home-title')).toBe(true)
  await speak(page, 'de')
  await boards(page)
})

test('the last game is to be gone on with, with its board and what is asked in it', async () => {
  const page = await stage().visit('/', wide)
  const board = await Board.upload(page, 'Harz on Friday.json', track.text)
  await board.ready()
  await page.goto('/')
  await page.locator('.home-last').getByText('lay track').waitFor()
  await boards(page)
  expect(await inView(page, '.doors')).toBe(true)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Continue Harz on Friday' }).click()
  await board.ready()
})
