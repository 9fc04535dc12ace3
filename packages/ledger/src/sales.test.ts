import { describe, expect, it } from 'vitest'
import { Sales } from './sales.js'

describe('sales', () => {
  const sales = new Sales(['2', '3', '4'], [3, 0, Infinity], 1.5)

  it('come in order', () => {
    expect(sales.untilFirst('2')).toBe(0)
    expect(sales.untilFirst('3')).toBe(2)
    expect(sales.untilFirst('4')).toBe(2)
  })

  it('tell what is sold later', () => {
    expect(sales.after(1)).toBe('2')
    expect(sales.after(2)).toBe('4')
    expect(sales.after(9)).toBe('4')
  })

  it('never end', () => {
    expect(new Sales(['2'], [0], 1).after(3)).toBe('2')
  })
})
