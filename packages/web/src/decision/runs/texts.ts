import { defineTexts } from '../../language/texts.js'

export const runsTexts = defineTexts({
  newRun: { en: 'New run of the {train}', de: 'Neue Fahrt der {train}', ja: '{train}の新しい運行' },
  newRunHint: {
    en: 'Where does it begin? Tap stops on the map or choose.',
    de: 'Wo beginnt sie? Halte auf der Karte antippen oder wählen.',
    ja: 'どこから始めますか?地図の駅か下から選んでください。',
  },
  nextHex: { en: 'Next hex', de: 'Nächstes Feld', ja: '次のヘクス' },
  chooseHex: { en: 'choose …', de: 'wählen …', ja: '選択…' },
  addRun: { en: 'Add this run', de: 'Diese Fahrt aufnehmen', ja: 'この運行を加える' },
  stepBack: { en: 'One hex back', de: 'Ein Feld zurück', ja: '1ヘクス戻る' },
  dropRun: { en: 'Drop it', de: 'Verwerfen', ja: 'やめる' },
  complete: { en: 'Complete for me', de: 'Für mich vervollständigen', ja: '残りを自動で決める' },
  completeFor: {
    en: 'Complete for me: {aim}',
    de: 'Für mich vervollständigen: {aim}',
    ja: '残りを自動で決める：{aim}',
  },
  completing: {
    en: 'Looking for the best completion …',
    de: 'Die beste Ergänzung wird gesucht …',
    ja: '最良の組み合わせを探しています…',
  },
  completed: { en: 'Completed.', de: 'Vervollständigt.', ja: '補いました。' },
  noCompletion: {
    en: 'No legal plan with these runs was found. Leave one out and try again.',
    de: 'Mit diesen Fahrten wurde kein erlaubter Plan gefunden. Bitte eine weglassen und erneut versuchen.',
    ja: 'この運行を含む合法な組み合わせが見つかりません。運行を外して試してください。',
  },
  changeRoute: {
    en: 'Change route {number}:',
    de: 'Route {number} ändern:',
    ja: '路線{number}を変える：',
  },
  takeHint: {
    en: 'To change a route, tap it here or one of its stops on the map.',
    de: 'Zum Ändern eine Route hier oder einen ihrer Halte auf der Karte antippen.',
    ja: '路線を変えるには、ここか地図上の駅をタップしてください。',
  },
  takenHint: {
    en: '{name}: tap one of its stops to cut it there, a glowing one to lead it on.',
    de: '{name}: Ein Halt der Route kürzt sie dort, ein leuchtender verlängert sie.',
    ja: '{name}：路線上の駅をタップするとそこで切れ、光る駅をタップすると延びます。',
  },
  done: { en: 'Done', de: 'Fertig', ja: '完了' },
  cutOff: { en: 'without {place}', de: 'ohne {place}', ja: '{place}を外す' },
  leadOn: { en: 'on to {place}', de: 'weiter nach {place}', ja: '{place}へ延ばす' },
  whichRoute: {
    en: 'Several routes have {place}. Choose the one to change.',
    de: 'Mehrere Routen haben {place}. Bitte wählen, welche geändert wird.',
    ja: '{place}を通る路線が複数あります。変える路線を選んでください。',
  },
  leaveOut: { en: 'Leave out {route}', de: '{route} weglassen', ja: '{route}をやめる' },
})
