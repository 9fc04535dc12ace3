import { defineTexts } from '../../../../language/texts.js'

export const tileTexts = defineTexts({
  yellow: { en: 'Yellow tiles', de: 'Gelbe Gleisteile', ja: '黄色タイル' },
  green: { en: 'Green tiles', de: 'Grüne Gleisteile', ja: '緑タイル' },
  brown: { en: 'Brown tiles', de: 'Braune Gleisteile', ja: '茶色タイル' },
  grey: { en: 'Grey tiles', de: 'Graue Gleisteile', ja: '灰色タイル' },
  tunnels: { en: 'Tunnels', de: 'Tunnel', ja: 'トンネル' },
  straight: { en: 'straight', de: 'gerade', ja: '直線' },
  curve: { en: 'wide curve', de: 'weiter Bogen', ja: '緩い曲線' },
  allowed: { en: 'allowed now', de: 'jetzt erlaubt', ja: '使用可' },
  later: { en: 'from phase {phase}', de: 'ab Phase {phase}', ja: 'フェイズ{phase}から' },
  tile: { en: 'Tile {tile}', de: 'Gleisteil {tile}', ja: 'タイル{tile}' },
  left: { en: '{left} of {all} left', de: '{left} von {all} übrig', ja: '{all}枚中残り{left}枚' },
  wien: { en: 'Wien only', de: 'nur Wien', ja: 'ウィーン専用' },
  tunnelNote: {
    en: 'A tunnel costs {cost}, lies over or under whatever the hex holds, and never joins it.',
    de: 'Ein Tunnel kostet {cost}, liegt über oder unter allem anderen im Feld und ist nie damit verbunden.',
    ja: 'トンネルは{cost}。ヘクスの線路の上下を通り、接続しません。',
  },
})
