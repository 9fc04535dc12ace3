import { defineTexts } from '../language/texts.js'
import messages from './number-texts.json' with { type: 'json' }

export const numberTexts = defineTexts(messages)
