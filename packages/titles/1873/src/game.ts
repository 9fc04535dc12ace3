import { harzbahnFace } from './face/index.js'
import { played } from './played.js'
import { harzbahnTexts } from './texts/index.js'

/** Rules, words and description of Harzbahn 1873. */
export const game = {
  title: played,
  texts: harzbahnTexts,
  face: harzbahnFace,
  whole: async () => (await import('./title.js')).harzbahn,
}
