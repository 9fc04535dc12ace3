import { defineTexts } from '../language/texts.js'

/** What frames the words of the lessons. */
export const learnTexts = defineTexts({
  heading: { en: 'Learn 18xx', de: '18xx lernen', ja: '18xxを学ぶ' },
  lead: {
    en: 'Eight two-minute lessons on Vierhain, our practice game: try it on the real board, see what happens, and read why in one sentence. Take them in order or pick one.',
    de: 'Acht Lektionen zu je zwei Minuten mit Vierhain, unserem Übungsspiel: Probiere es am echten Spielplan aus, sieh, was passiert, und lies in einem Satz, warum. Der Reihe nach oder einzeln.',
    ja: '練習用ゲーム「フィーアハイン」で学ぶ2分のレッスンが8つ。本物の盤面で試し、何が起きるかを見て、理由を一文で知ります。順番にでも、好きなものからでも。',
  },
  progress: {
    en: '{done, number} of {all, number} done',
    de: '{done, number} von {all, number} geschafft',
    ja: '{all, number}のうち{done, number}完了',
  },
  done: { en: 'Done', de: 'Geschafft', ja: '完了' },
  lesson: { en: 'Lesson {number, number}', de: 'Lektion {number, number}', ja: 'レッスン{number, number}' },
  who: { en: 'You are {name}.', de: 'Du bist {name}.', ja: 'あなたは{name}です。' },
  all: { en: 'All lessons', de: 'Alle Lektionen', ja: 'レッスン一覧' },
  watch: { en: 'Watch', de: 'Zusehen', ja: '見る' },
  takeBack: { en: 'Take it back', de: 'Zurücknehmen', ja: '取り消す' },
  goOn: { en: 'Go on', de: 'Weiter', ja: '次へ' },
  again: { en: 'Once more', de: 'Noch einmal', ja: 'もう一度' },
  next: { en: 'Next lesson', de: 'Nächste Lektion', ja: '次のレッスン' },
  play: { en: 'Play a game', de: 'Eine Partie spielen', ja: '対戦してみる' },
  known: { en: 'Got it', de: 'Verstanden', ja: 'わかりました' },
  practice: { en: 'A practice game', de: 'Eine Übungspartie', ja: '練習対戦' },
  evenings: { en: 'Your first evening', de: 'Dein erster Abend', ja: 'はじめての対戦' },
  evening: { en: 'Play {title}', de: '{title} spielen', ja: '{title}をはじめる' },
  missing: {
    en: 'No such lesson',
    de: 'Diese Lektion gibt es nicht',
    ja: 'そのレッスンはありません',
  },
  missingWhy: {
    en: 'There are eight, numbered from 1.',
    de: 'Es gibt acht, von 1 an gezählt.',
    ja: 'レッスンは1から8までです。',
  },
})
