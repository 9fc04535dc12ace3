import { expect, test } from 'vitest'
import { lateGame } from './games.js'
import { openKept } from './testing-shelf.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

/** What moved by itself, and for how many milliseconds. */
interface Moved {
  readonly marker: boolean
  readonly duration: number
}

type Watched = typeof globalThis & { moved: Moved[]; settled: number }

test('what changes moves for a moment, and not at all for those who do not wish it', async () => {
  const board = await openKept(stage(), lateGame('railway-purchases').text)
  const { page } = board
  await board.ready()
  await board.openTab('Market')
  await page.evaluate(() => {
    const watched = globalThis as Watched
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, how) {
      const { duration } = how as KeyframeAnimationOptions
      watched.moved.push({ marker: this.matches('.market-marker'), duration: Number(duration) })
      return animate.call(this, frames, how)
    }
    addEventListener('animationstart', ({ animationName }) => {
      if (animationName === 'map-settle') watched.settled++
    })
  })

  const { length } = await board.moment()
  /** Everything that moves in some steps through a company's turn. */
  const movedBy = async (key: string, to: number): Promise<readonly Moved[]> => {
    await page.evaluate(() => Object.assign(globalThis, { moved: [], settled: 0 }))
    // each is seen before the next: what a page never showed does not move
    for (let { at } = await board.moment(); at !== to;) {
      at += Math.sign(to - at)
      await page.keyboard.press(key)
      await board.shows(at, length)
      await page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        // what moves may wait longer than that for the compositor before it starts, and would go unseen with the next step
        await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
      })
    }
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
    return page.evaluate(() => (globalThis as Watched).moved)
  }
  expect(await movedBy('Shift+ArrowLeft', length - 12)).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const markers = await movedBy('Shift+ArrowRight', length)
  // the rim of a tile that was laid
  expect(await page.evaluate(() => (globalThis as Watched).settled)).toBeGreaterThan(0)
  expect(markers.some(({ marker }) => marker)).toBe(true)
  await board.openTab('Companies')
  const amounts = await movedBy('Shift+ArrowLeft', length - 12)
  expect(amounts.length).toBeGreaterThan(0)
  for (const { duration } of [...markers, ...amounts]) expect(duration).toBeLessThanOrEqual(200)
})
