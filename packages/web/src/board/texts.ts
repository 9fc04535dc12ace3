import { defineTexts } from '../language/texts.js'
import messages from './texts.json' with { type: 'json' }

/** What the map says; the words of a title come with its description. */
export const boardTexts = defineTexts(messages)
