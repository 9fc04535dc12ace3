import { defineTexts } from '../language/texts.js'

export const timelineTexts = defineTexts({
  action: { en: 'Move {at} of {length}', de: 'Zug {at} von {length}', ja: '{length}手中{at}手目' },
  of: { en: '{at} of {length}', de: '{at} von {length}', ja: '{at} / {length}' },
  back: { en: 'Step back', de: 'Einen Schritt zurück', ja: '1手戻る' },
  beginning: { en: 'To the beginning', de: 'Zum Anfang', ja: '最初へ' },
  forward: { en: 'Step forward', de: 'Einen Schritt vor', ja: '1手進む' },
  jump: { en: 'Jump to …', de: 'Springen zu …', ja: '移動…' },
  jumpCompanies: { en: 'Turns of {actor}', de: 'Züge von {actor}', ja: '{actor}の手番' },
  jumpPhases: { en: 'Phases', de: 'Phasen', ja: 'フェイズ' },
  jumpRounds: { en: 'Rounds', de: 'Runden', ja: 'ラウンド' },
  loading: {
    en: 'Loading the history …',
    de: 'Der Verlauf wird geladen …',
    ja: '経過を読み込んでいます…',
  },
  phase: { en: 'Phase {phase}', de: 'Phase {phase}', ja: 'フェイズ{phase}' },
  present: { en: 'To the present', de: 'Zum aktuellen Stand', ja: '現在へ' },
  roundBack: { en: 'Previous round', de: 'Vorige Runde', ja: '前のラウンド' },
  roundForward: { en: 'Next round', de: 'Nächste Runde', ja: '次のラウンド' },
  skipPasses: { en: 'Skip passes', de: 'Passen überspringen', ja: 'パスを飛ばす' },
  timeline: { en: 'Timeline', de: 'Zeitleiste', ja: 'タイムライン' },
  tryHere: { en: 'Try from here', de: 'Ab hier probieren', ja: 'ここから試す' },
  tryHereHelp: {
    en: 'Starts a variation here; the game itself stays as it is.',
    de: 'Beginnt hier eine Variante; die Partie selbst bleibt, wie sie ist.',
    ja: 'ここから変化手順を試します。ゲームそのものは変わりません。',
  },
  more: {
    en: 'Turns, rounds and phases',
    de: 'Züge, Runden und Phasen',
    ja: '手番・ラウンド・フェイズ',
  },
  turnBack: { en: 'Previous turn', de: 'Voriger Zug', ja: '前の手番' },
  turnForward: { en: 'Next turn', de: 'Nächster Zug', ja: '次の手番' },
})
