import { defineTexts } from '../../../language/texts.js'

export const tunnelTexts = defineTexts({
  tunnels: { en: 'Tunnels', de: 'Tunnel', ja: 'トンネル' },
  addTunnel: { en: 'Dig a tunnel', de: 'Einen Tunnel graben', ja: 'トンネルを掘る' },
  tunnelKind: {
    en: '{tunnel, select, curve {curve} other {straight}}',
    de: '{tunnel, select, curve {Bogen} other {gerade}}',
    ja: '{tunnel, select, curve {曲線} other {直線}}',
  },
  digTunnel: {
    en: 'Dig a {tunnel, select, curve {curved} other {straight}} tunnel',
    de: '{tunnel, select, curve {Tunnel im Bogen} other {Geraden Tunnel}} graben',
    ja: '{tunnel, select, curve {曲線} other {直線}}トンネルを掘る',
  },
  turnTunnel: {
    en: 'Turn the {tunnel, select, curve {curved} other {straight}} tunnel',
    de: '{tunnel, select, curve {Tunnel im Bogen} other {Geraden Tunnel}} drehen',
    ja: '{tunnel, select, curve {曲線} other {直線}}トンネルを回す',
  },
  removeTunnel: {
    en: 'Remove the {tunnel, select, curve {curved} other {straight}} tunnel',
    de: '{tunnel, select, curve {Tunnel im Bogen} other {Geraden Tunnel}} wegnehmen',
    ja: '{tunnel, select, curve {曲線} other {直線}}トンネルを取り除く',
  },
})
