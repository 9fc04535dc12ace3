import { defineTexts } from '../language/texts.js'
import messages from './texts.json' with { type: 'json' }

/** What the card says in every title. */
export const cardTexts = defineTexts(messages)
