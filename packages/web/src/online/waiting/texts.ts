import { defineTexts } from '../../language/texts.js'
import messages from './texts.json' with { type: 'json' }

/** How people learn that a game waits for them. */
export const waitingTexts = defineTexts(messages)
