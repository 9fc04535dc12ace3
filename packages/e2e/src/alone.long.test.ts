import { expect, onTestFinished, test } from 'vitest'
import { AgainstServer, isGone } from './against-server.js'
import { sharedBrowser } from './chromium.js'
import { play } from './play-alone.js'
import { SiteProcess } from './site-process.js'
import { Stage } from './stage.js'

test('online against strong computers nothing is lost or doubled when the server is killed, and they go on', async () => {
  const site = await SiteProcess.start()
  const stage = await Stage.around(site, sharedBrowser())
  onTestFinished(() => stage.close())
  stage.expect(isGone)
  const online = await AgainstServer.begin(site, await stage.visitor(), { title: '1854', seed: 3 })
  const told: string[] = []
  const decisions = await play(online.person, {
    most: 15,
    mishaps: [online.killed(6)],
    tell: (line) => told.push(line),
    isWell: () => true,
  })
  expect(decisions).toBe(15)
  expect(told.join('\n')).toMatch(/server killed/)
  await online.compare()
  expect(online.faults).toEqual([])
  expect(await stage.clear()).toEqual([])
})
