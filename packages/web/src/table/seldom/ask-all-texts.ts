import { defineTexts } from '../../language/texts.js'

export const askAllTexts = defineTexts({
  heading: {
    en: 'Does everybody at the table agree?',
    de: 'Stimmen alle am Tisch zu?',
    ja: '全員が同意しますか？',
  },
  why: {
    en: 'This undo goes back past a move that revealed part of a secret. Nobody can unlearn it, so everybody at the table has to agree.',
    de: 'Damit geht es hinter einen Zug zurück, der einen Teil eines Geheimnisses verraten hat. Was man einmal weiß, vergisst man nicht; darum müssen alle am Tisch zustimmen.',
    ja: 'この取り消しは、秘密の一部が明らかになった時点より前に戻ります。知ったことは忘れられないので、全員の同意が必要です。',
  },
  agree: { en: 'Everybody agrees: go back', de: 'Alle stimmen zu: zurück', ja: '全員同意：戻る' },
  keep: { en: 'Leave it as it is', de: 'So lassen', ja: 'このままにする' },
})
