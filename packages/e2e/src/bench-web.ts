/** npm run bench -- web: how heavy and how quick the board of each title is in a browser; `-- web 1854` of one. */
import { readFile, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page } from 'playwright-core'
import { titleIds } from '@stellwerk/titles'
import { Board } from './board.js'
import type { Response } from './click-to-screen.js'
import { clicksToScreen } from './click-to-screen.js'
import { lateGame } from './games.js'
import { LaterGame } from './later-game.js'
import type { SlowestLegal } from './legal-in-browser.js'
import { mostMilliseconds, slowestLegal, throttle } from './legal-in-browser.js'
import { siteFolder } from './site.js'
import { Stage } from './stage.js'

/** What 18xx.games sends for a playable board of 1873, in gzipped kB. */
const peer = 552
const budgets = { kilobytes: 150, paint: 50, board: 1000, overview: 100, legal: mostMilliseconds }
/** How many actions, or as many as are left of a short game. */
const actions = 30
/** How often the same game is played: a machine that shares its processors stops a page for 100 ms now and then. */
const games = 3
const loads = 5

/** A file and its size in gzipped bytes. */
interface Part {
  readonly name: string
  readonly size: number
}

interface Spread {
  readonly count: number
  readonly median: number
  readonly high: number
  readonly worst: number
}

/** Milliseconds that pass, the median of some, and how long the page was busy meanwhile, the least of them. */
interface FirstBoard {
  readonly time: number
  readonly busy: number
}

interface TitleMeasures {
  readonly title: string
  /** Scripts and styles that a playable board asks for, and those that it fetches once it is on the screen. */
  readonly parts: readonly Part[]
  readonly after: readonly Part[]
  /** Milliseconds from a click to the painted board, and to the board on the screen, in a late game. */
  readonly painted: Spread
  readonly shown: Spread
  /** From asking for the address of a game to its usable board, with nothing in the cache. */
  readonly newBoard: FirstBoard
  readonly lateBoard: FirstBoard
  /** Milliseconds from the key to the painted Overview of a late game. */
  readonly overview: number
  /** The slowest look for choices in a late game, on a slow processor. */
  readonly legal: SlowestLegal
}

/** Something that can be pressed, which means that the board is ready for play. */
const playable =
  '.hand-over, .card :is(.line-choice, .payout-way, .card-pass, .card-primary, .site), .card-over'

/** A board on one screen: where a title has secrets, whoever is asked takes the screen over. */
class OneScreen extends Board {
  override async ready(): Promise<void> {
    await this.page.locator(playable).filter({ visible: true }).first().waitFor()
    const takeOver = this.page
      .getByRole('dialog', { name: /^Hand the screen to / })
      .getByRole('button', { name: /^I am / })
    if (await takeOver.isVisible()) await takeOver.click()
    await super.ready()
  }
}

const lateFile = (title: string): string =>
  title === '1873' ? lateGame('stock-round').text : new LaterGame(title, 1).half

async function measureTitle(stage: Stage, title: string): Promise<TitleMeasures> {
  const context = await stage.visitor({ hasty: false })
  try {
    const page = await context.newPage()
    await page.goto('/')
    await Board.setUp(page, { title })
    const fresh = await address(page)
    const { parts, after } = await weigh(context, fresh)
    const newBoard = await firstBoards(context, fresh)
    const game = await lateBoardOf(page, title)
    const lateBoard = await firstBoards(context, await address(page))
    const overview = at(await overviews(page), 0.5)
    const played = [await clicksToScreen(game, actions)]
    while (played.length < games) played.push(await clicksToScreen(await lateBoardOf(page, title), actions))
    const painted = spreadOf(mediansOf(played, 'painted'))
    const shown = spreadOf(mediansOf(played, 'shown'))
    const legal = await slowestLegal(page, title)
    return { title, parts, after, painted, shown, newBoard, lateBoard, overview, legal }
  } finally {
    await context.close()
  }
}

async function lateBoardOf(page: Page, title: string): Promise<OneScreen> {
  await page.goto('/')
  await Board.upload(page, 'late.json', lateFile(title))
  const game = new OneScreen(page)
  await game.ready()
  return game
}

/** Of each click in the same game, played several times, the median. */
const mediansOf = (played: readonly (readonly Response[])[], what: keyof Response): readonly number[] =>
  (played[0] ?? []).map((_, i) => {
    const times = played.flatMap((one) => one[i]?.[what] ?? [])
    return at(times, 0.5)
  })

async function address(page: Page): Promise<string> {
  await page.waitForURL(/\/play\//)
  await page.locator(playable).first().waitFor()
  return new URL(page.url()).pathname
}

/** From the key to the painted Overview, several times; the first fetches it. */
async function overviews(page: Page): Promise<readonly number[]> {
  const times: number[] = []
  for (let i = 0; i <= loads; i++) {
    await page.keyboard.press('m')
    await page.locator('.overview').waitFor({ state: 'detached' })
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const start = performance.now()
            const look = (): void => {
              if (!document.querySelector('.overview')) return void requestAnimationFrame(look)
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
            }
            dispatchEvent(new KeyboardEvent('keydown', { key: 'o' }))
            look()
          }),
      ),
    )
  }
  await page.keyboard.press('m')
  return times.slice(1)
}

const zipped = (name: string, body: Buffer): Part => ({ name, size: gzipSync(body, { level: 9 }).length })
const bySize = (parts: readonly Part[]): readonly Part[] => parts.toSorted((a, b) => b.size - a.size)
const sum = (parts: readonly Part[]): number => parts.reduce((total, { size }) => total + size, 0)

