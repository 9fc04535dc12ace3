import { describe, expect, it } from 'vitest'
import { games } from '@stellwerk/titles'
import { labelOf } from '../../session/testing-label.js'
import { centreOf, glimpseOf } from './glimpse.js'

describe('a look at a game from outside', () => {
  it.each(Object.keys(games))('shows a board of %s with track, and its companies', async (id) => {
    const seen = await glimpseOf(id, { kind: 'title' }, 'en')
    expect(Object.values(seen?.map.hexes ?? {}).filter(({ tile }) => tile).length).toBeGreaterThan(1)
    expect(Object.keys(seen?.paints ?? {}).length).toBeGreaterThan(3)
  })

  it('plays a kept game again and tells what is asked in it', async () => {
    const players = ['Anna', 'Ben', 'Cleo']
    const origin = { players, seed: 1, options: { edition: 'R' } }
    const shelved = { label: labelOf('1873', players), origin, names: {} }
    const seen = await glimpseOf('1873', { kind: 'kept', shelved, record: [] }, 'de')
    expect(seen?.round).toBe('AU 1')
    expect(seen?.step).toMatch(/^Startversteigerung/)
  })

  it('knows nothing of titles that there are not', async () => {
    expect(await glimpseOf('1899', { kind: 'title' }, 'en')).toBeUndefined()
  })

  it('looks at where a company stands, or else at the track', async () => {
    const seen = await glimpseOf('1854', { kind: 'title' }, 'en')
    const map = seen?.map
    if (!map) throw new Error('a board')
    const own = centreOf(map, 'KR')
    expect(own).toContain('C17')
    expect(own.length).toBeLessThan(centreOf(map, undefined).length)
  })
})
