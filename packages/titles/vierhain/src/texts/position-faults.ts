import type { FaultTexts } from '@stellwerk/texts'

/** Nothing can be wrong that could not be in any title. */
export const faultTexts: FaultTexts<never> = { en: {}, de: {}, ja: {} }
