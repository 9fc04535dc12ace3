import { position } from '@stellwerk/hex'
import type { Point } from './geometry.js'
import { pair } from './geometry.js'

/** How steep the land is. */
export type Relief = 'hills' | 'upland' | 'mountains'

interface Peak extends Point {
  readonly height: number
}

/** Peaks from back to front; `y` is the foot. */
const ranges: Readonly<Record<Relief, readonly Peak[]>> = {
  hills: [
    { x: 22, y: -16, height: 11 },
    { x: -24, y: 2, height: 11 },
    { x: 16, y: 28, height: 11 },
  ],
  upland: [
    { x: -8, y: -22, height: 15 },
    { x: 24, y: -6, height: 16 },
    { x: -26, y: 4, height: 15 },
    { x: 8, y: 34, height: 15 },
  ],
  mountains: [
    { x: 8, y: -20, height: 22 },
    { x: -20, y: -10, height: 25 },
    { x: 28, y: 2, height: 24 },
    { x: -28, y: 20, height: 20 },
    { x: 10, y: 38, height: 22 },
  ],
}

const slope = 0.8

/** The lit and the shaded sides of a hex's peaks; every second hex is mirrored, so that the land looks less regular. */
export function reliefOf(terrain: Relief, hex: string): { readonly lit: string; readonly shaded: string } {
  const { row, column } = position(hex)
  const mirror = (row + Math.floor(column / 2)) % 2 === 0 ? 1 : -1
  const peaks = ranges[terrain].map((peak) => ({ ...peak, x: peak.x * mirror }))
  const side = (from: number, to: number): string =>
    peaks
      .map(({ x, y, height }) => {
        const corner = (share: number): string => pair({ x: x + share * height * slope, y })
        return `M${corner(from)}L${pair({ x, y: y - height })}L${corner(to)}Z`
      })
      .join('')
  return { lit: side(-1, 0.15), shaded: side(0.15, 1) }
}
