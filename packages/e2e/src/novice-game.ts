/**
 * npm run novice -- [mouse|thumb|keyboard ...]: somebody new plays a whole practice game, from the first page to its end, with
 * nothing but one kind of device; without a name with each of them.
 */
import type { Means } from './novice.js'
import { Novice, allMeans } from './novice.js'
import { Stage } from './stage.js'

const tell = (line: string): void => void process.stdout.write(`${line}\n`)
const asked = process.argv.slice(2)
const unknown = asked.find((one) => !allMeans.some((means) => means === one))
if (unknown !== undefined) throw new Error(`no device ${unknown}: ${allMeans.join(', ')}`)
const stage = await Stage.open()
try {
  for (const means of asked.length > 0 ? (asked as readonly Means[]) : allMeans) {
    const start = performance.now()
    const novice = await Novice.at(stage, '/', means)
    await novice.use(novice.page.getByRole('link', { name: /^Learn/ }).first())
    const decisions = await novice.playPractice()
    const seconds = Math.round((performance.now() - start) / 1000)
    tell(`${means}: ${decisions} decisions in ${seconds} s, ${await novice.board.heading()}`)
    const troubles = await stage.clear()
    for (const trouble of troubles) tell(trouble)
    if (troubles.length > 0) process.exitCode = 1
  }
} finally {
  await stage.close()
}
