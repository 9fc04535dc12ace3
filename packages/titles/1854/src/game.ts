import { austriaFace } from './face/index.js'
import { played } from './played.js'
import { austriaTexts } from './texts/index.js'

/** Rules, words and description of 1854. */
export const game = {
  title: played,
  texts: austriaTexts,
  face: austriaFace,
  whole: async () => (await import('./title.js')).austria1854,
}
