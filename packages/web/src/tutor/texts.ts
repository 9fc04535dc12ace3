import { defineTexts } from '../language/texts.js'
import messages from './texts.json' with { type: 'json' }

/** What frames the tutor's sentences. */
export const tutorTexts = defineTexts(messages)
