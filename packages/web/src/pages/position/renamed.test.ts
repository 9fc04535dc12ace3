import { expect, test } from 'vitest'
import { renamed } from './renamed.js'

test('a new name is taken along everywhere, and nothing else changes', () => {
  const position = {
    players: ['Anna', 'Ben'],
    cash: { Anna: 100, KE: 5 },
    majors: { KE: { director: 'Anna', certificates: { Anna: 1, Ben: 1 }, trains: ['2'], split: false } },
    at: { round: 'stock', turn: 'Anna', sold: { Anna: ['Annaberg'] } },
  }
  expect(renamed(position, 'Anna', 'Ada')).toEqual({
    players: ['Ada', 'Ben'],
    cash: { Ada: 100, KE: 5 },
    majors: { KE: { director: 'Ada', certificates: { Ada: 1, Ben: 1 }, trains: ['2'], split: false } },
    at: { round: 'stock', turn: 'Ada', sold: { Ada: ['Annaberg'] } },
  })
})
