import { defineTexts } from '../../../../language/texts.js'

export const tileTexts = defineTexts({
  yellow: { en: 'Yellow tiles', de: 'Gelbe Plättchen', ja: '黄色タイル' },
  green: { en: 'Green tiles', de: 'Grüne Plättchen', ja: '緑タイル' },
  brown: { en: 'Brown tiles', de: 'Braune Plättchen', ja: '茶色タイル' },
  grey: { en: 'Grey tiles', de: 'Graue Plättchen', ja: '灰色タイル' },
  allowed: { en: 'allowed now', de: 'jetzt erlaubt', ja: '使用可' },
  later: { en: 'from phase {phase}', de: 'ab Phase {phase}', ja: 'フェイズ{phase}から' },
  tile: { en: 'Tile {tile}', de: 'Plättchen {tile}', ja: 'タイル{tile}' },
  left: { en: '{left} of {all} left', de: '{left} von {all} übrig', ja: '{all}枚中残り{left}枚' },
  unlimited: { en: 'no limit', de: 'unbegrenzt', ja: '無制限' },
  reserved: {
    en: '{count} reserved',
    de: '{count} reserviert',
    ja: '{count}枚確保',
  },
  two: {
    en: 'two per turn',
    de: 'zwei je Zug',
    ja: '1手番2枚可',
  },
  twoNote: {
    en: '“Two per turn”: a railway may lay two tiles of such sorts in one turn. “Reserved”: kept to complete concession routes.',
    de: '„Zwei je Zug“: Von solchen Sorten darf eine Bahn in einem Zug zwei Plättchen legen. „Reserviert“: bleibt für Konzessionsstrecken liegen.',
    ja: '「1手番2枚可」：鉄道会社は1手番に2枚置けます。「確保」：許可路線を完成させるために取り置かれています。',
  },
})
