import { defineTexts } from '../language/texts.js'
import messages from './texts.json' with { type: 'json' }

/** What the frame around all pages says. */
export const appTexts = defineTexts(messages)
