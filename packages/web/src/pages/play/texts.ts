import { defineTexts } from '../../language/texts.js'

export const playTexts = defineTexts({
  loading: {
    en: 'Setting up the board …',
    de: 'Der Spielplan wird aufgebaut …',
    ja: '盤面を準備しています…',
  },
  missing: {
    en: 'This game is not on this device',
    de: 'Diese Partie ist nicht auf diesem Gerät',
    ja: 'このゲームはこの端末にありません',
  },
  missingWhy: {
    en: 'Games at one screen stay in the browser they were started in. This one was deleted or started elsewhere; download it there and upload it here.',
    de: 'Partien an einem Bildschirm bleiben in dem Browser, in dem sie begonnen wurden. Diese wurde gelöscht oder woanders begonnen; lade sie dort herunter und hier hoch.',
    ja: '1台で遊ぶゲームと検討は、始めたブラウザーに保存されます。削除されたか、別の端末で始めたゲームの可能性があります。その端末でダウンロードし、ここにアップロードできます。',
  },
  toHome: { en: 'All games', de: 'Zu allen Spielen', ja: 'ゲーム一覧へ' },
  broken: {
    en: 'This game no longer fits the rules',
    de: 'Diese Partie passt nicht mehr zu den Regeln',
    ja: 'このゲームは現在のルールと合いません',
  },
  brokenWhy: {
    en: 'We have fixed a mistake in the rules since it was played, and entry {good, number} of {entries, number} is no longer legal. Sorry about that. You can open everything before it as a separate game; the stored game stays as it is.',
    de: 'Seit sie gespielt wurde, haben wir einen Fehler in unseren Regeln behoben; Eintrag {good, number} von {entries, number} ist nicht mehr möglich. Das tut uns leid. Alles davor lässt sich als eigene Partie öffnen; die gespeicherte bleibt, wie sie ist.',
    ja: 'プレイ後に当サイトのルール処理の誤りを修正したため、全{entries, number}件中{good, number}件目の記録が再現できなくなりました。原因は当サイトにあります。それより前は別のゲームとして開けます。保存された記録はそのまま残ります。',
  },
  openGoodPart: { en: 'Open the valid part', de: 'Den gültigen Teil öffnen', ja: '正常な部分を開く' },
})
