import { expect, test } from 'vitest'
import { gameAt, richGame } from './games.js'
import { latePosition, positionFile } from './later-game.js'
import { openKept } from './testing-shelf.js'
import { useStage } from './testing-stage.js'

const stage = useStage()

const fileOf = (title: string): string =>
  title === '1873' ? gameAt(300).text : JSON.stringify(positionFile(title, latePosition(title)))

test.each([
  ['1873', ['B9', 'D19', 'I12', 'F3']],
  ['1854', ['C17', 'C23', 'H18', 'F4']],
  ['1853', ['B8', 'F14', 'R16', 'J28']],
] as const)(
  '%s: the card of a hex stands beside it, and the neighbours can be seen',
  async (title, hexes) => {
    const board = await openKept(stage(), fileOf(title))
    const { page } = board
    // stock rounds open in the overview; the key for the map would leave the focus on a hex, and so its card
    await board.showMap()
    for (const hex of hexes) {
      await page.mouse.move(2, 2)
      await page.locator('.map-card').waitFor({ state: 'detached' })
      await page.locator(`.map [data-hex="${hex}"]`).first().hover()
      // the pointer may have rested on another hex when the map appeared below it
      const card = page.locator('.map-card', { has: page.getByRole('heading', { name: hex }) })
      await card.waitFor()
      const [place, box, map] = await Promise.all(
        [page.locator(`.map [data-hex="${hex}"]`).first(), card, page.locator('.map')].map((one) =>
          one.boundingBox(),
        ),
      )
      if (!place || !box || !map) throw new Error('not to be seen')
      const gap = Math.max(box.x - (place.x + place.width), place.x - (box.x + box.width))
      expect(gap).toBeGreaterThan(place.width * 0.8)
      expect(gap).toBeLessThan(place.width * 1.3)
      // at the same height, and whole
      expect(box.y).toBeLessThan(place.y + place.height)
      expect(box.y + box.height).toBeGreaterThan(place.y)
      expect(box.y).toBeGreaterThanOrEqual(map.y)
      expect(box.y + box.height).toBeLessThanOrEqual(map.y + map.height)
    }
  },
)

test('where track is laid the card stands out of the way', async () => {
  const board = await openKept(stage(), richGame('railway-track').text)
  const { page } = board
  await board.ready()
  const [hex = ''] = await board.glowing()
  await page.locator(`.map [data-hex="${hex}"]`).first().hover()
  await page.locator(':is(.map-card-far-left, .map-card-far-right)').waitFor()
})
