import { describe, expect, it } from 'vitest'
import type { SiteAction } from './format.js'
import { recordOf } from './record.js'
import { auction, faultOf, taken } from './testing-export.js'
import type { Short } from './testing-export.js'

const action = (type: string, id: number, more: object = {}): SiteAction =>
  ({ type, entity: 1, id, ...more }) as unknown as SiteAction
const fates = (...actions: SiteAction[]): string => {
  const record = recordOf(actions)
  return 'fault' in record ? `${record.path} ${record.fault.kind}` : record.map(({ fate }) => fate).join(' ')
}

describe('what became of the actions of a file', () => {
  it('an undo takes back the last action, a redo brings it back', () => {
    expect(fates(action('pass', 1), action('pass', 2), action('undo', 3))).toBe('applied undone undo')
    expect(fates(action('pass', 1), action('pass', 2), action('undo', 3), action('redo', 4))).toBe(
      'applied applied undo redo',
    )
    expect(fates(action('pass', 1), action('undo', 2), action('bid', 3))).toBe('undone undo applied')
  })

  it('an undo with an id goes back to just after that action; 0 is the beginning', () => {
    const three = [action('pass', 1), action('pass', 5), action('pass', 6)]
    expect(fates(...three, action('undo', 7, { action_id: 1 }))).toBe('applied undone undone undo')
    expect(fates(...three, action('undo', 7, { action_id: 0 }))).toBe('undone undone undone undo')
    expect(fates(...three, action('undo', 7, { action_id: 1 }), action('redo', 8))).toBe(
      'applied applied applied undo redo',
    )
  })

  it('chat is neither taken back nor in the way', () => {
    const said = action('message', 2, { message: '!' })
    expect(fates(action('pass', 1), said, action('undo', 3), action('redo', 4))).toBe(
      'applied message undo redo',
    )
  })

  it('several undos are brought back one after the other, the last one first', () => {
    const list = [
      action('pass', 1),
      action('pass', 2),
      action('undo', 3),
      action('undo', 4),
      action('redo', 5),
    ]
    expect(fates(...list)).toBe('applied undone undo undo redo')
    const record = recordOf(list)
    expect('fault' in record ? [] : record.map(({ to }) => to)).toEqual([undefined, undefined, 1, 0, 1])
  })

  it('a redo of nothing and an undo to an action that is not there are faults', () => {
    expect(fates(action('pass', 1), action('redo', 2))).toBe('actions[1] undo')
    expect(fates(action('pass', 1), action('undo', 2), action('pass', 3), action('redo', 4))).toBe(
      'actions[3] undo',
    )
    expect(fates(action('pass', 1), action('undo', 2, { action_id: 9 }))).toBe('actions[1] undo')
  })

  it('is quick with a hundred thousand entries', () => {
    const actions = Array.from({ length: 100_000 }, (_, i) =>
      action(['pass', 'pass', 'undo'][i % 3] ?? '', i + 1),
    )
    const before = performance.now()
    expect('fault' in recordOf(actions)).toBe(false)
    expect(performance.now() - before).toBeLessThan(2000)
  })
})

describe('the record of the game that is written', () => {
  it('keeps what was taken back', () => {
    const detour: readonly Short[] = [
      ...auction.slice(0, 2),
      [1, 'bid', { company: '14', price: 280 }],
      [1, 'undo'],
      ...auction.slice(2),
    ]
    const straight = taken(auction)
    const { file, history, counts } = taken(detour)
    expect(history.state).toEqual(straight.history.state)
    expect(counts).toEqual({ entries: 11, applied: 9, undone: 1 })
    expect(file.actions).toContainEqual({ type: 'undo', to: 2 })
    expect(file.actions).toHaveLength(straight.file.actions.length + 2)
  })

  it('leaves out, with a note, what our rules forbid if it was taken back', () => {
    const detour: readonly Short[] = [
      ...auction.slice(0, 2),
      [1, 'bid', { company: '14', price: 1 }],
      [2, 'pass'],
      [2, 'undo', { action_id: 2 }],
      ...auction.slice(2),
    ]
    const { history, notes } = taken(detour)
    expect(history.state).toEqual(taken(auction).history.state)
    expect(notes).toEqual([
      { path: 'actions[2]', about: 'left-out', severity: 'remark', params: { id: 3, type: 'bid' } },
      { path: 'actions[3]', about: 'left-out', severity: 'remark', params: { id: 4, type: 'pass' } },
    ])
    expect(faultOf(detour.slice(0, 3)).path).toBe('actions[2]')
  })

  it('tells of what is half done, of a game ended by hand and of a result that is not ours', () => {
    const forming: Short = [1, 'par', { corporation: 'HW', share_price: '120,0,5' }]
    expect(taken([...auction, forming]).notes).toEqual([
      { path: 'actions', about: 'half-done', severity: 'remark', params: { what: 'forming', company: 'HW' } },
    ])
    expect(taken([...auction, [1, 'end_game']]).notes).toEqual([
      { path: 'actions[9]', about: 'ended-by-hand', severity: 'remark', params: { id: 10 } },
    ])
    expect(taken(auction, { settings: { seed: 1, pin: 'abc' } }).notes).toEqual([
      { path: 'settings.pin', about: 'pinned', severity: 'remark', params: {} },
    ])
  })
})
