import { defineTexts } from '../language/texts.js'
import fileMessages from './file-texts.json' with { type: 'json' }
import failureMessages from './failure-texts.json' with { type: 'json' }

/** Why a running game has no file yet. */
export const fileTexts = defineTexts(fileMessages)

/** What can go wrong between this page and the server, in words. */
export const failureTexts = defineTexts(failureMessages)
