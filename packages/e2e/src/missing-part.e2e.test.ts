import { expect, test } from 'vitest'
import { Board } from './board.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

test('where the styles of a part could not be fetched, the page says that it is missing, and is whole once loaded again', async () => {
  stage().expect(/charts-panel/)
  const page = await stage().visit('/', { own: true })
  const board = await Board.begin(page, { title: 'vierhain' })
  await page.route(/charts-panel.*\.css$/, (route) => route.abort('connectionrefused'))
  await page.getByRole('tab', { name: 'Charts' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'A part of the site is missing' })
  await alert.waitFor()
  expect(await alert.getByRole('button').allTextContents()).toEqual(['Reload the page'])
  await page.unroute(/charts-panel.*\.css$/)
  await alert.getByRole('button').click()
  await board.openTab('Charts')
})
