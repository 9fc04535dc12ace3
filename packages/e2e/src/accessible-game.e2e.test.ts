import { expect, test } from 'vitest'
import { Board } from './board.js'
import { gameAt, lateAt } from './games.js'
import { tab, sheetsOfPhone } from './screens.js'
import { phone } from './stage.js'
import { Inspection } from './testing-inspection.js'
import { useStage } from './testing-stage.js'

const stage = useStage()
const operating = (turn: string, step: string) => ({ round: 'operating', turn, step })

test('a tile on the map', async () => {
  const inspection = new Inspection()
  const page = await stage().visit('/')
  const board = await Board.upload(page, 'track.json', lateAt(operating('HBE', 'railway-track')).text)
  await board.ready()
  const [hex = ''] = await board.glowing()
  await board.hex(hex).click()
  await page
    .getByRole('group', { name: /^Tiles for / })
    .getByRole('button')
    .first()
    .waitFor()
  await inspection.of('tile', page)
  expect(inspection.faults).toEqual({})
})

test('a game on a phone with everything that slides over the map', async () => {
  const inspection = new Inspection()
  const page = await stage().visit('/', phone)
  await Board.upload(page, 'late.json', gameAt(150).text)
  await inspection.of('phone', page)
  for (const label of await sheetsOfPhone(page)) {
    await tab(page, label)
    await inspection.of(`phone, ${label}`, page, '.sheet')
  }
  expect(inspection.faults).toEqual({})
})
