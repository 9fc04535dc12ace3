import { expect, test } from 'vitest'
import { games } from '@stellwerk/titles'
import { inner } from './geometry.js'
import { isBold, layoutHex } from './hex-layout.js'
import { paperOf } from './paper.js'
import { crowdedNames } from './crowded-names.js'
import { movedNames } from './moved-names.js'
import { positions, seen } from './testing.js'

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

test('on hexes of middling size no name of a small place runs into another, and most are there', () => {
  const made = games['1873']?.title.create({ players: ['A', 'B'], seed: 1, options: { edition: 'R' } })
  if (!made?.ok) throw new Error('no game of 1873')
  const { map } = seen('1873', made.value)
  const { at } = paperOf(map.sheets)
  const crowded = crowdedNames(map)
  const size = 66 / (2 * inner)
  const named = Object.values(map.hexes).filter(({ name }) => name !== undefined)
  const boxes = named
    .filter(({ ref }) => !crowded.has(ref))
    .flatMap((hex) => {
      const [name] = layoutHex(hex).names
      if (!name) return []
      const { x, y } = at(hex.ref)
      const letters = Math.max(...name.lines.map((line) => line.length))
      const bold = isBold(hex)
      return [{ hex, bold, x: (x + name.at.x) * size, y: (y + name.at.y) * size, width: letters * 6.2 }]
    })
  const collide = boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter((b) => !(a.bold && b.bold) && Math.abs(a.y - b.y) < 11)
      .filter((b) => Math.abs(a.x - b.x) < (a.width + b.width) / 2)
      .map((b) => [a.hex.name, b.hex.name]),
  )
  expect(collide).toEqual([])
  expect(crowded.size).toBeGreaterThan(2)
  expect(boxes.length).toBeGreaterThan(named.length / 2)
})
