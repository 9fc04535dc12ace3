import { defineTexts } from '../language/texts.js'
import messages from './legend-texts.json' with { type: 'json' }

export const legendTexts = defineTexts(messages)
