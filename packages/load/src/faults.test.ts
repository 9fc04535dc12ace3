import { describe, expect, it } from 'vitest'
import { noPostgres } from '@stellwerk/server/inside'
import { ordeals, suffer } from './faults.js'

/** `npm run faults` does the same a hundred times. */
const rounds = { sqlite: 1, two: 1 } as const

describe('servers that are killed in the middle of games', () => {
  for (const kind of ['sqlite', 'two'] as const) {
    const { title, store } = ordeals[kind]
    it.runIf(store === 'sqlite' || noPostgres === undefined)(
      `lose nothing that was acknowledged, and do nothing twice: ${title}`,
      { timeout: 110_000 },
      async () => {
        const result = await suffer(kind, rounds[kind], 5)
        expect(result.violations).toEqual([])
        expect(result.kills).toBeGreaterThanOrEqual(rounds[kind])
        expect(result.acknowledged).toBeGreaterThan(0)
      },
    )
  }
})
