import { expect, test } from 'vitest'
import type { Described, FormGroup } from '@stellwerk/table'
import { games, manifestOf } from '@stellwerk/titles'
import { placeIn, telling, toldAt, toldOf, withBegun } from './told.js'

async function groupOf(title: string, field: string): Promise<FormGroup> {
  const form = await manifestOf(title)?.positionForm?.()
  const group = form?.groups.find((one) => one.field === field)
  if (!group) throw new Error(`${title} has no ${field}`)
  return group
}

test('something is told at a place, and no longer', () => {
  const told = telling({ players: ['Anna'] }, ['cash', 'J. Smith'], 20)
  expect(told).toEqual({ players: ['Anna'], cash: { 'J. Smith': 20 } })
  expect(toldAt(told, ['cash', 'J. Smith'])).toBe(20)
  expect(toldAt(told, ['cash', 'Ben'])).toBeUndefined()
  expect(toldAt(told, ['players', 'Anna', 'cash'])).toBeUndefined()
  expect(telling(told, ['cash', 'J. Smith'], undefined)).toEqual({ players: ['Anna'], cash: {} })
})

test('a thing that comes into the game belongs to the first player, and leaves without a trace', async () => {
  const group = await groupOf('1873', 'railways')
  const position: Described = { players: ['Anna', 'Ben'] }
  const begun = withBegun(position, group, 'HBE')
  expect(begun).toEqual({
    players: ['Anna', 'Ben'],
    railways: { HBE: { director: 'Anna', shares: { Anna: 3 } } },
  })
  expect(toldOf(telling(begun, placeIn(group, 'HBE'), undefined), group, 'HBE')).toBeUndefined()
  expect(group.holderOf?.({ shares: { Anna: 1, Ben: 2 } }, ['Anna', 'Ben'])).toBe('Ben')
  expect(group.heldBy?.({ director: 'Ben', price: 120 }, '')).toEqual({ price: 120 })
})

test('1873: a public mine takes its mines along, and its title accepts that', async () => {
  const form = await manifestOf('1873')?.positionForm?.()
  const group = await groupOf('1873', 'publicMines')
  const settled = (before: Described, after: Described): Described => form?.settled?.(before, after) ?? after
  const led = (position: Described, mines?: readonly number[]): Described =>
    settled(position, telling(position, ['publicMines', 'MO'], mines && { ...company, mines }))
  const company = { director: 'Anna', shares: { Anna: 1 } }
  const position: Described = {
    players: ['Anna', 'Ben'],
    mines: { 4: { owner: 'Anna', machine: 2 }, 6: { owner: 'Ben' } },
  }
  const formed = led(position, [4, 7])
  expect(formed['mines']).toEqual({ 4: { machine: 2 }, 6: { owner: 'Ben' }, 7: {} })
  expect(withBegun(formed, group, 'CO')['publicMines']).toMatchObject({ CO: { mines: [1, 2] } })
  const built = games['1873']?.title.position({ ...formed, mhe: { train: 2, shares: { Ben: 4 } } })
  expect(built).toMatchObject({
    ok: true,
    value: { mhe: { train: 2 }, publicMines: { MO: { director: 'Anna' } } },
  })
  expect(led(formed, [4])['mines']).toEqual({ 4: { machine: 2 }, 6: { owner: 'Ben' } })
  expect(led(formed)).toMatchObject({ mines: { 6: { owner: 'Ben' } }, publicMines: {} })
  // what is none of its business stays as it was written, right or wrong
  const owned = telling(formed, ['mines', '4', 'owner'], 'Ben')
  expect(settled(formed, owned)).toBe(owned)
})

test('1873: what the only thing of a field tells stands in the field itself', async () => {
  const group = await groupOf('1873', 'mhe')
  expect(toldOf({}, group, '')).toEqual({})
  expect(telling({}, placeIn(group, ''), { train: 3 })).toEqual({ mhe: { train: 3 } })
})
