import type { Evening } from '@stellwerk/texts'

/** A first evening with 1854. */
export const evening: Evening = {
  lead: {
    en: 'Mountain railways, local railways and the great lines of Austria. You against three computers; the tutor introduces each new decision once.',
    de: 'Gebirgsbahnen, Lokalbahnen und die großen Strecken Österreichs. Du gegen drei Computer; der Tutor stellt jede neue Entscheidung einmal vor.',
    ja: 'オーストリアの山岳鉄道、ローカル鉄道、そして幹線。コンピューター3人が相手。新しい判断が現れるたび、チューターが一度だけ説明します。',
  },
  firsts: [
    {
      id: 'privates',
      steps: ['auction', 'run-off'],
      heading: {
        en: 'Mountain and local railways',
        de: 'Gebirgsbahnen und Lokalbahnen',
        ja: '山岳鉄道とローカル鉄道',
      },
      words: {
        en: 'A mountain railway pays its owner every round until phase 5 closes it; a local railway runs trains of its own and keeps half of what it earns. You have {cash}: what you bid is tied up, and without cash you cannot float a major in the first stock round.',
        de: 'Eine Gebirgsbahn zahlt jede Runde, bis Phase 5 sie schließt; eine Lokalbahn fährt mit eigenen Loks und behält die Hälfte ihrer Einnahmen. Du hast {cash}: Was du bietest, ist gebunden, und ohne Bargeld kannst du in der ersten Aktienrunde keine große Gesellschaft in Betrieb bringen.',
        ja: '山岳鉄道はフェイズ5で閉鎖されるまで毎ラウンド収入を生みます。ローカル鉄道は自分の列車を走らせ、収入の半分を会社に残します。所持金は{cash}。入札したお金は使えなくなり、所持金がなければ最初の株式ラウンドで大会社を開業できません。',
      },
    },
    {
      id: 'options',
      steps: ['stock'],
      heading: { en: 'Shares and options', de: 'Aktien und Optionen', ja: '株式とオプション' },
      words: {
        en: 'You have {cash}. A major floats once half of it is sold; with an option you take a certificate for half its price now and pay the rest later, which helps to get there. Count what is missing before you start a major that you cannot float alone.',
        de: 'Du hast {cash}. Eine Gesellschaft geht in Betrieb, sobald die Hälfte verkauft ist; mit einer Option nimmst du eine Aktie für den halben Preis und zahlst den Rest später. Rechne aus, was fehlt, bevor du eine Gesellschaft eröffnest, die du allein nicht in Betrieb bringst.',
        ja: '所持金は{cash}です。大会社は半分が売れると開業します。オプションなら代金の半分だけ先に払って株券を取り、残りは後で払えます。一人で開業まで届くか、足りない額を数えてから始めましょう。',
      },
    },
    {
      id: 'tunnels',
      steps: ['track'],
      heading: { en: 'Track and tunnels', de: 'Gleise und Tunnel', ja: '線路とトンネル' },
      words: {
        en: '{company} has {treasury}. Mountains are expensive to cross; a tunnel goes under them and may be built in addition to the turn’s tile. The next train is the {train} for {price}: what you spend on rock, you cannot spend on trains.',
        de: '{company} hat {treasury}. Über die Berge zu bauen ist teuer; ein Tunnel führt darunter hindurch und darf zusätzlich zum Gleisplättchen gebaut werden. Die nächste Lok ist die {train} für {price}: Was du im Berg ausgibst, fehlt dir für Loks.',
        ja: '{company}の資金は{treasury}です。山越えは高くつきます。トンネルなら山の下を通せ、その手番のタイルとは別に建設できます。次の列車は{train}列車（{price}）。山に使った分だけ列車の資金が減ります。',
      },
    },
  ],
}
