import { defineTexts } from '../language/texts.js'
import messages from './switch-texts.json' with { type: 'json' }

/** Apart from the texts of the overview, which comes when it is opened. */
export const switchTexts = defineTexts(messages)
