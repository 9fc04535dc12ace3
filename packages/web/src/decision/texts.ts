import { defineTexts } from '../language/texts.js'

/** What the card says in every title. */
export const cardTexts = defineTexts({
  workingOut: {
    en: 'Working out the choices …',
    de: 'Die Möglichkeiten werden ermittelt …',
    ja: '選択肢を計算しています…',
  },
  whatElse: {
    en: 'What else? ({count})',
    de: 'Was noch? ({count})',
    ja: 'ほかには?（{count}）',
  },
  andMore: { en: '… and {count} more', de: '… und {count} weitere', ja: '…ほか{count}件' },
  ifAgreed: {
    en: 'if {player} agrees:',
    de: 'wenn {player} zustimmt:',
    ja: '{player}が承諾すれば：',
  },
  offerTo: {
    en: '{from} asks {to}:',
    de: '{from} fragt {to}:',
    ja: '{from}から{to}への申し出：',
  },
  offerWaits: {
    en: '{player} is thinking about the offer.',
    de: '{player} überlegt sich das Angebot.',
    ja: '{player}が申し出を検討しています。',
  },
  withdrawAs: {
    en: '{player} withdraws the offer',
    de: '{player} zieht das Angebot zurück',
    ja: '{player}が申し出を取り下げる',
  },
  bid: { en: 'Bid', de: 'Gebot', ja: '入札額' },
  otherBid: { en: 'Another bid, up to {max}', de: 'Anderes Gebot, bis {max}', ja: 'ほかの額（{max}まで）' },
  ifWon: { en: 'if won', de: 'bei Zuschlag', ja: '落札なら' },
})
