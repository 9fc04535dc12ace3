import { austriaFace } from './face/index.js'
import { austriaTexts } from './texts/index.js'
import { austria1854 } from './title.js'

/** Rules, words and description of 1854. */
export const game = { title: austria1854, texts: austriaTexts, face: austriaFace }
