import { test } from 'vitest'
import { IndiaBoard, decide } from './testing-1853.js'
import { useStage } from './testing-stage.js'
const stage = useStage()
test('look', async () => {
  const page = await stage().visit('/')
  const board = await IndiaBoard.start(page, 1)
  const shot = async (name: string) => page.screenshot({ path: `/tmp/w53/shots/${name}.png` })
  await shot('0-handover')
  await board.take()
  await shot('1-bond')
  console.log(await board.card.ariaSnapshot())
  for (const b of [200, 180, 160]) { await board.bond(b) }
  await shot('2-cities')
  console.log(await board.card.ariaSnapshot())
  const said: string[] = []
  for (let i = 0; i < 90; i++) {
    try { said.push(`${await board.round()} | ${await board.heading()} | ${await decide(board)}`) } catch (e) { console.log(String(e)); await shot('fail'); break }
    if (i % 8 === 0) await shot(`3-${i}`)
  }
  console.log(said.join('\n'))
  for (const tab of ['Companies', 'Players', 'Market', 'Trains', 'Tiles', 'Sources', 'Log', 'Charts']) { await board.openTab(tab); await shot(`4-${tab}`) }
}, 400000)
