import { vierhainFace } from './face/index.js'
import { played } from './played.js'
import { vierhainTexts } from './texts/index.js'

/** Rules, words and description of Vierhain. */
export const game = {
  title: played,
  texts: vierhainTexts,
  face: vierhainFace,
  whole: async () => (await import('./title.js')).vierhain,
}
