import type { Page } from 'playwright-core'
import { format } from '@stellwerk/engine'
import { Board } from './board.js'
import { lateAt, lateGame } from './games.js'
import { latePosition, positionFile } from './later-game.js'
import { paint, speak } from './settings.js'
import type { Language, Stage, Theme } from './stage.js'
import { nowhere, wide } from './stage.js'
import { AustriaBoard } from './testing-1854.js'
import { IndiaBoard } from './testing-1853.js'
import { openKept, openKeptIn } from './testing-shelf.js'

/** A language in one of the themes: words and colours do not depend on each other. */
export type Words = readonly [Language, Theme]

type TitleId = '1873' | '1854' | '1853'
export const titles: readonly TitleId[] = ['1873', '1854', '1853']

export const desks = [
  [1440, 900],
  [1920, 1080],
] as const
/** A desk, a small laptop, and a phone in both directions. */
export const screens = [desks[0], [1024, 768], [390, 844], [844, 390]] as const
const sizes = [...screens, desks[1]] as const

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
export const building = (title: TitleId): string =>
  title === '1873'
    ? lateGame('railway-track').text
    : late(title, { round: 'operating', turn: title === '1854' ? 'KR' : 'GIP', step: 'track' })

export const stock = (title: TitleId): string =>
  title === '1873' ? lateAt({ round: 'stock' }).text : late(title, { round: 'stock' })

export async function openTitle(page: Page, title: TitleId, text: string): Promise<Board> {
  await openKeptIn(page, text)
  const Kind = { 1873: Board, 1854: AustriaBoard, 1853: IndiaBoard }[title]
  const board = new Kind(page)
  await board.ready()
  return board
}

/** What can be chosen, and which of it nobody sees whole without scrolling, or can read. */
export const choices = (
  page: Page,
): Promise<{ readonly lines: number; readonly hidden: readonly string[] }> =>
  page.evaluate(() => {
    const room = document.querySelector('.card-body')?.getBoundingClientRect() ?? new DOMRect()
    const lines = [...document.querySelectorAll('.line-choice')]
    const isOut = (one: Element, from: number, to: number): boolean => {
      const { top, bottom } = one.getBoundingClientRect()
      return top < from - 1 || bottom > to + 1
    }
    const isTorn = (line: Element): boolean => {
      const { top, bottom } = line.getBoundingClientRect()
      const price = line.querySelector('.line-price')?.getBoundingClientRect()
      const [chip, name] = ['.chip', '.line-name, .line-cell-name'].map((one) => line.querySelector(one))
      return (
        (price !== undefined && Math.abs(price.top + price.bottom - top - bottom) > 4) ||
        (chip?.scrollWidth ?? 0) > (chip?.clientWidth ?? 0) ||
        // the beginning of a name tells it from others, two letters do not
        ((name?.clientWidth ?? 99) < 64 && (name?.scrollWidth ?? 0) > (name?.clientWidth ?? 0) + 1)
      )
    }
    const feet = [...document.querySelectorAll('.card-pass, .card-primary')]
    const hidden = [
      ...lines.filter((line) => isOut(line, room.top, room.bottom) || isTorn(line)),
      ...feet.filter((button) => isOut(button, 0, innerHeight)),
    ]
    return { lines: lines.length, hidden: hidden.map((one) => one.textContent ?? '') }
  })

/** The feet of the card, or of the lay bar, that nobody sees whole: they must be in view on every screen. */
const hiddenFeet = (page: Page): Promise<readonly string[]> =>
  page.locator(':is(.card-foot :is(.card-pass, .card-primary), .lay-bar-actions > *)').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility())
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

/** The share of the screen that the map has; on a phone the lay bar takes some of it. */
export const shareOfMap = (page: Page): Promise<number> =>
  page.locator('.table-map').evaluate((map) => {
    const area = (element: Element | null): number => {
      const { width, height } = element?.getBoundingClientRect() ?? new DOMRect()
      return width * height
    }
    const bar = map.closest('.table-narrow') && map.querySelector('.lay-bar')
    return (area(map) - area(bar)) / (innerWidth * innerHeight)
  })

/** Looks at a page in some languages and themes and at every size; tells what stays amiss there. */
async function everywhere(
  page: Page,
  looks: readonly Words[],
  amiss: (width: number) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const found: string[] = []
  for (const [language, theme] of looks) {
    await speak(page, language)
    await paint(page, theme)
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      const until = performance.now() + 5000
      let left = await amiss(width)
      while (left.length > 0 && performance.now() < until) {
        await page.waitForTimeout(50)
        left = await amiss(width)
      }
      found.push(...left.map((what) => `${width}x${height} ${language} ${theme}: ${what}`))
    }
  }
  await speak(page, 'en')
  await page.setViewportSize({ width: 1440, height: 900 })
  return found
}

/** The opening of a title, for somebody who presses no faster than people do. */
export async function openOpening(stage: Stage, title: TitleId): Promise<Board> {
  const { page } = await openKept(stage, opening(title), { ...wide, hasty: false })
  if (title === '1853') {
    const curtain = page.getByRole('button', { name: /^I am / })
    await curtain.waitFor()
    do await curtain.click()
    while (await curtain.isVisible())
  }
  const board = new Board(page)
  await board.ready()
  return board
}

/** What a newcomer does not see of an opening: all that can be done on a desk, its feet on every screen. */
export const unseen = (
  { page }: Board,
  title: TitleId,
  looks: readonly Words[],
): Promise<readonly string[]> =>
  everywhere(page, looks, async (width) => {
    const feet = await hiddenFeet(page)
    if (width < 1440) return feet
    const { lines, hidden } = await choices(page)
    return [...feet, ...hidden, ...(title === '1873' && lines !== 17 ? [`${lines} of 17 things`] : [])]
  })

/** A company of a title lays track: names too small to be read, and where the map has less than half of the screen. */
export async function crampedMap(
  stage: Stage,
  title: TitleId,
  looks: readonly Words[],
): Promise<readonly string[]> {
  const page = await stage.visit(nowhere, wide)
  const board = await openTitle(page, title, building(title))
  await board.card.locator('[data-lays=true]').first().click()
  await board.layBar('Lay').waitFor()
  return everywhere(page, looks, async (width) => {
    const { names, least } = await letters(page)
    const share = await shareOfMap(page)
    return [
      // where hexes are small there are fewer names, or none
      ...((names > 0 || width < 1440) && least > 10.9 ? [] : [`${names} names of ${least} px`]),
      ...(share >= 0.5 ? [] : [`map ${share.toFixed(2)}`]),
      ...(await hiddenFeet(page)),
    ]
  })
}
