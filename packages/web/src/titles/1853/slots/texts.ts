import { defineTexts } from '../../../language/texts.js'
import messages from './texts.json' with { type: 'json' }

/** What the contract on the card says. */
export const contractTexts = defineTexts(messages)
