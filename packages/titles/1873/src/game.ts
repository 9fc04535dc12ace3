import { harzbahnFace } from './face/index.js'
import { harzbahnTexts } from './texts/index.js'
import { harzbahn } from './title.js'

/** Rules, words and description of Harzbahn 1873. */
export const game = { title: harzbahn, texts: harzbahnTexts, face: harzbahnFace }
