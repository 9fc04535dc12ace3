import { defineTexts } from '../../language/texts.js'
import messages from './ask-all-texts.json' with { type: 'json' }

export const askAllTexts = defineTexts(messages)
