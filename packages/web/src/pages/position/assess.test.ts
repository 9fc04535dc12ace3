import { expect, test } from 'vitest'
import { games } from '@stellwerk/titles'
import { assess } from './assess.js'

const build = (title: string) => (description: unknown) => {
  const game = games[title]
  if (!game) throw new Error(title)
  return game.title.position(description)
}
const players = ['Anna', 'Ben', 'J. Smith']
const places = (description: unknown, title = '1873') =>
  assess(build(title), description).faults.map(({ place }) => place)

test('a sound position has a state and no fault', () => {
  const { state, faults } = assess(build('1873'), { players, tiles: { B17: '78:4' } })
  expect(faults).toEqual([])
  expect(state).toMatchObject({ tiles: { B17: { tile: '78', rotation: 4 } } })
})

test('every fault is found with its place, and what is sound is drawn', () => {
  const description = {
    players,
    phase: '3',
    cash: { 'J. Smith': -5, Ben: 20 },
    railways: { HBE: { director: 'Anna', shares: { Anna: 3 }, price: 121, trains: [2] } },
    tiles: { B17: '78:4', E12: '974:0', H19: 'x' },
    markers: { D15: ['NWE'] },
  }
  const { state, faults } = assess(build('1873'), description)
  expect(faults.map(({ place }) => place).toSorted()).toEqual(
    ['cash.J. Smith', 'markers.D15', 'railways.HBE.price', 'tiles.E12', 'tiles.H19'].toSorted(),
  )
  expect(state).toMatchObject({
    phase: '3',
    tiles: { B17: { tile: '78' } },
    railways: { HBE: { trains: [2] } },
  })
})

test('what only the finished board shows is put where it is', () => {
  const hbe = { director: 'Anna', shares: { Anna: 3 } }
  const railways = { HBE: hbe, NWE: hbe, WBE: hbe }
  expect(places({ players, railways, markers: { B9: ['HBE', 'NWE', 'WBE', '-HBE'] } })).toEqual([
    'markers.B9',
  ])
  expect(places({ players, railways: { HBE: { director: 'Anna', shares: { Ben: 3 } } } })).toEqual([
    'railways.HBE',
  ])
})

test('a tile of which there are too few is at fault where it was laid last', () => {
  const tiles = {
    C17: '619:0',
    C21: '619:1',
    C19: '619:2',
    D20: '619:0',
    F22: '619:0',
    E13: '619:0',
    D22: '619:0',
  }
  const found = places({ players, privates: 'sold', tiles }, '1854')
  expect(found.every((place) => place.startsWith('tiles.'))).toBe(true)
  expect(found.length).toBeGreaterThan(0)
})

test('without readable players there is no position', () => {
  expect(assess(build('1873'), { players: 3 }).state).toBeUndefined()
})
