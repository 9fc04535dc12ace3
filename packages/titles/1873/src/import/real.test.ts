import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { replay } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import { harzbahn } from '../title.js'
import { importGame } from './index.js'

/**
 * A finished game from 18xx.games with its state after every action; see its README. Only it can tell whether the site
 * plays by the same rules; all else about imports is tested with games of our own.
 */
const folder = fileURLToPath(new URL('../../../../../../shared/peer/', import.meta.url))
const absent = !existsSync(folder)

const read = (name: string): unknown => JSON.parse(readFileSync(`${folder}${name}`, 'utf8'))

describe.skipIf(absent)(
  `a real game of 18xx.games${absent ? ' (skipped: ../shared/peer is not there)' : ''}`,
  () => {
    it('is the same after every action, with everything that was taken back', () => {
      const outcome = importGame(read('game.json'), read('trace.json'))
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.fault))
      expect(outcome.comparison).toEqual({
        applied: { equal: 1060, of: 1060 },
        others: { equal: 151, of: 151 },
        runs: { equal: 44, of: 44 },
        first: null,
        kinds: {},
      })
      expect(outcome.notes).toEqual([])
      expect(outcome.counts).toEqual({ entries: 1211, applied: 1060, undone: 70 })
      expect(harzbahn.ranking(outcome.history.state).map(({ fortune }) => fortune)).toEqual([
        31857, 25221, 21825, 21284,
      ])
    })

    it('becomes a file that replays with full validation and keeps every law', () => {
      const outcome = importGame(read('game.json'))
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.fault))
      const again = replay(harzbahn, JSON.parse(JSON.stringify(outcome.file)))
      if (!again.ok) throw new Error(JSON.stringify(again.refusal))
      expect(again.value.state).toEqual(outcome.history.state)
      for (let n = 0; n <= again.value.length; n++)
        expect(harzbahn.audit(again.value.at(n).state)).toEqual([])
    })
  },
)
