import { describe, expect, it } from 'vitest'
import { faultOf, quickNumbers, stepped } from './number.js'

const range = { field: 'bid', min: 100, max: 345, step: 10 }

describe('a typed number', () => {
  it('is right within its bounds and on its steps', () => {
    expect(faultOf(' 120 ', range)).toBeUndefined()
    expect(faultOf('100', range)).toBeUndefined()
  })

  it('is told what is wrong with it', () => {
    expect(faultOf('', range)).toBe('unreadable')
    expect(faultOf('1e3', range)).toBe('unreadable')
    expect(faultOf('12.5', range)).toBe('unreadable')
    expect(faultOf('90', range)).toBe('low')
    expect(faultOf('350', range)).toBe('high')
    expect(faultOf('125', range)).toBe('step')
    expect(faultOf('120', { ...range, except: [120] })).toBe('excluded')
  })
})

describe('stepping', () => {
  it('stays within the bounds, on the steps', () => {
    expect(stepped(100, 10, range)).toBe(110)
    expect(stepped(100, -10, range)).toBe(100)
    expect(stepped(340, 10, range)).toBe(340)
    expect(stepped(999, 0, range)).toBe(340)
    expect(stepped(112, 0, range)).toBe(110)
  })

  it('leaps over what was declined, and turns back at a bound', () => {
    const except = { field: 'price', min: 1, max: 5, step: 1, except: [2, 3, 5] }
    expect(stepped(1, 1, except)).toBe(4)
    expect(stepped(4, -1, except)).toBe(1)
    expect(stepped(4, 1, except)).toBe(4)
    expect(stepped(3, 0, except)).toBe(4)
  })
})

describe('quick numbers', () => {
  it('are the smallest, ten and fifty more, as far as they go', () => {
    expect(quickNumbers(range)).toEqual([100, 110, 150])
    expect(quickNumbers({ ...range, max: 120 })).toEqual([100, 110])
    expect(quickNumbers({ ...range, except: [110] })).toEqual([100, 150])
  })

  it('are the printed price, twice that and everything where things are traded', () => {
    const deal = { field: 'price', min: 1, max: 900, step: 1 }
    expect(quickNumbers(deal, 200)).toEqual([1, 200, 400, 900])
    expect(quickNumbers({ ...deal, max: 300 }, 200)).toEqual([1, 200, 300])
    expect(quickNumbers({ ...deal, max: 400 }, 200)).toEqual([1, 200, 400])
    expect(quickNumbers({ ...deal, min: 250, except: [900] }, 200)).toEqual([250, 400])
  })
})
