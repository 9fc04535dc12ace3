import { defineTexts } from '../language/texts.js'
import messages from './texts.json' with { type: 'json' }

/** What the frame of the game screen says. */
export const tableTexts = defineTexts(messages)
