import { defineTexts } from '../language/texts.js'
import messages from './button-texts.json' with { type: 'json' }

export const tipButtonTexts = defineTexts(messages)
