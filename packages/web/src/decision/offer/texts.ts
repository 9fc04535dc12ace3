import { defineTexts } from '../../language/texts.js'

export const offerTexts = defineTexts({
  to: {
    en: '{from} asks {to}:',
    de: '{from} fragt {to}:',
    ja: '{from}から{to}への申し出：',
  },
  waits: {
    en: '{player} is thinking about the offer.',
    de: '{player} überlegt sich das Angebot.',
    ja: '{player}が申し出を検討しています。',
  },
  more: { en: 'Ask for more …', de: 'Mehr verlangen …', ja: '値上げを求める…' },
  less: { en: 'Offer less …', de: 'Weniger bieten …', ja: '値下げを求める…' },
  price: { en: 'Your price', de: 'Dein Preis', ja: '希望価格' },
  askFor: { en: 'Decline, ask for {price}', de: 'Ablehnen, {price} verlangen', ja: '断って{price}を求める' },
  bidOnly: { en: 'Decline, offer {price}', de: 'Ablehnen, {price} bieten', ja: '断って{price}を提示' },
  binding: {
    en: 'Declines this offer and names your price. It binds neither of you.',
    de: 'Lehnt dieses Angebot ab und nennt deinen Preis. Das bindet keinen von euch.',
    ja: 'この申し出を断り、希望価格を伝えます。どちらも拘束されません。',
  },
})
