import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { Board } from './board.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

const centre = async (button: Locator): Promise<{ x: number; y: number }> => {
  const box = await button.boundingBox()
  if (!box) throw new Error('the button is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

test('one press makes one move: double clicks, double taps, held keys and presses in haste make no second one', async () => {
  const board = await Board.begin(await stage().visit('/', { hasty: false, touch: true }), {
    seed: 7,
    players: ['Anna', 'Ben'],
  })
  const { page, card } = board
  const { mouse, keyboard, touchscreen } = page
  const pass = (): Locator => card.locator('.card-pass')
  const settled = async (length: number): Promise<void> => {
    await board.shows(length, length)
    await pause(600)
    await board.shows(length, length)
  }

  // the next player passes in the same place
  const first = await centre(pass())
  await pause(400)
  await mouse.dblclick(first.x, first.y)
  await settled(1)

  // slower than a hasty press, but the system still counts it as a double click
  const second = await centre(pass())
  await mouse.click(second.x, second.y)
  await pause(400)
  await mouse.down({ clickCount: 2 })
  await mouse.up({ clickCount: 2 })
  await settled(2)

  // the key stays down; each repetition is a press of its own for a button
  await pass().focus()
  for (let i = 0; i < 4; i++) await keyboard.down('Enter')
  await keyboard.up('Enter')
  await settled(3)

  // a finger that taps twice
  const tapped = await centre(pass())
  await touchscreen.tap(tapped.x, tapped.y)
  await pause(150)
  await touchscreen.tap(tapped.x, tapped.y)
  await settled(4)

  // two presses of the key that takes a move back
  for (const key of ['z', 'z']) {
    await keyboard.down(key)
    await keyboard.up(key)
  }
  await settled(3)

  // a press of its own after the moment is taken
  const third = await centre(pass())
  await mouse.click(third.x, third.y)
  await settled(4)
  expect(await board.moment()).toEqual({ at: 4, length: 4 })
})
