import { defineTexts } from '../language/texts.js'
import messages from './texts.json' with { type: 'json' }

/** What frames the words of the lessons. */
export const learnTexts = defineTexts(messages)
