import type { ReadingTexts } from '@stellwerk/texts'
import type { readings } from '../readings.js'

/** The readings in words, for those who set up a table. */
export const readingTexts: ReadingTexts<typeof readings> = {
  completionAfterSale: {
    name: {
      en: 'Completing an option after a sale',
      de: 'Option fertig bezahlen nach einem Verkauf',
      ja: '売却後のオプション残額の支払い',
    },
    values: {
      allowed: {
        en: 'You may complete an option even if you have sold certificates of that company in the same stock round.',
        de: 'Du darfst eine Option auch dann fertig bezahlen, wenn du in derselben Aktienrunde Aktien dieser Gesellschaft verkauft hast.',
        ja: '同じSRでその会社の株券を売却していても、オプションの残額を支払えます。',
      },
      refused: {
        en: 'Completion is a purchase in every respect: not after a sale of that company in the same stock round.',
        de: 'Die zweite Zahlung gilt in jeder Hinsicht als Kauf: nicht nach einem Verkauf dieser Gesellschaft in derselben Aktienrunde.',
        ja: '残額の支払いはあらゆる点で購入とみなされ、同じSRでその会社の株券を売却した後はできません。',
      },
    },
    sources: {
      en: 'The rulebook says that completion “counts as a purchase, that is, no other certificate can be bought in this turn”. It names only that consequence, but elsewhere forbids any purchase of a company after a sale in the same round.',
      de: 'Die Regel sagt, die zweite Zahlung „zählt als Kauf, d. h. er kann in diesem Zug keine weitere Aktie erwerben“. Sie nennt nur diese Folge, verbietet aber an anderer Stelle jeden Kauf einer Gesellschaft nach einem Verkauf in derselben Runde.',
      ja: 'ルールブックによれば、残額の支払いは「購入とみなされ、この手番に他の株券は購入できない」とあります。挙げられている帰結はこれだけですが、別の箇所では同じラウンドで売却した会社の株券の購入を一切禁じています。',
    },
  },
  newLocalAg: {
    name: {
      en: 'First turn of a new local AG',
      de: 'Erster Zug einer neuen Lokalbahn AG',
      ja: '新しいローカルAGの最初の手番',
    },
    values: {
      'acts at once': {
        en: 'A local AG formed at the beginning of an operating round operates in that round.',
        de: 'Eine zu Beginn einer Betriebsrunde gegründete Lokalbahn AG ist schon in dieser Runde am Zug.',
        ja: 'ORの開始時に設立されたローカルAGは、そのORから行動します。',
      },
      waits: {
        en: 'A local AG formed at the beginning of an operating round operates for the first time in the next one.',
        de: 'Eine zu Beginn einer Betriebsrunde gegründete Lokalbahn AG ist zum ersten Mal in der nächsten am Zug.',
        ja: 'ORの開始時に設立されたローカルAGは、次のORから行動します。',
      },
    },
    sources: {
      en: 'Mergers happen “at the beginning or at the end of an operating round”, and the new AG acts for the first time “in the following operating round”. After a merger at the beginning that can mean the round about to be played or the one after it.',
      de: 'Fusioniert wird „zu Beginn oder am Ende einer Betriebsrunde“, und die neue AG agiert das erste Mal „in der folgenden Betriebsrunde“. Nach einer Fusion zu Beginn kann das die anstehende Runde sein oder die danach.',
      ja: '合併は「ORの開始時または終了時」に行われ、新しいAGは「続くOR」で初めて行動します。開始時の合併では、これから行うORとも、その次のORとも読めます。',
    },
  },
  localAgHomeTile: {
    name: {
      en: 'Home tile of a local AG',
      de: 'Gleisplättchen am Heimatbahnhof einer Lokalbahn AG',
      ja: 'ローカルAGの本拠地タイル',
    },
    values: {
      'tile of the turn': {
        en: 'The green tile that a local AG lays for its home token is its tile for that turn.',
        de: 'Das grüne Gleisplättchen, das eine Lokalbahn AG für ihren Heimatbahnhof legt, ist ihr Gleisbau in diesem Zug.',
        ja: '本拠地トークンのために置く緑タイルは、その手番のタイル配置として数えます。',
      },
      'extra tile': {
        en: 'The green home tile is extra: the local AG may still lay or upgrade a tile in that turn.',
        de: 'Das grüne Gleisplättchen am Heimatbahnhof kommt zusätzlich: Die Lokalbahn AG darf in diesem Zug noch ein Gleisplättchen legen oder ausbauen.',
        ja: '本拠地の緑タイルは追加の配置で、その手番にもう1枚タイルを配置またはアップグレードできます。',
      },
    },
    sources: {
      en: 'The rulebook lets the AG build 14, 15 or 619 “until there is room for a marker” and does not say whether this is extra; its rule of one tile per turn names no exception. 18xx.games plays it as an extra lay.',
      de: 'Nach der Regel darf die AG mit 14, 15 oder 619 ausbauen, „bis dort ein Platz für einen Bahnhofsmarker zur Verfügung steht“; ob zusätzlich, bleibt offen. Die Regel „ein Gleisplättchen je Zug“ nennt keine Ausnahme. 18xx.games spielt es als zusätzliches Gleisplättchen.',
      ja: 'ルールブックは「トークンの置き場ができるまで」14、15、619でアップグレードできるとしますが、追加の配置かどうかは述べていません。1手番1枚のルールに例外の記載はありません。18xx.gamesでは追加の配置です。',
    },
  },
  localAgTrains: {
    name: {
      en: 'Train limit of local AGs',
      de: 'Loklimit der Lokalbahn AGs',
      ja: 'ローカルAGの列車保有上限',
    },
    values: {
      '3': {
        en: 'A local AG may own three trains.',
        de: 'Eine Lokalbahn AG darf drei Loks besitzen.',
        ja: 'ローカルAGは列車を3台まで保有できます。',
      },
      '2': {
        en: 'A local AG may own two trains, like a major from phase 5 on.',
        de: 'Eine Lokalbahn AG darf zwei Loks besitzen, wie eine große Gesellschaft ab Phase 5.',
        ja: 'ローカルAGは、フェイズ5以降の大会社と同じく列車を2台まで保有できます。',
      },
    },
    sources: {
      en: 'The rulebook gives a local AG up to three trains “depending on the phase”, and lowers the limit to two in phase 5 for “supra-regional companies” only. 18xx.games and the 18xx Rules Difference List give AGs two.',
      de: 'Die Regel gibt einer Lokalbahn AG „abhängig von der Phase“ bis zu 3 Loks und senkt das Limit in Phase 5 nur für „überregionale Gesellschaften“ auf 2. 18xx.games und die 18xx Rules Difference List geben den AGs 2.',
      ja: 'ルールブックはローカルAGに「フェイズに応じて」3台までを認め、フェイズ5で上限が2になるのは「広域会社」だけとしています。18xx.gamesと18xx Rules Difference ListではAGも2台です。',
    },
  },
}
