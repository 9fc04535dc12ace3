import { test } from 'vitest'
import { Board } from './board.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

test.each(['Rulebook edition', '2011 edition'] as const)('x %s', async (edition) => {
  const board = await Board.begin(await stage().visit('/'), { seed: 7, edition, players: ['Anna', 'Ben'] })
  let last = ''
  let t = Date.now()
  for (let i = 0; i < 140; i++) {
    const heading = await board.heading()
    const kind = heading.replace(/.*·/, '')
    if (kind !== last && !/start auction/.test(kind)) console.log(await board.card.ariaSnapshot(), await board.page.locator('.table-bar-round').textContent(), Date.now() - t)
    else console.log(heading)
    last = kind
    const round = await board.page.locator('.table-bar-round').textContent()
    if (/OR 1.2|AU 2|SR 2/.test(round ?? '')) break
    const b = board.card.locator('.card-decision :is(.choice, .payout-way):not([aria-disabled="true"])').filter({ visible: true })
    const all = await b.allTextContents()
    const cash = (s: string) => Number((/(?:Anna|Ben) [\d,]+ .*?([\d,]+)$/.exec(s)?.[1] ?? '0').replace(',', ''))
    let pick = all.findIndex((s) => /Buy the concession/.test(s))
    if (pick < 0) pick = all.findIndex((s) => /Buy mine 12/.test(s))
    if (pick < 0) pick = all.findIndex((s) => /HBE.*issue/.test(s))
    if (await board.card.getByRole('radio', { name: '2', exact: true }).count()) await board.card.getByText('2', {exact: true}).click()
    if (pick < 0) pick = all.findIndex((s) => /Buy mine/.test(s) && cash(s) >= 900)
    if (pick < 0) pick = all.findIndex((s) => /^Found/.test(s))
    if (pick < 0) pick = all.findIndex((s) => /Run for|Pay out|Build the whole/.test(s))
    if (pick < 0) pick = all.findIndex((s) => /Buy a.*train/.test(s))
    const glow = await board.glowing()
    if (glow.length > 0 && pick < 0) { await board.layTrack(glow[0]!); continue }
    if (pick < 0) pick = all.findIndex((s) => /Pass|not|end/i.test(s))
    if (pick < 0) pick = 0
    await board.acts(() => b.nth(pick).click())
  }
})
