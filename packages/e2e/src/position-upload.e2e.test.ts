import { expect, test } from 'vitest'
import { format } from '@stellwerk/engine'
import { useStage } from './testing-stage.js'

const stage = useStage()

const players = ['Anna', 'Ben', 'Clara']
const fileWith = (position: object): string =>
  JSON.stringify({
    format,
    title: '1873',
    players,
    seed: 1,
    options: {},
    position: { players, ...position },
    actions: [],
  })

test('a file with a position that cannot be says what is wrong with it, in words of all titles and of its own', async () => {
  const page = await stage().visit('/', { language: 'de' })
  const said = async (position: object): Promise<string> => {
    const buffer = Buffer.from(fileWith(position))
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'spiel.json', mimeType: 'application/json', buffer })
    const words = await page.getByRole('dialog').innerText()
    await page.keyboard.press('Escape')
    return words
  }
  expect(await said({ tiles: { B17: 'x' } })).toMatch(/Dieses Gleisplättchen gibt es nicht\.[^]*tiles\.B17/)
  expect(await said({ mines: { 4: { machine: 2 } } })).toContain('Werk 4 ist geschlossen')
})
