import { indiaFace } from './face/index.js'
import { played } from './played.js'
import { indiaTexts } from './texts/index.js'

/** Rules, words and description of 1853. */
export const game = {
  title: played,
  texts: indiaTexts,
  face: indiaFace,
  whole: async () => (await import('./title.js')).india1853,
}
