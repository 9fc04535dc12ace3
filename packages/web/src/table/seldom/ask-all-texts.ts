import { defineTexts } from '../../language/texts.js'

export const askAllTexts = defineTexts({
  heading: {
    en: 'Does everybody at the table agree?',
    de: 'Stimmen alle am Tisch zu?',
    ja: '全員が同意しますか?',
  },
  why: {
    en: 'This undo goes back behind something secret that was opened. Nobody can forget what they have seen, so everybody at the table has to agree.',
    de: 'So geht es hinter etwas Geheimes zurück, das aufgedeckt wurde. Was man gesehen hat, vergisst man nicht; darum müssen alle am Tisch zustimmen.',
    ja: 'この取り消しは、秘密が公開された時点より前に戻ります。見たものは忘れられないので、全員の同意が必要です。',
  },
  agree: { en: 'Everybody agrees: go back', de: 'Alle stimmen zu: zurück', ja: '全員同意：戻る' },
  keep: { en: 'Leave it as it is', de: 'Alles lassen, wie es ist', ja: 'このままにする' },
})
