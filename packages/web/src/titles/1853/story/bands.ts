import type { State } from '@stellwerk/1853'
import type { Language } from '@stellwerk/texts'
import { bandsOf } from '../../../story/bands.js'
import type { Moments } from '../../../story/gather.js'
import type { Band } from '../../face.js'
import { noteActors } from './actor.js'
import { chronicle } from './chronicle.js'
import { shortRound } from './rounds.js'
import { storyTexts } from './texts.js'

export function bands(moments: Moments<State>, language: Language): readonly Band[] {
  if (moments.length === 0) return []
  noteActors(moments)
  const say = storyTexts.in(language)
  return bandsOf(chronicle(moments).rounds, moments.length - 1, (name) => {
    if (name.kind === 'end') return say('band.end')
    return name.kind === 'auction' ? say('band.contracts') : shortRound(name)
  })
}
