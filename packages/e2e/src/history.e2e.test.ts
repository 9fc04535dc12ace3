import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { Board } from './board.js'
import { wholeGame } from './games.js'
import { useStage } from './testing-stage.js'

const stage = useStage()
const game = wholeGame()
const { length } = game

test('a recorded game is uploaded, looked through, and branched', async () => {
  const page = await stage().visit('/')
  const board = await Board.upload(page, 'whole.json', game.text)
  const { timeline, card } = board
  await board.shows(length, length)
  expect(await board.heading()).toBe('The game is over.')

  const slider = timeline.getByRole('slider')
  await slider.fill('100')
  await board.shows(100, length)
  await card.getByText(`This is the board after move 100 of ${length}.`).waitFor()
  await slider.press('ArrowRight')
  await board.shows(101, length)
  await page.keyboard.press('Shift+ArrowLeft')
  await slider.press('Home')
  await board.shows(0, length)
  await timeline.getByRole('button', { name: 'Turns, rounds and phases' }).click()
  await timeline.getByRole('button', { name: 'Next round' }).click()
  expect(await board.round()).toBe('Stock round 1')

  const jump = timeline.getByRole('combobox', { name: 'Jump to …' })
  await jump.focus()
  const rounds = await jump.locator('optgroup[label="Rounds"] option').allTextContents()
  expect(rounds.length).toBeGreaterThan(10)
  const wanted = rounds.find((round) => round.startsWith('OR 3')) ?? ''
  await jump.selectOption({ label: wanted })
  expect(await page.locator('.table-bar-round').textContent()).toContain(wanted)
  const moment = await board.moment()

  // the address tells the moment, for sending or reloading it
  await page.waitForURL(`**?at=${moment.at}`)
  await page.reload()
  await board.shows(moment.at, length)

  await card.getByRole('button', { name: 'Try from here' }).click()
  await board.shows(moment.at, moment.at)
  await board.ready()
  await board.acts(() => board.press(board.actions.first()))
  await board.shows(moment.at + 1, moment.at + 1)
  await page.getByRole('button', { name: 'Back to the game' }).click()
  await board.shows(length, length)
})

test('the log is filtered and clicked', async () => {
  const board = await Board.upload(await stage().visit('/'), 'whole.json', game.text)
  await board.openTab('Log')
  await board.panel.getByRole('searchbox', { name: 'Find in the log' }).fill('founds')
  const entries = board.panel.getByRole('button', { name: /founds/ })
  await entries.first().waitFor()
  expect(await board.panel.getByRole('button').count()).toBe(await entries.count())
  await entries.first().click()
  const { at } = await board.moment()
  expect(at).toBeLessThan(length)
  // the panel is drawn after the board
  await expect.poll(() => entries.first().getAttribute('aria-current')).toBe('true')
  await board.panel.getByRole('searchbox').fill('no such thing happened')
  await board.panel.getByText('Nothing in the log matches these filters.').waitFor()
})

test('charts are drawn and saved; the end of the game is told', async () => {
  const page = await stage().visit('/')
  const board = await Board.upload(page, 'whole.json', game.text)
  await board.openTab('Result')
  await board.panel.getByRole('heading', { name: 'The game is over' }).waitFor()
  const rows = await board.panel.getByRole('table').first().getByRole('row').all()
  const widths = await Promise.all(rows.map((row) => row.locator('th, td').count()))
  expect(new Set(widths).size).toBe(1)
  const ranking = (await board.panel.getByRole('table').first().textContent()) ?? ''
  for (const player of ['Anna', 'Ben', 'Cleo']) expect(ranking).toContain(player)
  await board.panel.locator('.end-moment').first().click()
  expect((await board.moment()).at).toBeLessThan(length)

  await board.openTab('Charts')
  const list = board.panel.getByRole('combobox', { name: 'Chart' })
  const charts = await list.locator('option').count()
  expect(charts).toBeGreaterThanOrEqual(3)
  for (let i = 0; i < charts; i++) {
    await list.selectOption({ index: i })
    expect(await board.panel.locator('svg path, svg polyline').count()).toBeGreaterThan(2)
  }
  await list.selectOption({ index: 0 })
  const download = page.waitForEvent('download')
  await board.panel.getByRole('button', { name: 'Save as CSV' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv.split('\n')[0]).toMatch(/Anna.*Ben.*Cleo/)
})
