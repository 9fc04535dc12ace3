import type { State } from '@stellwerk/1853'
import { fortuneOf } from '@stellwerk/1853'
import type { Language } from '@stellwerk/texts'
import { storyTexts } from './texts.js'

/** Every player's fortune part by part, the largest first. */
export function fortune(state: State, language: Language) {
  const say = storyTexts.in(language)
  return state.players
    .map((player) => {
      const { cash, shares, total } = fortuneOf(state, player)
      const parts = [
        { label: say('fortune.cash'), value: cash },
        ...shares.map(({ company, value }) => ({ label: say('fortune.shares', { company }), value })),
      ]
      return { player, total, parts }
    })
    .toSorted((a, b) => b.total - a.total)
}
