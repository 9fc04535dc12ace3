import { defineTexts } from '../language/texts.js'
import messages from './texts.json' with { type: 'json' }

export const readingPageTexts = defineTexts(messages)
