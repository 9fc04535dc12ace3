import { defineTexts } from '../language/texts.js'

/** Words that the sheets of players have in every title. */
export const sheetTexts = defineTexts({
  fortune: { en: 'Net worth', de: 'Vermögen', ja: '純資産' },
  received: { en: 'Received so far: {parts}', de: 'Bisher erhalten: {parts}', ja: 'これまでの収入：{parts}' },
})
