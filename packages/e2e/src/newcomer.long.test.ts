import { expect, test } from 'vitest'
import { crampedMap, openOpening, titles, unseen } from './testing-newcomer.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

// German words are long, and Japanese has no spaces at which lines could break
const looks = [
  ['de', 'dark'],
  ['ja', 'light'],
] as const

test.each(titles)('%s: a newcomer sees in German and Japanese what can be done', async (title) => {
  const board = await openOpening(stage(), title)
  expect(await unseen(board, title, looks)).toEqual([])
})

test.each(titles)(
  '%s: names on the map can be read, and the map has half of a phone while one builds',
  async (title) => {
    expect(await crampedMap(stage(), title, [['en', 'light'], ...looks])).toEqual([])
  },
)
