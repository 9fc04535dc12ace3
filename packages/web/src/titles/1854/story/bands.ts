import type { State } from '@stellwerk/1854'
import type { Language } from '@stellwerk/texts'
import { bandsOf } from '../../../story/bands.js'
import type { Moments } from '../../../story/gather.js'
import { shortRound } from '../../../story/rounds.js'
import type { Band } from '../../face.js'
import { noteActors } from './actor.js'
import { chronicle } from './chronicle.js'
import { storyTexts } from './texts.js'

export function bands(moments: Moments<State>, language: Language): readonly Band[] {
  if (moments.length === 0) return []
  noteActors(moments)
  return bandsOf(chronicle(moments).rounds, moments.length - 1, (name) =>
    name.kind === 'end' ? storyTexts.in(language)('band.end') : shortRound(name),
  )
}
