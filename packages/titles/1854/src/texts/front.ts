import type { FrontTexts } from '@stellwerk/texts'

/** What the pages before a game say of 1854. */
export const front: FrontTexts = {
  introduction: {
    en: 'Railways in Austria, on two maps. Mountain and local railways come first and merge into larger ones; there are tunnels, mail contracts and share splits.',
    de: 'Eisenbahnen in Österreich, auf zwei Plänen. Am Anfang stehen Gebirgs- und Lokalbahnen, die zu größeren verschmelzen; dazu Tunnel, Postverträge und Aktiensplits.',
    ja: '2つのマップで展開するオーストリアの鉄道。山岳鉄道とローカル鉄道から始まり、合併して大きくなります。トンネル、郵便契約、株式分割もあります。',
  },
  options: {},
}
