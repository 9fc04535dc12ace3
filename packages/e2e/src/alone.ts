/**
 * npm run alone -- [title] [seed] [--most decisions] [--close decisions] [--throttle times] [--online] [--kill decisions]: one
 * person plays a whole game by clicks against three strong computers and does what the tips say, on one screen or, with
 * `--online`, at a table of a server that is a process of its own. Each time after so many decisions the page is closed, or the
 * server is killed and started again, while the computers are at it; at the end the record is compared with what the page
 * was told, and the game is replayed. Tells how long the computers thought beside the page and how long it took to answer
 * clicks meanwhile; with `--throttle 4` both have a processor that is four times as slow (Linux, as root).
 */
import { parseArgs } from 'node:util'
import { AgainstServer, isGone } from './against-server.js'
import { atOneScreen } from './against-strong.js'
import { PersonAlone } from './person-alone.js'
import type { Mishap } from './play-alone.js'
import { play } from './play-alone.js'
import { SiteProcess } from './site-process.js'
import { SlowProcessor } from './slow-processor.js'
import { Stage } from './stage.js'

const { values, positionals } = parseArgs({
  options: {
    most: { type: 'string', default: '3000' },
    close: { type: 'string', default: '100' },
    throttle: { type: 'string', default: '1' },
    online: { type: 'boolean', default: false },
    kill: { type: 'string' },
  },
  allowPositionals: true,
})
const [title = '1873', seed = '1'] = positionals
const game = { title, seed: Number(seed) }

const tell = (line: string): void => void process.stdout.write(`${line}\n`)

/** Median, 99 % and most. */
function told(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number): string => (sorted[Math.ceil(part * sorted.length) - 1] ?? NaN).toFixed(0)
  return `${at(0.5)} / ${at(0.99)} / ${at(1)} ms of ${sorted.length}`
}

const server = values.online ? await SiteProcess.start() : undefined
const stage = await (server ? Stage.around(server) : Stage.open())
const visitor = await stage.visitor()
const browser = visitor.browser()
const times = Number(values.throttle)
const slow = browser && times > 1 ? await SlowProcessor.of(browser, times) : undefined
try {
  const online = server && (await AgainstServer.begin(server, visitor, game))
  const person = online?.person ?? (await PersonAlone.comes(visitor, (page) => atOneScreen(page, game)))
  if (values.kill !== undefined) stage.expect(isGone)
  const closed: Mishap = {
    every: Number(values.close),
    happens: async () => `closed and opened again at move ${await person.comesBack()}`,
  }
  const killed = online && values.kill !== undefined ? [online.killed(Number(values.kill))] : []
  const start = performance.now()
  const decisions = await play(person, {
    most: Number(values.most),
    mishaps: [closed, ...killed],
    tell,
    isWell: () => stage.troubles.length === 0 && (online?.faults ?? []).length === 0,
  })
  const seconds = Math.round((performance.now() - start) / 1000)
  tell(`${title}: ${decisions} decisions in ${seconds} s, ${await person.where()}`)
  const { thought, answered } = await person.times()
  if (!online) tell(`computers thought ${told(thought)}`)
  const soon = answered.filter((time) => time <= 50).length
  tell(`clicks answered in ${told(answered)}, ${soon} of them within 50 ms`)
  if (online) tell(await online.compare())
  const troubles = [...(await stage.clear()), ...(online?.faults ?? [])]
  for (const trouble of troubles) tell(trouble)
  if (troubles.length > 0) process.exitCode = 1
} finally {
  await stage.close()
  await slow?.close()
}
