import { defineTexts } from '../../language/texts.js'
import messages from './shortcut-texts.json' with { type: 'json' }

/** What keys do, in the list of shortcuts. */
export const shortcutTexts = defineTexts(messages)
