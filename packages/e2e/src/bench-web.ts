/** npm run bench -- web: how heavy and how quick the board is in a browser. */
import { readFile, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { BrowserContext } from 'playwright-core'
import { Board } from './board.js'
import { clicksToScreen } from './click-to-screen.js'
import { lateGame } from './games.js'
import { siteFolder } from './site.js'
import { Stage } from './stage.js'

/** What 18xx.games sends for a playable board of 1873, in gzipped kB. */
const peer = 552
const budgets = { kilobytes: 150, paint: 50, board: 1000 }
const actions = 30
const loads = 5

/** A file and its size in gzipped bytes. */
interface Part {
  readonly name: string
  readonly size: number
}

interface Spread {
  readonly median: number
  readonly high: number
  readonly worst: number
}

export interface WebMeasures {
  /** Scripts and styles that a playable board asks for, and the workers that are fetched when something is searched for. */
  readonly parts: readonly Part[]
  readonly after: readonly Part[]
  readonly workers: readonly Part[]
  /** Milliseconds from a click to the painted board, and to the board on the screen, in a late game. */
  readonly painted: Spread
  readonly shown: Spread
  /** Milliseconds from asking for the address of a game to its usable board, with nothing in the cache. */
  readonly newBoard: number
  readonly lateBoard: number
}

export async function measureWeb(): Promise<WebMeasures> {
  const stage = await Stage.open()
  try {
    const context = await stage.visitor({ hasty: false })
    const page = await context.newPage()
    await page.goto('/')
    const fresh = await address(await Board.begin(page))
    const { parts, after } = await weigh(context, fresh)
    const newBoard = await firstBoards(context, fresh)
    const game = await Board.upload(page, 'late.json', lateGame('stock-round').text)
    const lateBoard = await firstBoards(context, await address(game))
    const times = await clicksToScreen(game, actions)
    const painted = spreadOf(times.map((time) => time.painted))
    const shown = spreadOf(times.map((time) => time.shown))
    const troubles = await stage.clear()
    if (troubles.length > 0) throw new Error(troubles.join('\n'))
    return { parts, after, workers: await workersOf(siteFolder), painted, shown, newBoard, lateBoard }
  } finally {
    await stage.close()
  }
}

async function address(board: Board): Promise<string> {
  await board.ready()
  return new URL(board.page.url()).pathname
}

const zipped = (name: string, body: Buffer): Part => ({ name, size: gzipSync(body, { level: 9 }).length })
const bySize = (parts: readonly Part[]): readonly Part[] => parts.toSorted((a, b) => b.size - a.size)
const sum = (parts: readonly Part[]): number => parts.reduce((total, { size }) => total + size, 0)

/** Scripts and styles that are asked for until somebody can play, and those that a wide screen fetches right after. */
async function weigh(context: BrowserContext, path: string): Promise<Pick<WebMeasures, 'parts' | 'after'>> {
  const page = await context.newPage()
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\.(js|css)$/.test(pathname) && !isWorker(pathname)) asked.add(pathname)
  })
  await page.goto(path)
  await new Board(page).ready()
  const needed = [...asked]
  await page.waitForLoadState('networkidle')
  const after = [...asked].filter((name) => !needed.includes(name))
  await page.close()
  return { parts: await partsOf(needed), after: await partsOf(after) }
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

async function firstBoards(context: BrowserContext, path: string): Promise<number> {
  const times: number[] = []
  for (let i = 0; i <= loads; i++) {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.clearBrowserCache')
    const start = performance.now()
    await page.goto(path, { waitUntil: 'commit' })
    await new Board(page).ready()
    times.push(performance.now() - start)
    await page.close()
  }
  // the first one warms up the server
  return at(times.slice(1), 0.5)
}

const spreadOf = (times: readonly number[]): Spread => ({
  median: at(times, 0.5),
  high: at(times, 0.95),
  worst: Math.max(...times),
})

function at(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN
}

function report({
  parts,
  after,
  workers,
  painted,
  shown,
  newBoard,
  lateBoard,
}: WebMeasures): readonly string[] {
  const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
  const within = (value: number, budget: number): string => (value <= budget ? 'ok' : 'ABOVE')
  const listed = (part: Part): string => `    ${part.name.padEnd(34)} ${kilobytes(part.size).padStart(8)}`
  const spread = ({ median, high, worst }: Spread): string =>
    `median ${median.toFixed(1)} ms, 95% within ${high.toFixed(1)} ms, worst ${worst.toFixed(1)} ms`
  const page = sum(parts)
  return [
    `scripts and styles of a playable board: ${kilobytes(page)} gzipped`,
    `  (budget ${budgets.kilobytes} kB: ${within(page / 1000, budgets.kilobytes)}; 18xx.games needs ${peer} kB)`,
    ...parts.map(listed),
    `fetched right after, for timeline and tabs: ${kilobytes(sum(after))} gzipped`,
    ...after.map(listed),
    `workers, fetched when they are first needed: ${kilobytes(sum(workers))} gzipped`,
    ...workers.map(listed),
    `click to painted board in a late game, ${actions} actions: ${spread(painted)}`,
    `  (budget ${budgets.paint} ms: ${within(painted.high, budgets.paint)} for 95%, ${within(painted.worst, budgets.paint)} for the worst)`,
    `the same until it was on the screen, drawn without graphics hardware: ${spread(shown)}`,
    `first usable board with an empty cache: new game ${newBoard.toFixed(0)} ms, late game ${lateBoard.toFixed(0)} ms, medians of ${loads}`,
    `  (budget ${budgets.board} ms: ${within(newBoard, budgets.board)})`,
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.stdout.write(`${report(await measureWeb()).join('\n')}\n`)
