import type { ComponentChildren, VNode } from 'preact'
import { h } from 'preact'
import { describe, expect, it } from 'vitest'
import type { MapHex } from '@stellwerk/table'
import { pathOf, pointOn } from './curve.js'
import { distance, edgeMiddle, inHex, plus, polar } from './geometry.js'
import { HexFurniture } from './hex-furniture.js'
import { HexGround } from './hex-ground.js'
import { isFar, layoutHex, printedCosts, valuedStop } from './hex-layout.js'
import { paintsOf } from './paints.js'
import type { Seen } from './testing.js'
import { positions, titleIds } from './testing.js'
import { circleRadius } from './track-layout.js'

interface Drawn {
  readonly tag: string
  readonly class: string
  readonly d: string
  readonly text: string
}

/** All elements that a component draws; none of those on a hex has hooks. */
function drawn(child: ComponentChildren): readonly Drawn[] {
  if (Array.isArray(child)) return child.flatMap(drawn)
  if (typeof child !== 'object' || child === null || !('props' in child)) return []
  const { type, props } = child as VNode<{
    readonly class?: string
    readonly d?: string
    readonly children?: ComponentChildren
  }>
  if (typeof type === 'function') return drawn((type as (given: unknown) => ComponentChildren)(props))
  const { children: inner, class: name = '', d = '' } = props
  return [{ tag: type, class: name, d, text: textIn(inner) }, ...drawn(inner)]
}

const textIn = (child: ComponentChildren): string =>
  Array.isArray(child)
    ? child.map(textIn).join('')
    : typeof child === 'string' || typeof child === 'number'
      ? String(child)
      : ''

/** Every different look of a hex in the positions of a title. */
function* hexesIn(id: string): Generator<{ readonly hex: MapHex; readonly seen: Seen }> {
  const known = new Set<string>()
  for (const seen of positions(id, 60))
    for (const hex of Object.values(seen.map.hexes)) {
      const key = JSON.stringify(hex)
      if (known.has(key)) continue
      known.add(key)
      yield { hex, seen }
    }
}

const named = ({ ref, tile }: MapHex): string =>
  `${ref} ${tile ? `${tile.ref}:${tile.rotation}` : 'as printed'}`

describe.each(titleIds)('what is drawn of %s', (id) => {
  it('is the track of the description, each piece from its first end to its second', () => {
    let seenPaths = 0
    for (const { hex, seen } of hexesIn(id)) {
      const { track } = layoutHex(hex)
      const rails = drawn(h(HexGround, { look: seen.map, hex })).filter(({ class: name }) =>
        name.startsWith('map-rail map-rail-'),
      )
      const all = rails.map(({ d }) => d).join('')
      for (const [i, { from, to }] of hex.paths.entries()) {
        const curve = track.pieces[i]
        if (!curve) throw new Error(`no curve on ${named(hex)}`)
        for (const [at, end] of [from, to].entries()) {
          const wanted = typeof end === 'number' ? edgeMiddle(end) : track.stops[end.stop]?.middle
          expect([named(hex), i, wanted && distance(pointOn(curve, at), wanted) < 1e-6]).toEqual([
            named(hex),
            i,
            true,
          ])
        }
        expect(all).toContain(pathOf(curve))
        seenPaths++
      }
      // each path is drawn once, and nothing else is
      expect(all.split('M').length - 1).toBe(hex.paths.length)
    }
    expect(seenPaths).toBeGreaterThan(60)
  })

  it('is its tunnels, stops, markers, values, costs and names', () => {
    for (const { hex, seen } of hexesIn(id)) {
      const ground = drawn(h(HexGround, { look: seen.map, hex }))
      expect(ground.filter((one) => one.class === 'map-tunnel-casing')).toHaveLength(hex.layers.length)
      const parts = drawn(h(HexFurniture, { hex, paints: paintsOf(seen.table) }))
      const ofClass = (name: string): readonly string[] =>
        parts.filter((one) => one.class.split(' ').includes(name)).map(({ text }) => text)
      const stops = isFar(hex) ? [] : hex.stops.filter(({ kind }) => kind !== 'junction' && kind !== 'works')
      expect([named(hex), ofClass('map-circle').length]).toEqual([
        named(hex),
        stops.reduce((sum, { circles }) => sum + circles.length, 0),
      ])
      expect(ofClass('map-village')).toHaveLength(stops.filter(({ circles }) => circles.length === 0).length)
      const marks = stops.flatMap(({ circles }) =>
        circles.flatMap(
          ({ marker }) => seen.table.companies.find(({ ref }) => ref === marker?.company)?.mark ?? [],
        ),
      )
      for (const mark of marks) expect(ofClass('map-marker-letters')).toContain(mark)
      const value = valuedStop(hex)?.value
      const shown = ofClass(isFar(hex) ? 'map-far-number' : 'map-value-number')
      expect([named(hex), shown[0]]).toEqual([named(hex), value === undefined ? undefined : String(value)])
      const costs = printedCosts(hex)
      expect(ofClass('map-cost')).toEqual(costs.length > 0 ? [costs.join('/')] : [])
      expect(ofClass('map-name')).toHaveLength(hex.name?.split('/').length ?? 0)
      const tolls = hex.paths.flatMap(({ toll }) => (toll === undefined ? [] : [`−${toll}`]))
      expect(ofClass('map-toll-number')).toEqual(tolls)
    }
  })

  it('has circles inside the hex and not on each other, and nothing on them', () => {
    for (const { hex } of hexesIn(id)) {
      const { track, value, signs } = layoutHex(hex)
      const circles = track.stops.flatMap((stop) => stop.circles)
      for (const [i, circle] of circles.entries()) {
        for (const degrees of [0, 60, 120, 180, 240, 300])
          expect([named(hex), inHex(plus(circle, polar(degrees, circleRadius - 1)))]).toEqual([
            named(hex),
            true,
          ])
        const touching = circles.slice(i + 1).filter((other) => distance(circle, other) < circleRadius * 1.6)
        expect([named(hex), touching]).toEqual([named(hex), []])
        const covering = [value, ...signs].filter((at) => at && distance(at, circle) < circleRadius + 5)
        if (circles.length < 3) expect([named(hex), covering]).toEqual([named(hex), []])
      }
      for (const at of [value, ...signs]) if (at) expect(inHex(at)).toBe(true)
    }
  })
})
