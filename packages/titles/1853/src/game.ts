import { indiaFace } from './face/index.js'
import { indiaTexts } from './texts/index.js'
import { india1853 } from './title.js'

/** Rules, words and description of 1853. */
export const game = { title: india1853, texts: indiaTexts, face: indiaFace }
