import { describe, expect, it } from 'vitest'
import { name, newChatMessage, newTable, notes, registration } from './index.js'

describe('names of people', () => {
  it('may be written in any script, with single blanks between words', () => {
    for (const good of ['Anna', 'Zoë Müller', '田中 さん', "O'Brien", 'K9'])
      expect(name.safeParse(good).success).toBe(true)
  })

  it('are not empty, endless, invisible or full of blanks', () => {
    for (const bad of ['', 'x', 'a  b', 'a\u0000b', 'a\u200bb', 'a\nb', 'n'.repeat(31)])
      expect(name.safeParse(bad).success).toBe(false)
  })
})

describe('what people write', () => {
  const key = 'k'.repeat(12)

  it('is kept as it is, but for blanks around it', () => {
    expect(newChatMessage.parse({ key, text: '  Hallo\n„Welt“ 日本 ' }).text).toBe('Hallo\n„Welt“ 日本')
    expect(notes.parse({ text: ' a ' }).text).toBe(' a ')
  })

  it('has no character 0, which not every store can keep', () => {
    expect(newChatMessage.safeParse({ key, text: 'a\0b' }).success).toBe(false)
    expect(notes.safeParse({ text: '\0' }).success).toBe(false)
    expect(newTable.safeParse({ title: '1873', seats: 3, name: 'a\0' }).success).toBe(false)
  })

  it('is one line where it is the name of a table', () => {
    const named = (name: string) => newTable.safeParse({ title: '1873', seats: 3, name })
    expect(named(' Bei „Zoë“: 二人 🚂 ').data?.name).toBe('Bei „Zoë“: 二人 🚂')
    for (const bad of [
      'a\nb',
      'a\r\nBcc: b',
      'a\tb',
      'a\u0085b',
      'a\u2028b',
      'a\u202eb',
      '\u001b[31m',
      'a\u200fb',
    ])
      expect(named(bad).success).toBe(false)
    for (const empty of ['\u2800\u2800', '\u3164', '\u200b \u2060']) expect(named(empty).success).toBe(false)
    expect(named('👩\u200d🚀').success).toBe(true)
    expect(named('\n').data?.name).toBe('')
  })

  it('is neither empty nor too long', () => {
    expect(newChatMessage.safeParse({ key, text: '   ' }).success).toBe(false)
    expect(newChatMessage.safeParse({ key, text: 'x'.repeat(1001) }).success).toBe(false)
  })
})

it('fields that nobody asked for are refused by name', () => {
  const result = registration.safeParse({ name: 'Anna', password: 'long enough', admin: true })
  expect(result.success).toBe(false)
  expect(result.error?.issues[0]).toMatchObject({ code: 'unrecognized_keys', keys: ['admin'] })
})
