import { describe, expect, it } from 'vitest'
import { heldFromStart, passedOn, shownWhole } from './holders.js'

describe('who has had a seat', () => {
  const start = heldFromStart('anna')

  it('is kept when it becomes free and when somebody else takes it', () => {
    const free = passedOn(start, null, 7)
    expect(JSON.parse(free)).toEqual([{ account: 'anna', since: 0, until: 7 }])
    expect(JSON.parse(passedOn(free, 'ben', 9))).toEqual([
      { account: 'anna', since: 0, until: 7 },
      { account: 'ben', since: 9, until: null },
    ])
  })

  it('has a gap for whoever was away while something was entered, and none otherwise', () => {
    const free = passedOn(start, null, 7)
    expect(JSON.parse(passedOn(free, 'anna', 7))).toEqual([{ account: 'anna', since: 0, until: null }])
    expect(JSON.parse(passedOn(free, 'anna', 8))).toEqual([
      { account: 'anna', since: 0, until: 7 },
      { account: 'anna', since: 8, until: null },
    ])
  })

  it('changes for whom the table shows everything', () => {
    const taken = passedOn(start, 'ben', 4)
    expect(JSON.parse(shownWhole(taken, 'ben'))).toEqual([
      { account: 'anna', since: 0, until: 4 },
      { account: 'ben', since: 0, until: null },
    ])
  })
})
