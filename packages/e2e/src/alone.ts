/**
 * npm run alone -- [title] [seed] [--most decisions] [--close decisions] [--throttle times]: one person plays a whole game by
 * clicks against three strong computers, at one screen, and does what the tips say. Each time after so many decisions the page
 * is closed while the computers are at it, and opened again. Tells how long the computers thought and how long the page took
 * to answer clicks meanwhile; with `--throttle 4` the page has a processor that is four times as slow.
 */
import { parseArgs } from 'node:util'
import { PersonAlone } from './person-alone.js'
import { Stage } from './stage.js'

const { values, positionals } = parseArgs({
  options: {
    most: { type: 'string', default: '3000' },
    close: { type: 'string', default: '100' },
    throttle: { type: 'string', default: '1' },
  },
  allowPositionals: true,
})
const [title = '1873', seed = '1'] = positionals
const [most, closeAfter] = [Number(values.most), Number(values.close)]

const tell = (line: string): void => void process.stdout.write(`${line}\n`)

/** Median, 99 % and most. */
function told(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number): string => (sorted[Math.ceil(part * sorted.length) - 1] ?? NaN).toFixed(0)
  return `${at(0.5)} / ${at(0.99)} / ${at(1)} ms of ${sorted.length}`
}

const stage = await Stage.open()
try {
  const person = await PersonAlone.sitDown(await stage.visitor(), {
    title,
    seed,
    throttle: Number(values.throttle),
  })
  const start = performance.now()
  let decisions = 0
  for (
    await person.waits();
    decisions < most && stage.troubles.length === 0 && !(await person.isOver());
    await person.waits()
  ) {
    await person.decide()
    decisions++
    if (decisions % closeAfter === 0) tell(`closed and opened again at move ${await person.comesBack()}`)
    else if (decisions % 25 === 0) tell(`${decisions} decisions: ${await person.where()}`)
  }
  const seconds = Math.round((performance.now() - start) / 1000)
  tell(`${title}: ${decisions} decisions in ${seconds} s, ${await person.where()}`)
  const { thought, answered } = await person.times()
  tell(`computers thought ${told(thought)}; clicks answered in ${told(answered)}`)
  const troubles = await stage.clear()
  for (const trouble of troubles) tell(trouble)
  if (troubles.length > 0) process.exitCode = 1
} finally {
  await stage.close()
}
