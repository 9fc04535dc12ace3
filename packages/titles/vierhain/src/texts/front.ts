import type { FrontTexts } from '@stellwerk/texts'

/** What the pages before a game say of Vierhain. */
export const front: FrontTexts = {
  introduction: {
    en: 'The practice game: four small railways in one valley. It has the ideas behind every 18xx, and nothing else.',
    de: 'Das Übungsspiel: vier kleine Bahnen in einem Tal. Es hat die Ideen, die jedes 18xx tragen, und sonst nichts.',
    ja: '練習用のゲームです。ひとつの谷に4つの小さな鉄道。18xxの基本となる考え方だけを集めました。',
  },
  time: { en: 'about twenty minutes', de: 'etwa zwanzig Minuten', ja: '約20分' },
  options: {},
}
