import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { CoreState, GameFile, Title } from '@stellwerk/engine'
import { openDecision, replay, top } from '@stellwerk/engine'
import { games } from '@stellwerk/titles'
import { LaterGame } from './later-game.js'
import { siteFolder } from './site.js'
import { nowhere } from './stage.js'

/** The slowest look for choices of a title: at which kind of step, and milliseconds in a slow browser. */
export interface SlowestLegal {
  readonly step: string
  readonly time: number
}

/** A processor so many times slower than this one. */
export const throttle = 4
/** What a look for choices should take at most there. */
export const mostMilliseconds = 100
const candidates = 12
const repeats = 3

/** Every state of the finished game that the repository keeps of a title. */
function finishedStates(title: string): readonly CoreState[] {
  const path = new URL(`../../titles/all/games/${title}.json`, import.meta.url)
  const outcome = replay(gameOf(title), JSON.parse(readFileSync(path, 'utf8')) as GameFile)
  if (!outcome.ok) throw new Error(outcome.refusal.rule)
  const { value: history } = outcome
  return Array.from({ length: history.length }, (_, n) => history.at(n).state)
}

function gameOf(title: string): Title {
  const game = games[title]
  if (!game) throw new Error(`no title ${title}`)
  return game.title
}

/** How long this process takes to find the choices of a fresh state: the shorter of two times. */
function timeOf(title: Title, known: CoreState): number {
  const times = [1, 2].map(() => {
    const state = JSON.parse(JSON.stringify(known)) as CoreState
    const start = performance.now()
    openDecision(title, state)
    return performance.now() - start
  })
  return Math.min(...times)
}

/**
 * The states of a whole game, and of another from a late position on, whose choices take this process longest to find.
 */
function slowStates(title: string): readonly CoreState[] {
  return [...finishedStates(title), ...new LaterGame(title, 1).states]
    .map((state) => ({ state, time: timeOf(gameOf(title), state) }))
    .toSorted((a, b) => b.time - a.time)
    .slice(0, candidates)
    .map(({ state }) => state)
}

async function workerScript(): Promise<string> {
  const names = await readdir(join(siteFolder, 'assets'))
  const name = names.find((one) => one.startsWith('legal.worker') && one.endsWith('.js'))
  if (name === undefined) throw new Error('the site has no worker that looks for choices')
  return `/assets/${name}`
}

/**
 * Runs the site's own worker script in the page itself, since only pages can be slowed down: it gets a question as a
 * message and posts its answer.
 */
const timesInPage = (
  page: Page,
  title: string,
  states: readonly string[],
  script: string,
): Promise<number[]> =>
  page.evaluate(
    async ([id, texts, path, count]) => {
      let answered = (): void => {}
      window.postMessage = (): void => answered()
      await import(path)
      const ask = (state: unknown): Promise<number> =>
        new Promise((resolve) => {
          const start = performance.now()
          answered = () => resolve(performance.now() - start)
          dispatchEvent(new MessageEvent('message', { data: { title: id, state } }))
        })
      // the first answer waits for the rules to be fetched
      await ask(JSON.parse(texts[0] ?? 'null'))
      const times: number[] = []
      for (const text of texts) {
        const own: number[] = []
        for (let i = 0; i < count; i++) own.push(await ask(JSON.parse(text)))
        times.push(own.toSorted((a, b) => a - b)[Math.floor(count / 2)] ?? NaN)
      }
      return times
    },
    [title, states, script, repeats] as const,
  )

/** Finds the choices of the slowest states in a page whose processor is made slow, and that does nothing else. */
export async function slowestLegal(page: Page, title: string): Promise<SlowestLegal> {
  const states = slowStates(title)
  await page.goto(nowhere)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  try {
    const texts = states.map((state) => JSON.stringify(state))
    const times = await timesInPage(page, title, texts, await workerScript())
    const time = Math.max(...times)
    const state = states[times.indexOf(time)]
    return { step: (state && top(state)?.kind) ?? '', time }
  } finally {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
}
