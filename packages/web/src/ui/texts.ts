import { defineTexts } from '../language/texts.js'

export const uiTexts = defineTexts({
  close: { en: 'Close', de: 'Schließen', ja: '閉じる' },
  less: { en: 'Less', de: 'Weniger', ja: '減らす' },
  more: { en: 'More', de: 'Mehr', ja: '増やす' },
  range: {
    en: '{min} to {max}{step, plural, =1 {} other {, in steps of #}}{excepted, plural, =0 {} other {, but not {except}}}',
    de: '{min} bis {max}{step, plural, =1 {} other {, in Schritten von #}}{excepted, plural, =0 {} other {, aber nicht {except}}}',
    ja: '{min}～{max}{step, plural, =1 {} other {（#刻み）}}{excepted, plural, =0 {} other {、{except}を除く}}',
  },
})
