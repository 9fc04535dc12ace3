import type { State } from '@stellwerk/1854'
import type { Language } from '@stellwerk/texts'
import type { Moments } from '../../../story/gather.js'
import type { Samples } from '../../../story/samples.js'
import { roundEnds as samplesOf } from '../../../story/samples.js'
import { storyTexts } from '../../../story/texts.js'
import type { Chronicle } from './chronicle.js'

/** The moments that the market panel shows. */
export const roundEnds = (moments: Moments<State>, story: Chronicle, language: Language): Samples =>
  samplesOf(story, moments.length - 1, storyTexts.in(language)('start'))
