import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { format } from '@stellwerk/engine'
import { Board } from './board.js'
import { lateAt, lateGame } from './games.js'
import { latePosition, positionFile } from './later-game.js'
import { paint, speak } from './settings.js'
import type { Language, Theme } from './stage.js'
import { wide } from './stage.js'
import { AustriaBoard } from './testing-1854.js'
import { IndiaBoard } from './testing-1853.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

type TitleId = '1873' | '1854' | '1853'
const titles: readonly TitleId[] = ['1873', '1854', '1853']

/** Desks, a small laptop, and a phone in both directions. */
const desks = [
  [1440, 900],
  [1920, 1080],
] as const
const sizes = [...desks, [1024, 768], [390, 844], [844, 390]] as const

/** Each language in one of the themes: words and colours do not depend on each other. */
const looks: readonly (readonly [Language, Theme])[] = [
  ['en', 'light'],
  ['de', 'dark'],
  ['ja', 'light'],
]

/** A game that nobody has played yet. */
const opening = (title: TitleId): string =>
  JSON.stringify({
    format,
    title,
    options: {},
    players: title === '1873' ? ['Anna', 'Ben', 'Cleo', 'David', 'Emil'] : ['Anna', 'Ben', 'Cleo'],
    seed: 7,
    actions: [],
  })

const late = (title: TitleId, at: object): string =>
  JSON.stringify(positionFile(title, { ...latePosition(title), at }))

/** A company lays track. */
const building = (title: TitleId): string =>
  title === '1873'
    ? lateGame('railway-track').text
    : late(title, { round: 'operating', turn: title === '1854' ? 'KR' : 'GIP', step: 'track' })

const stock = (title: TitleId): string =>
  title === '1873' ? lateAt({ round: 'stock' }).text : late(title, { round: 'stock' })

async function open(page: Page, title: TitleId, text: string): Promise<Board> {
  await Board.upload(page, 'newcomer.json', text)
  const Kind = { 1873: Board, 1854: AustriaBoard, 1853: IndiaBoard }[title]
  const board = new Kind(page)
  await board.ready()
  return board
}

/** What can be chosen, and which of it nobody sees whole without scrolling. */
const choices = (page: Page): Promise<{ readonly lines: number; readonly hidden: readonly string[] }> =>
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

/** The feet of the card that nobody sees whole: passing and doing must be in view on every screen. */
const hiddenFeet = (page: Page): Promise<readonly string[]> =>
  page.locator('.card-foot :is(.card-pass, .card-primary)').evaluateAll((all) =>
    all
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
      })
      .map((one) => one.textContent ?? ''),
  )

/** How high the smallest letters of names on the map are on the screen, and how many names there are. */
const letters = (page: Page): Promise<{ readonly names: number; readonly least: number }> =>
  page.locator('.map :is(.map-name, .map-pick > text)').evaluateAll((all) => {
    const seen = (all as SVGTextElement[]).filter((one) => one.getBoundingClientRect().height > 0)
    const heights = seen.map(
      (one) => parseFloat(getComputedStyle(one).fontSize) * (one.getScreenCTM()?.a ?? 0),
    )
    return { names: seen.length, least: Math.min(...heights) }
  })

/** The share of the screen that the map has. */
const shareOfMap = (page: Page): Promise<number> =>
  page.locator('.table-map').evaluate((map) => {
    const { width, height } = map.getBoundingClientRect()
    return (width * height) / (innerWidth * innerHeight)
  })

/** Looks at a page in every language and theme and at every size, until nothing is amiss there. */
async function everywhere(page: Page, amiss: (width: number) => Promise<readonly string[]>): Promise<void> {
  for (const [language, theme] of looks) {
    await speak(page, language)
    await paint(page, theme)
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      const message = `${width}x${height} ${language} ${theme}`
      await expect.poll(() => amiss(width), { message, timeout: 5000 }).toEqual([])
    }
  }
  await speak(page, 'en')
  await page.setViewportSize({ width: 1440, height: 900 })
}

test.each(titles)('%s: a newcomer sees what can be done, on every screen', async (title) => {
  const page = await stage().visit('/', { ...wide, hasty: false })
  await Board.upload(page, 'newcomer.json', opening(title))
  const board = new Board(page)
  if (title === '1853') {
    const curtain = page.getByRole('button', { name: /^I am / })
    await curtain.waitFor()
    const isThere = async (): Promise<boolean> => {
      await curtain.click()
      return curtain.isVisible()
    }
    await expect.poll(isThere).toBe(false)
  }
  await board.ready()
  await everywhere(page, async (width) => {
    const feet = await hiddenFeet(page)
    if (width < 1440) return feet
    const { lines, hidden } = await choices(page)
    return [...feet, ...hidden, ...(title === '1873' && lines !== 17 ? [`${lines} of 17 things`] : [])]
  })
  expect(await page.title()).toBe('newcomer · Stellwerk')

  // a double click is one move, whatever comes next in its place
  if (title === '1853') await board.card.getByRole('textbox', { name: 'Bond' }).fill('100')
  const press = title === '1853' ? board.primary : board.card.locator('.card-pass')
  await press.dblclick()
  await expect.poll(() => board.moment()).toEqual({ at: 1, length: 1 })
  await page.waitForTimeout(400)
  expect(await board.moment()).toEqual({ at: 1, length: 1 })
})

test.each(titles)(
  '%s: names on the map can be read, and the map has half of a phone while one builds',
  async (title) => {
    const page = await stage().visit('/', wide)
    await open(page, title, building(title))
    await everywhere(page, async (width) => {
      const { names, least } = await letters(page)
      const share = await shareOfMap(page)
      return [
        // where hexes are small there are fewer names, or none
        ...((names > 0 || width < 1440) && least > 10.9 ? [] : [`${names} names of ${least} px`]),
        ...(share >= 0.5 ? [] : [`map ${share.toFixed(2)}`]),
        ...(await hiddenFeet(page)),
      ]
    })
  },
)

test('in a stock round all choices of a usual turn are in view on a desk, in every title', async () => {
  const page = await stage().visit('/', wide)
  for (const title of titles) {
    const board = await open(page, title, stock(title))
    await board.foreseen()
    for (const [width, height] of desks) {
      await page.setViewportSize({ width, height })
      const { lines, hidden } = await choices(page)
      expect([title, width, hidden]).toEqual([title, width, []])
      expect(lines).toBeGreaterThan(2)
    }
  }
})
