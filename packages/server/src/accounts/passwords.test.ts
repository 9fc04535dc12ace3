import { describe, expect, it } from 'vitest'
import { hashed, isPassword } from './passwords.js'

describe('passwords', () => {
  it('fit their own hash, each with salt of its own', async () => {
    const [one, other] = [await hashed('correct horse'), await hashed('correct horse')]
    expect(one).not.toBe(other)
    expect([await isPassword(one, 'correct horse'), await isPassword(other, 'correct horse')]).toEqual([
      true,
      true,
    ])
    expect(await isPassword(one, 'Correct horse')).toBe(false)
  })

  it('are the same however a keyboard composes their letters', async () => {
    expect(await isPassword(await hashed('Mu\u0308nchen'), 'München')).toBe(true)
  })

  it('do not exist for those who have none, not even the one that is compared with instead', async () => {
    for (const guess of ['', 'a password that nobody has']) expect(await isPassword(null, guess)).toBe(false)
  })
})
