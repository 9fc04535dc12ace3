import { defineTexts } from '../language/texts.js'
import messages from './hand-over-texts.json' with { type: 'json' }

export const handOverTexts = defineTexts(messages)
