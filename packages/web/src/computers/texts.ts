import { defineTexts } from '../language/texts.js'
import messages from './texts.json' with { type: 'json' }
import levelMessages from './level-texts.json' with { type: 'json' }

/** What is said of computer players on one screen. */
export const computerTexts = defineTexts(messages)

export const levelTexts = defineTexts(levelMessages)
