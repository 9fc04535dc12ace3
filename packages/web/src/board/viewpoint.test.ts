import { describe, expect, it } from 'vitest'
import { fitted, kept, moved, onScreen, revealing, zoomed } from './viewpoint.js'

const paper = { width: 1100, height: 900 }
const window = { width: 800, height: 600 }
const whole = fitted(paper, window)

describe('the paper in the window', () => {
  it('fits as a whole, in the middle', () => {
    expect(whole.scale).toBeCloseTo(2 / 3)
    expect(onScreen(whole, { x: 550, y: 450 })).toEqual({ x: 400, y: 300 })
    expect(onScreen(whole, { x: 0, y: 0 }).y).toBeCloseTo(0)
  })

  it('fits a part of it alone', () => {
    const part = fitted({ left: 100, top: 300, width: 400, height: 150 }, window)
    expect(part.scale).toBeCloseTo(2)
    expect(onScreen(part, { x: 300, y: 375 })).toEqual({ x: 400, y: 300 })
  })

  it('leaves both sides to names that are wider than their hexes', () => {
    const narrow = { width: 150, height: 600 }
    const between = fitted(paper, narrow, { above: 0, aside: 20 })
    expect(onScreen(between, { x: 0, y: 0 }).x).toBeCloseTo(20)
    expect(onScreen(between, { x: 1100, y: 0 }).x).toBeCloseTo(130)
  })

  it('fits below what covers the upper edge', () => {
    const below = fitted(paper, window, { above: 150, aside: 0 })
    expect(below.scale).toBeCloseTo(1 / 2)
    expect(onScreen(below, { x: 550, y: 0 }).y).toBeCloseTo(150)
    expect(onScreen(below, { x: 550, y: 900 }).y).toBeCloseTo(600)
    // where the width decides, it stays in the middle of what is left
    const high = { width: 110, height: 600 }
    expect(onScreen(fitted(paper, high, { above: 100, aside: 0 }), { x: 550, y: 450 })).toEqual({
      x: 55,
      y: 350,
    })
  })

  it('zooms around the pointer', () => {
    const at = { x: 123, y: 456 }
    const under = { x: (at.x - whole.x) / whole.scale, y: (at.y - whole.y) / whole.scale }
    const near = zoomed(whole, 2, at, paper, window)
    expect(near.scale).toBeCloseTo(whole.scale * 2)
    expect(onScreen(near, under).x).toBeCloseTo(at.x)
    expect(onScreen(near, under).y).toBeCloseTo(at.y)
  })

  it('has limits in both directions', () => {
    const centre = { x: 400, y: 300 }
    expect(zoomed(whole, 100, centre, paper, window).scale).toBeCloseTo(whole.scale * 6)
    expect(zoomed(whole, 0.01, centre, paper, window).scale).toBeCloseTo(whole.scale * 0.7)
  })

  it('cannot be lost', () => {
    const far = kept(moved(whole, { x: 5000, y: -5000 }), paper, window)
    const corner = onScreen(far, { x: 0, y: 0 })
    const opposite = onScreen(far, { x: paper.width, y: paper.height })
    expect(corner.x).toBeLessThan(window.width)
    expect(opposite.y).toBeGreaterThan(0)
    expect(kept(whole, paper, window)).toEqual(whole)
  })

  it('moves only as far as needed to show a point', () => {
    const near = { scale: 2, x: 0, y: 0 }
    const room = { aside: 50, above: 40, below: 200 }
    expect(revealing(near, { x: 200, y: 150 }, room, window)).toEqual(near)
    const shown = (x: number, y: number): object =>
      onScreen(revealing(near, { x, y }, room, window), { x, y })
    expect(shown(600, 150)).toEqual({ x: 750, y: 300 })
    expect(shown(200, 290)).toEqual({ x: 400, y: 400 })
    expect(shown(10, 5)).toEqual({ x: 50, y: 40 })
  })

  it('gives what lies above a point its room where there is too little for both', () => {
    const low = { width: 800, height: 150 }
    const view = { scale: 1, x: 0, y: 0 }
    const seen = onScreen(revealing(view, { x: 100, y: 20 }, { aside: 0, above: 90, below: 90 }, low), {
      x: 100,
      y: 20,
    })
    expect(seen.y).toBe(90)
  })
})
