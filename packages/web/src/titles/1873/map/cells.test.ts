import { harzbahn } from '@stellwerk/1873'
import { expect, test } from 'vitest'
import { randomGame } from '../../../story/testing.js'
import { describeHex } from './describe.js'
import { drawnFrom, everyHex, pictureOf } from './cells.js'

test('as long as what the board is drawn from is the same, so are the pictures and words of all hexes', () => {
  let kept = 0
  const game = randomGame(harzbahn, 4, { options: { edition: 'R' } })
  const told = ({ state }: (typeof game)[number]): string =>
    JSON.stringify(
      everyHex.map((hex) => {
        const picture = pictureOf(state, hex)
        return [picture, describeHex('en', picture, state.phase, (player) => player)]
      }),
    )
  let [from, words] = [drawnFrom(game[0]!.state), told(game[0]!)]
  for (const moment of game.slice(1)) {
    const next = drawnFrom(moment.state)
    const isSame = next.every((part, i) => part === from[i])
    const now = told(moment)
    if (isSame) {
      expect(now).toBe(words)
      kept++
    }
    ;[from, words] = [next, now]
  }
  // otherwise it would be drawn anew for nothing
  expect(kept).toBeGreaterThan(game.length / 2)
})
