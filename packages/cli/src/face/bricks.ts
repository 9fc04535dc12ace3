import type { Edge } from '@stellwerk/hex'
import { position } from '@stellwerk/hex'
import { width } from '../width.js'
import type { Style } from './canvas.js'
import { Canvas } from './canvas.js'

/**
 * A map as bricks: each hex is a box, each row is shifted by half a box, and the border of each box shows what is at
 * the hex's six sides.
 */
export interface BrickLayout<S, H> {
  /** Half the distance between two neighbours in a row. */
  readonly half: number
  readonly lines: readonly BrickLine<S, H>[]
}

interface BrickLine<S, H> {
  text(state: S, hex: H): string
  /** The edges whose marks stand at the left and right of this line. */
  readonly sides?: readonly [left: Edge, right: Edge]
}

/** What a title tells of its map. */
export interface BrickMap<S, H> {
  readonly hexes: readonly string[]
  hexAt(state: S, hex: string): H
  style(hex: H): Style
  /** One character for what lies at a side. */
  mark(hex: H, edge: Edge): string
  /** The roomiest first; the last one is taken where none fits. */
  readonly layouts: readonly BrickLayout<S, H>[]
}

/** Draws the map as large as the columns allow. */
export function drawBricks<S, H>(map: BrickMap<S, H>, state: S, columns: number): Canvas {
  const places = map.hexes.map((hex) => ({ hex, ...position(hex) }))
  const left = Math.min(...places.map((p) => p.column))
  const top = Math.min(...places.map((p) => p.row))
  const across = Math.max(...places.map((p) => p.column)) - left + 2
  const layout = map.layouts.find(({ half }) => across * half + 1 <= columns) ?? map.layouts.at(-1)
  const canvas = new Canvas()
  if (!layout) return canvas
  const { half, lines } = layout
  for (const { hex, row, column } of places)
    drawBrick(canvas, map, state, map.hexAt(state, hex), lines, {
      x: (column - left) * half,
      y: (row - top) * (lines.length + 1),
      width: 2 * half,
    })
  return canvas
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
}

function drawBrick<S, H>(
  canvas: Canvas,
  map: BrickMap<S, H>,
  state: S,
  hex: H,
  lines: readonly BrickLine<S, H>[],
  box: Box,
): void {
  canvas.box(box.x, box.y, box.width, lines.length + 1)
  const style = map.style(hex)
  for (const [i, line] of lines.entries()) {
    const y = box.y + 1 + i
    const inner = box.width - 1
    canvas.write(box.x + 1, y, centred(line.text(state, hex), inner), style)
    if (!line.sides) continue
    const [leftEdge, rightEdge] = line.sides
    canvas.put(box.x + 1, y, map.mark(hex, leftEdge), style)
    canvas.put(box.x + inner, y, map.mark(hex, rightEdge), style)
  }
}

function centred(text: string, room: number): string {
  const before = Math.max(0, Math.floor((room - width(text)) / 2))
  return (' '.repeat(before) + text).padEnd(room)
}

/** How track looks that leads over each side. */
export const strokes: readonly string[] = ['╱', '─', '╲', '╱', '─', '╲']
