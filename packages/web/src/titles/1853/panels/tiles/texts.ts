import { defineTexts } from '../../../../language/texts.js'

export const tileTexts = defineTexts({
  yellow: { en: 'Yellow', de: 'Gelb', ja: '黄' },
  green: { en: 'Green', de: 'Grün', ja: '緑' },
  brown: { en: 'Brown', de: 'Braun', ja: '茶' },
  grey: { en: 'Grey', de: 'Grau', ja: '灰' },
  allowed: { en: 'may be laid', de: 'darf gelegt werden', ja: '使用可' },
  later: { en: 'from phase {phase}', de: 'ab Phase {phase}', ja: 'フェイズ{phase}から' },
  tile: { en: 'Tile {tile}', de: 'Gleisteil {tile}', ja: 'タイル{tile}' },
  left: { en: '{left} of {all}', de: '{left} von {all}', ja: '{left}/{all}' },
  becomes: { en: 'becomes {tiles}', de: 'wird zu {tiles}', ja: '→ {tiles}' },
  keyNote: {
    en: 'Standard gauge is a solid line, metre gauge a hollow one, dual gauge a heavy one with dashes.',
    de: 'Standardspur ist eine volle Linie, Meterspur eine hohle, Doppelspur eine kräftige mit Strichen.',
    ja: '標準軌は実線、メーター軌は中抜きの線、両用軌は破線入りの太線です。',
  },
})
