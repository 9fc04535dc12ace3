import { defineTexts } from '../../../language/texts.js'
import messages from './texts.json' with { type: 'json' }

/** What the hand-made parts of the card say. */
export const slotTexts = defineTexts(messages)
