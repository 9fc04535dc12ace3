import { defineTexts } from '../language/texts.js'
import messages from './texts.json' with { type: 'json' }

/** Words of the panels that are the same in every title; titles call the rest as their rules do. */
export const panelTexts = defineTexts(messages)
