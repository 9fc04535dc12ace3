import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { Board } from './board.js'
import { lateAt } from './games.js'
import { latePosition, positionFile } from './later-game.js'
import { speak } from './settings.js'
import type { Look } from './stage.js'
import { wide } from './stage.js'
import { IndiaBoard } from './testing-1853.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

interface Seen {
  readonly lines: number
  /** Those that are not whole in view without scrolling. */
  readonly hidden: readonly string[]
}

/** The lines of the card and the buttons at its foot that nobody sees whole without scrolling. */
const seenOn = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const room = document.querySelector('.card-body')?.getBoundingClientRect() ?? new DOMRect()
    const lines = [...document.querySelectorAll('.line-choice')]
    const isOut = (one: Element, from: number, to: number): boolean => {
      const { top, bottom } = one.getBoundingClientRect()
      return top < from - 1 || bottom > to + 1
    }
    const feet = [...document.querySelectorAll('.card-pass, .card-primary')]
    const hidden = [
      ...lines.filter((line) => isOut(line, room.top, room.bottom)),
      ...feet.filter((button) => isOut(button, 0, innerHeight)),
    ]
    return { lines: lines.length, hidden: hidden.map((one) => one.textContent ?? '') }
  })

const sizes: readonly Look[] = [wide, { width: 1920, height: 1080 }]

test.each(sizes)(
  'all 17 objects of the start auction and Pass are in view at $width x $height',
  async (look) => {
    const players = ['Anna', 'Ben', 'Cleo', 'David', 'Emil']
    const board = await Board.begin(await stage().visit('/', look), { seed: 7, players })
    for (const language of ['en', 'de', 'ja'] as const) {
      await speak(board.page, language)
      await expect.poll(() => seenOn(board.page)).toEqual({ lines: 17, hidden: [] })
    }
  },
)

test('in a stock round all choices of a usual turn are in view at 1440 x 900, in every title', async () => {
  const page = await stage().visit('/', wide)
  const files = {
    '1873': lateAt({ round: 'stock' }).text,
    '1854': JSON.stringify(positionFile('1854', { ...latePosition('1854'), at: { round: 'stock' } })),
    '1853': JSON.stringify(positionFile('1853', { ...latePosition('1853'), at: { round: 'stock' } })),
  }
  for (const [title, text] of Object.entries(files)) {
    await Board.upload(page, 'stock.json', text)
    const board = title === '1853' ? new IndiaBoard(page) : new Board(page)
    await board.ready()
    await board.foreseen()
    const { lines, hidden } = await seenOn(page)
    expect([title, hidden]).toEqual([title, []])
    expect(lines).toBeGreaterThan(2)
  }
})

test('a line and its hex point at each other, and the number of a thing chooses it', async () => {
  const board = await Board.begin(await stage().visit('/', wide), { seed: 7 })
  const { page, card } = board
  const pointed = card.locator('.line-pointed')
  await board.hex('C12').hover()
  expect(await pointed.count()).toBeLessThanOrEqual(1)
  await board.row('Buy mine 12 ').focus()
  await page.keyboard.type('15')
  expect(await board.row('Buy mine 15 ').getAttribute('aria-checked')).toBe('true')
  expect(await board.primary.textContent()).toContain('Buy mine 15')
  await page.keyboard.press('Enter')
  await board.shows(1, 1)
})
