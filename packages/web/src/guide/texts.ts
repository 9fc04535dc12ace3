import { defineTexts } from '../language/texts.js'
import messages from './texts.json' with { type: 'json' }

/** What frames the words of a title's guide. */
export const guideTexts = defineTexts(messages)