/** Scripts and styles that are asked for before somebody can play, and those that follow by themselves. */
async function weigh(context: BrowserContext, path: string): Promise<Pick<TitleMeasures, 'parts' | 'after'>> {
  const page = await context.newPage()
  await page.addInitScript((selector) => {
    const look = (): void => {
      const isThere = [...document.querySelectorAll(selector)].some((one) => one.checkVisibility())
      if (isThere) performance.mark('bench:playable')
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, playable)
  await page.goto(path)
  await page.waitForFunction(() => performance.getEntriesByName('bench:playable').length > 0)
  await page.waitForLoadState('networkidle')
  const asked = await page.evaluate(() => {
    const from = performance.getEntriesByName('bench:playable')[0]?.startTime ?? 0
    return performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ name: new URL(name).pathname, isNeeded: startTime <= from }))
  })
  await page.close()
  const files = asked.filter(({ name }) => /\.(js|css)$/.test(name) && !isWorker(name))
  const named = (isNeeded: boolean): readonly string[] => [
    ...new Set(files.filter((file) => file.isNeeded === isNeeded).map(({ name }) => name)),
  ]
  return { parts: await partsOf(named(true)), after: await partsOf(named(false)) }
}

const partsOf = async (names: readonly string[]): Promise<readonly Part[]> =>
  bySize(
    await Promise.all(
      names.map(async (name) => zipped(basename(name), await readFile(join(siteFolder, name)))),
    ),
  )

const isWorker = (name: string): boolean => /[.-]worker\b/.test(name)

async function workersOf(folder: string): Promise<readonly Part[]> {
  const assets = join(folder, 'assets')
  const names = (await readdir(assets)).filter((name) => isWorker(name) && name.endsWith('.js'))
  return bySize(
    await Promise.all(names.map(async (name) => zipped(name, await readFile(join(assets, name))))),
  )
}

async function firstBoards(context: BrowserContext, path: string): Promise<FirstBoard> {
  const times: number[] = []
  const busy: number[] = []
  for (let i = 0; i <= loads; i++) {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.clearBrowserCache')
    await devtools.send('Performance.enable')
    const start = performance.now()
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator(playable).filter({ visible: true }).first().waitFor()
    times.push(performance.now() - start)
    const { metrics } = await devtools.send('Performance.getMetrics')
    busy.push(1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN))
    await page.close()
  }
  // the first one warms up the server
  return { time: at(times.slice(1), 0.5), busy: Math.min(...busy.slice(1)) }
}

const spreadOf = (times: readonly number[]): Spread => ({
  count: times.length,
  median: at(times, 0.5),
  high: at(times, 0.95),
  worst: Math.max(...times),
})

function at(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
const within = (value: number, budget: number): string => (value <= budget ? 'ok' : 'ABOVE')
const listed = (part: Part): string => `    ${part.name.padEnd(34)} ${kilobytes(part.size).padStart(8)}`
const spread = ({ median, high, worst }: Spread): string =>
  `median ${median.toFixed(1)} ms, 95% within ${high.toFixed(1)} ms, worst ${worst.toFixed(1)} ms`

function report(measures: TitleMeasures): readonly string[] {
  const { title, parts, after, painted, shown, newBoard, lateBoard, overview, legal } = measures
  const page = sum(parts)
  return [
    `${title}: scripts and styles of a playable board: ${kilobytes(page)} gzipped`,
    `  (budget ${budgets.kilobytes} kB: ${within(page / 1000, budgets.kilobytes)}; 18xx.games needs ${peer} kB for 1873)`,
    ...parts.map(listed),
    `fetched once it is on the screen: ${kilobytes(sum(after))} gzipped`,
    ...after.map(listed),
    `click to painted board in a late game, ${painted.count} actions, each the median of ${games} times: ${spread(painted)}`,
    `  (budget ${budgets.paint} ms: ${within(painted.high, budgets.paint)} for 95%, ${within(painted.worst, budgets.paint)} for the worst)`,
    `the same until it was on the screen, drawn without graphics hardware: ${spread(shown)}`,
    `first usable board with an empty cache: new game ${newBoard.time.toFixed(0)} ms, late game ${lateBoard.time.toFixed(0)} ms, medians of ${loads}`,
    `  (budget ${budgets.board} ms: ${within(newBoard.time, budgets.board)} for a new game, ${within(lateBoard.time, budgets.board)} for a late one)`,
    `  (busy until then, least of ${loads}: new game ${newBoard.busy.toFixed(0)} ms, late game ${lateBoard.busy.toFixed(0)} ms)`,
    `key to the painted Overview of a late game: ${overview.toFixed(0)} ms, median of ${loads}`,
    `  (budget ${budgets.overview} ms: ${within(overview, budgets.overview)})`,
    `choices in the browser, ${throttle} times slower, at the slowest step (${legal.step}): ${legal.time.toFixed(0)} ms`,
    `  (budget ${budgets.legal} ms: ${within(legal.time, budgets.legal)})`,
    '',
  ]
}

async function main(): Promise<void> {
  const stage = await Stage.open()
  try {
    const wanted = process.argv.slice(2)
    for (const title of wanted.length > 0 ? wanted : titleIds)
      process.stdout.write(`${report(await measureTitle(stage, title)).join('\n')}\n`)
    const workers = await workersOf(siteFolder)
    const lines = [
      `workers, fetched when they are first needed: ${kilobytes(sum(workers))} gzipped`,
      ...workers.map(listed),
    ]
    process.stdout.write(`${lines.join('\n')}\n`)
    const troubles = await stage.clear()
    if (troubles.length > 0) throw new Error(troubles.join('\n'))
  } finally {
    await stage.close()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
