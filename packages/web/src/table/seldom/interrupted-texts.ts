import { defineTexts } from '../../language/texts.js'
import messages from './interrupted-texts.json' with { type: 'json' }

/** What is said of moves that did not arrive and of drafts that have to wait. */
export const interruptedTexts = defineTexts(messages)
