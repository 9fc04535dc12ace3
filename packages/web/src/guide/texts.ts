import { defineTexts } from '../language/texts.js'

/** What frames the words of a title's guide. */
export const guideTexts = defineTexts({
  companion: { en: 'New to this?', de: 'Neu hier?', ja: 'はじめての方へ' },
  understood: { en: 'Got it', de: 'Verstanden', ja: 'わかりました' },
  companionOff: { en: 'No more hints', de: 'Hinweise aus', ja: 'ヒントを表示しない' },
  course: { en: 'How a game works', de: 'So läuft eine Partie', ja: 'ゲームの流れ' },
})
