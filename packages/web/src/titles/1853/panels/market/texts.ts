import { defineTexts } from '../../../../language/texts.js'

export const marketTexts = defineTexts({
  heading: { en: 'Share prices', de: 'Kurse', ja: '株価表' },
  space: {
    en: '{price}{companies, select, none {} other {: {companies}}}',
    de: '{price}{companies, select, none {} other {: {companies}}}',
    ja: '{price}{companies, select, none {} other {:{companies}}}',
  },
  free: {
    en: 'Shares at {price} or less count for no limit.',
    de: 'Aktien mit Kurs {price} oder weniger zählen für kein Limit.',
    ja: '株価{price}以下の株は上限に数えません。',
  },
  end: {
    en: 'A price of {price} ends the game at once, after the dividend.',
    de: 'Ein Kurs von {price} beendet das Spiel sofort nach der Dividende.',
    ja: '株価が{price}になると、配当の後すぐにゲーム終了です。',
  },
  moves: {
    en: 'A dividend lifts the price as often as the price is contained in it, at least once and at most {most} spaces. Without a dividend it falls by one space if shares lie in the pool.',
    de: 'Eine Dividende hebt den Kurs so oft, wie er in ihr enthalten ist, mindestens ein Feld und höchstens {most}. Ohne Dividende fällt er um ein Feld, wenn Aktien im Bankpool liegen.',
    ja: '配当すると、配当額に含まれる株価の倍数だけ（1～{most}マス）上がります。無配の場合、バンクプールに株があれば1マス下がります。',
  },
  next: { en: 'What a dividend needs', de: 'Was eine Dividende braucht', ja: '配当と上昇' },
  company: { en: 'Company', de: 'Gesellschaft', ja: '会社' },
  price: { en: 'Price', de: 'Kurs', ja: '株価' },
  onWithhold: { en: 'without dividend', de: 'ohne Dividende', ja: '無配' },
  upBy: { en: 'up {steps} from', de: '{steps} Felder ab', ja: '{steps}マス上昇' },
})
