import { defineTexts } from '../../language/texts.js'
import messages from './tips-texts.json' with { type: 'json' }

export const tipsTexts = defineTexts(messages)
