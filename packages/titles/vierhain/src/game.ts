import { vierhainFace } from './face/index.js'
import { vierhainTexts } from './texts/index.js'
import { vierhain } from './title.js'

/** Rules, words and description of Vierhain. */
export const game = { title: vierhain, texts: vierhainTexts, face: vierhainFace }
