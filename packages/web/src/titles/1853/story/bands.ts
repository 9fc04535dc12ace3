import type { State } from '@stellwerk/1853'
import type { Language } from '@stellwerk/texts'
import type { Moments } from '../../../story/gather.js'
import type { Band } from '../../face.js'
import { noteActors } from './actor.js'
import { chronicle } from './chronicle.js'
import { shortRound } from './rounds.js'
import { storyTexts } from './texts.js'

/** The rounds in which somebody decided, over the moments whose states lie in them. */
export function bands(moments: Moments<State>, language: Language): readonly Band[] {
  if (moments.length === 0) return []
  noteActors(moments)
  const say = storyTexts.in(language)
  const { rounds } = chronicle(moments)
  return rounds.flatMap(({ name, from, phase }, i) => {
    const to = (rounds[i + 1]?.from ?? moments.length) - 1
    if (to < from) return []
    const { kind } = name
    const label =
      kind === 'end' ? say('band.end') : kind === 'auction' ? say('band.contracts') : shortRound(name)
    return [{ from, to, label, kind, phase }]
  })
}
