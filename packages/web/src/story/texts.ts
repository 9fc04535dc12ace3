import { defineTexts } from '../language/texts.js'
import messages from './texts.json' with { type: 'json' }

/** How a game is told, whatever the title. */
export const storyTexts = defineTexts(messages)
