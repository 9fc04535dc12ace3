import { expect, test } from 'vitest'
import { kept, memory } from './memory.js'

test('a part is made again when something it is made from is another object', () => {
  const remember = memory()
  const [a, b] = [{}, {}]
  let made = 0
  const part = (from: readonly unknown[]) => remember('part', from, () => ({ made: ++made }))
  expect(part([a, 1])).toBe(part([a, 1]))
  expect(part([b, 1])).toEqual({ made: 2 })
  expect(part([b])).toEqual({ made: 3 })
})

test('equal parts keep their objects, in lists also when they move', () => {
  const before = {
    list: [
      { ref: 'A', deep: { n: 1 } },
      { ref: 'B', deep: { n: 2 } },
    ],
    other: [1, 2],
    gone: 1,
  }
  const after = kept(before, {
    list: [
      { ref: 'B', deep: { n: 2 } },
      { ref: 'A', deep: { n: 9 } },
    ],
    other: [1, 2],
  })
  expect(after).toEqual({
    list: [
      { ref: 'B', deep: { n: 2 } },
      { ref: 'A', deep: { n: 9 } },
    ],
    other: [1, 2],
  })
  expect(after.list[0]).toBe(before.list[1])
  expect(after.other).toBe(before.other)
  expect(kept(before, structuredClone(before))).toBe(before)
})

test('a field without a value is something else than no field', () => {
  const [plain, open] = [{ a: 1 }, { a: 1, b: undefined }]
  expect(kept(plain, { ...open })).toStrictEqual(open)
  expect(kept(open, { ...plain })).toStrictEqual(plain)
  expect(kept({ b: undefined, ...plain }, { ...plain, c: undefined })).toStrictEqual({ a: 1, c: undefined })
})
