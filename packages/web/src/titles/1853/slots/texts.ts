import { defineTexts } from '../../../language/texts.js'

/** What the contract on the card says. */
export const contractTexts = defineTexts({
  heading: {
    en: 'Your contract: {least} to {most} cities',
    de: 'Dein Kontrakt: {least} bis {most} Städte',
    ja: 'あなたの契約：{least}～{most}都市',
  },
  city: { en: 'City {number}: {city}', de: '{number}. Stadt: {city}', ja: '{number}番目：{city}' },
  hidden: { en: 'hidden', de: 'verdeckt', ja: '非公開' },
  open: { en: 'not named yet', de: 'noch nicht genannt', ja: '未指定' },
  bondFree: { en: 'Bond {bond}, unspent', de: 'Anleihe {bond}, noch frei', ja: '保証金{bond}の残り' },
  due: {
    en: 'Cash after paying for the shares taken so far',
    de: 'Bargeld nach Bezahlen der genommenen Aktien',
    ja: '取った株を支払った後の所持金',
  },
  pick: { en: 'Name a city', de: 'Eine Stadt nennen', ja: '都市を指定する' },
  secret: {
    en: 'The city stays secret, the share is open to all.',
    de: 'Die Stadt bleibt geheim, die Aktie sehen alle.',
    ja: '都市は秘密、株は公開されます。',
  },
})
