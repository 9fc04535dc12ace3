import { expect, test } from 'vitest'
import { inner } from './geometry.js'
import { isBold, layoutHex } from './hex-layout.js'
import { paperOf } from './paper.js'
import { movedNames } from './moved-names.js'
import type { seen } from './testing.js'
import { positions } from './testing.js'

/** The whole of 1853 beside a card 440 px wide: hexes of 44 px, names of 11 px. */
const scale = 44 / (2 * inner)
const letter = { width: 6.4, height: 11 }

test('no name of a city runs into another on the whole map of 1853', () => {
  const [{ map }] = positions('1853', 10_000) as [ReturnType<typeof seen>]
  const { at } = paperOf(map.sheets)
  const moved = movedNames(map)
  const boxes = Object.values(map.hexes)
    .filter((hex) => hex.name !== undefined && isBold(hex))
    .map((hex) => {
      const { x, y } = at(hex.ref)
      const below = layoutHex(hex).names[0]?.at.y ?? 0
      return {
        name: hex.name ?? '',
        x: x * scale,
        y: (y + below + (moved.get(hex.ref) ?? 0)) * scale,
      }
    })
  const collide = boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter(
        (b) =>
          Math.abs(a.y - b.y) < letter.height &&
          Math.abs(a.x - b.x) < ((a.name.length + b.name.length) / 2) * letter.width,
      )
      .map((b) => [a.name, b.name]),
  )
  expect(boxes.length).toBeGreaterThan(20)
  expect(collide).toEqual([])
})
