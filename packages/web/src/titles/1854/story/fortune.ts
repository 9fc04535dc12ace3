import type { State } from '@stellwerk/1854'
import { fortuneOf } from '@stellwerk/1854'
import type { Language } from '@stellwerk/texts'
import { shortName } from '../names.js'
import { storyTexts } from './texts.js'

/** Every player's fortune part by part, the largest first. */
export function fortune(state: State, language: Language) {
  const say = storyTexts.in(language)
  return state.players
    .map((player) => {
      const { cash, certificates, privates, total } = fortuneOf(state, player)
      const parts = [
        { label: say('fortune.cash'), value: cash },
        ...certificates.map(({ company, value }) => ({
          label: say('fortune.certificates', { company: shortName(language, company) }),
          value,
        })),
        ...(privates > 0 ? [{ label: say('fortune.privates'), value: privates }] : []),
      ]
      return { player, total, parts }
    })
    .toSorted((a, b) => b.total - a.total)
}
