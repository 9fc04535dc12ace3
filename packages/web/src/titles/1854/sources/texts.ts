import { defineTexts } from '../../../language/texts.js'
import messages from './texts.json' with { type: 'json' }

/** What the printed rules leave open or the only legible copy has lost, and what is played instead. */
export const sourceTexts = defineTexts(messages)
