import type { State } from '@stellwerk/1854'
import type { Language } from '@stellwerk/texts'
import type { Moments } from '../../../story/gather.js'
import { shortRound } from '../../../story/rounds.js'
import type { Band } from '../../face.js'
import { noteActors } from './actor.js'
import { chronicle } from './chronicle.js'
import { storyTexts } from './texts.js'

/** The rounds in which somebody decided, over the moments whose states lie in them. */
export function bands(moments: Moments<State>, language: Language): readonly Band[] {
  if (moments.length === 0) return []
  noteActors(moments)
  const { rounds } = chronicle(moments)
  return rounds.flatMap(({ name, from, phase }, i) => {
    const to = (rounds[i + 1]?.from ?? moments.length) - 1
    if (to < from) return []
    const label = name.kind === 'end' ? storyTexts.in(language)('band.end') : shortRound(name)
    return [{ from, to, label, kind: name.kind, phase }]
  })
}
