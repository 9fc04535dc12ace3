import { expect, it } from 'vitest'
import { localRailways } from '../data/companies.js'
import { austria1854 } from '../title.js'
import { companiesOf } from './companies.js'

it('1854-merge-i: a merged local railway stays on the table by its name, and has nothing', () => {
  const made = austria1854.create({ players: ['Anna', 'Ben', 'Cleo'], seed: 1, options: {} })
  if (!made.ok) throw new Error('a new game')
  const { 3: third, ...others } = made.value.locals
  expect(third).toBeDefined()
  const locals = companiesOf({ ...made.value, locals: others }).filter(({ kind }) => kind === 'local')
  expect(locals.map(({ ref }) => ref).toSorted()).toEqual(Object.keys(localRailways))
  const merged = locals.find(({ ref }) => ref === '3')
  expect(merged).toMatchObject({
    name: 'Ybbstalbahn',
    state: 'closed',
    head: null,
    treasury: null,
    trains: [],
  })
  expect(merged?.note?.key).toBe('note.merged')
  expect(locals.filter(({ state }) => state === 'closed')).toHaveLength(1)
})
