import { defineTexts } from '../../language/texts.js'

/** How people learn that a game waits for them. */
export const waitingTexts = defineTexts({
  yourTurn: { en: 'Your turn', de: 'Du bist dran', ja: 'あなたの手番' },
  yourTurnAt: { en: 'Your turn: {step}', de: 'Du bist dran: {step}', ja: 'あなたの手番：{step}' },
  decides: { en: '{players} to decide', de: '{players} entscheidet', ja: '{players}の手番待ち' },
  count: {
    en: '{count, plural, one {one game is} other {# games are}} waiting for you',
    de: '{count, plural, one {eine Partie wartet} other {# Partien warten}} auf dich',
    ja: '{count}つのゲームで手番が来ています',
  },
  next: { en: 'Next game', de: 'Nächste Partie', ja: '次のゲームへ' },
  play: { en: 'Play', de: 'Spielen', ja: 'プレイする' },
  lastMove: { en: 'Last move {time}', de: 'Letzter Zug {time}', ja: '前の手：{time}' },
})
