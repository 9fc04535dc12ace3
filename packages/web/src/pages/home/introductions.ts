import type { Language } from '@stellwerk/texts'
import type { Message } from '../../language/texts.js'

/** What each title is about, for those who do not know it yet. */
const introductions: { readonly [title: string]: Message } = {
  '1853': {
    en: 'Railways in British India. Contracts won by sealed bids oblige each company to reach its cities, on lines of two gauges.',
    de: 'Eisenbahnen in Britisch-Indien. Kontrakte aus verdeckten Geboten verpflichten jede Gesellschaft, ihre Städte zu erreichen, auf Strecken mit zwei Spurweiten.',
    ja: '英領インドの鉄道。秘密入札で得た契約により、各会社は定められた都市に到達しなければなりません。線路には2種類の軌間があります。',
  },
  '1854': {
    en: 'Railways in Austria, on two maps. Mountain and local railways come first and merge into larger ones; there are tunnels, mail contracts and share splits.',
    de: 'Eisenbahnen in Österreich, auf zwei Plänen. Am Anfang stehen Gebirgs- und Lokalbahnen, die zu größeren verschmelzen; dazu Tunnel, Postverträge und Aktiensplits.',
    ja: '2つのマップで展開するオーストリアの鉄道。山岳鉄道とローカル鉄道から始まり、合併して大きくなります。トンネル、郵便契約、株式分割もあります。',
  },
  '1873': {
    en: 'Narrow-gauge railways and mines in the Harz mountains. Mines feed their owners from the first round on, and earn much more once a railway reaches them.',
    de: 'Schmalspurbahnen und Bergwerke im Harz. Werke ernähren ihre Besitzer von der ersten Runde an und bringen viel mehr, sobald eine Bahn sie erreicht.',
    ja: 'ハルツ山地の狭軌鉄道と鉱山。鉱山は最初のラウンドから収入をもたらし、鉄道がつながると収入が大きく増えます。',
  },
}

export const introductionOf = (title: string, language: Language): string =>
  introductions[title]?.[language] ?? ''
