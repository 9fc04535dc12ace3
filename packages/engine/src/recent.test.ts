import { describe, expect, it } from 'vitest'
import { Recent } from './recent.js'

describe('what was worked out from the last few objects', () => {
  const keys = Array.from({ length: 4 }, () => ({}))
  const [a, b, c, d] = keys as [object, object, object, object]

  it('is known until as many others came after it', () => {
    const recent = new Recent<object, string>(3)
    recent.set(a, 'a')
    recent.set(b, 'b')
    recent.set(c, 'c')
    expect(keys.map((key) => recent.get(key))).toEqual(['a', 'b', 'c', undefined])
    recent.set(d, 'd')
    expect(keys.map((key) => recent.get(key))).toEqual([undefined, 'b', 'c', 'd'])
  })

  it('is replaced where it stands', () => {
    const recent = new Recent<object, string>(2)
    recent.set(a, 'a')
    recent.set(b, 'b')
    recent.set(a, 'again')
    expect([recent.get(a), recent.get(b)]).toEqual(['again', 'b'])
  })
})
