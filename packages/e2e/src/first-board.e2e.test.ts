import { expect, test } from 'vitest'
import { Board } from './board.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

test('the board of one title fetches nothing that belongs to another', async () => {
  // not from the home page, which shows a board of every title
  const page = await stage().visit('/new')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await (await Board.begin(page)).ready()
  await page.waitForLoadState('networkidle')
  const ofTitles = asked.filter((path) => /\b18\d\d\b/.test(path))
  expect(ofTitles.some((path) => path.includes('rules-1873'))).toBe(true)
  expect(ofTitles.filter((path) => !path.includes('1873'))).toEqual([])
})
