/** npm run bench -- legal: how long the slowest look for choices of each title takes in a slow browser; `-- legal 1854` of one. */
import { titleIds } from '@stellwerk/titles'
import { mostMilliseconds, slowestLegal, throttle } from './legal-in-browser.js'
import { Stage } from './stage.js'

const stage = await Stage.open()
try {
  const wanted = process.argv.slice(2)
  for (const title of wanted.length > 0 ? wanted : titleIds) {
    const { step, time } = await slowestLegal(await stage.visit('/'), title)
    const isReached = time <= mostMilliseconds
    process.stdout.write(
      `legal in the browser, ${throttle} times slower, ${title}, slowest step (${step}): ` +
        `${time.toFixed(1)} ms, at most ${mostMilliseconds} ms ${isReached ? '✓' : ''}\n`,
    )
  }
  const troubles = await stage.clear()
  if (troubles.length > 0) throw new Error(troubles.join('\n'))
} finally {
  await stage.close()
}
