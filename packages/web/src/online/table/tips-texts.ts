import { defineTexts } from '../../language/texts.js'

export const tipsTexts = defineTexts({
  title: { en: 'Tips for everyone', de: 'Tipps für alle', ja: '全員のヒント' },
  on: {
    en: 'Tips for everyone: on',
    de: 'Tipps für alle: an',
    ja: '全員のヒント：オン',
  },
  help: {
    en: 'Once everyone agrees, each player can ask for tips on their own decisions. A tip knows only what that player may see. Anyone can end this for all. A game with tips counts for nobody’s rating.',
    de: 'Sobald alle zustimmen, darf jeder zu den eigenen Entscheidungen Tipps holen. Ein Tipp weiß nur, was dieser Spieler sehen darf. Jeder kann das für alle beenden. Eine Partie mit Tipps zählt für keine Wertung.',
    ja: '全員が同意すると、各自が自分の判断についてヒントを使えます。ヒントは本人に見える情報だけで考えます。誰でも全員分を終了できます。同意が成立したゲームはレーティングの対象になりません。',
  },
  propose: {
    en: 'Propose tips for everyone',
    de: 'Tipps für alle vorschlagen',
    ja: '全員のヒントを提案する',
  },
  proposed: {
    en: '{name} proposes tips for everyone at this table. There will be none unless all agree; the game then counts for nobody’s rating.',
    de: '{name} schlägt Tipps für alle an diesem Tisch vor. Es gibt sie nur, wenn alle zustimmen; die Partie zählt dann für keine Wertung.',
    ja: '{name}が、このテーブルの全員がヒントを使えるようにすることを提案しています。全員の同意が必要です。同意が成立したゲームはレーティングの対象になりません。',
  },
  waiting: {
    en: 'Tips for everyone are proposed. Waiting for {names}.',
    de: 'Tipps für alle sind vorgeschlagen. Es fehlt noch: {names}.',
    ja: '全員のヒントが提案されています。{names}の同意を待っています。',
  },
  withdraw: { en: 'Withdraw', de: 'Zurückziehen', ja: '取り下げる' },
  end: { en: 'End tips for everyone', de: 'Tipps für alle beenden', ja: '全員のヒントを終了する' },
})
