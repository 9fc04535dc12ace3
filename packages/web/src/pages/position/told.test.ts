import { expect, test } from 'vitest'
import type { Described, FormGroup } from '@stellwerk/table'
import { games, manifestOf } from '@stellwerk/titles'
import { toldOf, withBegun, withEntry, withTold } from './told.js'

async function groupOf(title: string, field: string): Promise<FormGroup> {
  const form = await manifestOf(title)?.positionForm?.()
  const group = form?.groups.find((one) => one.field === field)
  if (!group) throw new Error(`${title} has no ${field}`)
  return group
}

test('entries come and go', () => {
  expect(withEntry({ a: 1 }, 'b', 2)).toEqual({ a: 1, b: 2 })
  expect(withEntry({ a: 1, b: 2 }, 'b', undefined)).toEqual({ a: 1 })
})

test('a thing that comes into the game belongs to the first player, and leaves without a trace', async () => {
  const group = await groupOf('1873', 'railways')
  const position: Described = { players: ['Anna', 'Ben'] }
  const begun = withBegun(position, group, 'HBE')
  expect(begun).toEqual({
    players: ['Anna', 'Ben'],
    railways: { HBE: { director: 'Anna', shares: { Anna: 3 } } },
  })
  expect(toldOf(withTold(begun, group, 'HBE', undefined), group, 'HBE')).toBeUndefined()
  expect(group.holderOf?.({ shares: { Anna: 1, Ben: 2 } }, ['Anna', 'Ben'])).toBe('Ben')
  expect(group.heldBy?.({ director: 'Ben', price: 120 }, '')).toEqual({ price: 120 })
})

test('1873: a public mine takes its mines along, and its title accepts that', async () => {
  const group = await groupOf('1873', 'publicMines')
  const position: Described = {
    players: ['Anna', 'Ben'],
    mines: { 4: { owner: 'Anna', machine: 2 }, 6: { owner: 'Ben' } },
  }
  const company = { director: 'Anna', shares: { Anna: 1 }, mines: [4, 7] }
  const formed = withTold(position, group, 'MO', company)
  expect(formed['mines']).toEqual({ 4: { machine: 2 }, 6: { owner: 'Ben' }, 7: {} })
  expect(withBegun(formed, group, 'CO')['publicMines']).toMatchObject({ CO: { mines: [1, 2] } })
  const built = games['1873']?.title.position({ ...formed, mhe: { train: 2, shares: { Ben: 4 } } })
  expect(built).toMatchObject({
    ok: true,
    value: { mhe: { train: 2 }, publicMines: { MO: { director: 'Anna' } } },
  })
  const given = withTold(formed, group, 'MO', { ...company, mines: [4] })
  expect(given['mines']).toEqual({ 4: { machine: 2 }, 6: { owner: 'Ben' } })
  expect(withTold(formed, group, 'MO', undefined)).toMatchObject({
    mines: { 6: { owner: 'Ben' } },
    publicMines: {},
  })
})

test('1873: what the only thing of a field tells stands in the field itself', async () => {
  const group = await groupOf('1873', 'mhe')
  expect(toldOf({}, group, '')).toEqual({})
  expect(withTold({}, group, '', { train: 3 })).toEqual({ mhe: { train: 3 } })
})
