import type { Catalogue } from '@stellwerk/texts'
import { sides } from '@stellwerk/texts'
import { face } from './face/ja.js'

export const ja: Catalogue = {
  ...face,

  'name.bank': '銀行',
  'name.money': '{amount}ターラー',
  'name.place': '{place}（{hex}）',
  'name.standing': '{rank}位 {player}（{fortune}）',
  'name.title': 'フィーアハイン',
  'name.train': '{train}列車',

  ...sides.ja,

  'phase.1': '黄色のタイル。',
  'phase.2': '緑のタイルを敷けるようになり、盤外都市の価値が上がります。',
  'phase.3': '2列車はすべて廃棄されます。',

  'event.aid-paid': '{company}は列車がなく、補助金{amount}を受け取り',
  'event.director-changed': '{player}が{company}の社長に就任',
  'event.founded': '{player}が{company}を初期価格{price}で設立。資金は{cost}',
  'event.game-over': 'ゲーム終了：{standings}',
  'event.money.dividend': '{to}が配当{amount}を受け取り',
  'event.money.position': '{to}の所持金は{amount}',
  'event.money.start-cash': '{to}は{amount}で開始',
  'event.paid-out': '{company}は{revenue}を{how, select, full {配当} other {無配}}',
  'event.passed': '{player}がパス',
  'event.phase-began': 'フェイズ{phase}開始。{note}',
  'event.price-moved': '{company}の株価が{from}から{to}に{direction, select, up {上昇} other {下落}}',
  'event.ran': '{company}は{count, plural, =0 {路線なし} other {列車#台を運行：収入{revenue}}}',
  'event.round-started': '{round, select, stock {株式ラウンド{number}} other {運営ラウンド{set}.{number}}}',
  'event.share-bought': '{player}が{company}の株を{price}で購入',
  'event.share-sold': '{player}が{company}の株を{price}で売却',
  'event.tile-laid': '{company}が{hex}に{tile}を敷設{costIs, select, 0 {} other {（{cost}）}}',
  'event.train-bought': '{company}が{train}を{price}で購入',
  'event.trains-scrapped': '{train}をすべて廃棄：{companies}',

  'step.course': 'ゲームの進行',
  'step.operating': '運営ラウンド',
  'step.run': '{company} · 列車の運行',
  'step.stock': '{turn} · 株式ラウンド',
  'step.track': '{company} · 線路の敷設',
  'step.trains': '{company} · 列車の購入',
  'step.turn': '{company} · 運営',
  'step.turn-end': '{company} · 手番終了',
  'step.use': '{company} · {revenue}を配当か無配',

  'action.buyShare': '株を買う',
  'action.buyTrain': '列車を買う',
  'action.found': '鉄道を設立する',
  'action.layTile': 'タイルを敷く',
  'action.pass': 'パスする',
  'action.payOut': '配当か無配',
  'action.sellShares': '株を売る',

  'choice.buyShare': '{company}の株を{price}で買う',
  'choice.buyTrain': '{train}を{price}で買う{phaseIs, select, none {} other {（フェイズ{phase}が始まる）}}',
  'choice.found': '{company}を{price}で設立する（費用{cost}）',
  'choice.layTile': '{hex}に{tile}を敷く（{sides}）{costIs, select, 0 {} other {、{cost}}}',
  'choice.pass': 'パス',
  'choice.pass.stock': 'パス',
  'choice.pass.stock-sold': '手番を終える',
  'choice.pass.track': '何も敷かない',
  'choice.pass.trains': 'これ以上買わない',
  'choice.payOut':
    '{how, select, full {{revenue}を配当する、1株{each}} other {{revenue}を無配にする}}（株価は{newPrice}に）',
  'choice.sellShares': '{company}の株を{count}株、{amount}で売る',

  'help.buyShare':
    '銀行から株価で1株買い、自分の所持金で払います。会社には入りません。1社の株は1人3株までです（2人ゲームでは無制限）。',
  'help.buyTrain':
    '会社の資金だけで払います。残っている最も小さい種類だけが買え、1社が持てる列車は2台までです。',
  'help.found':
    '初期価格を選び、2株（2人ゲームでは3株）を買います。払った額が会社の資金になり、あなたが社長になります。',
  'help.layTile':
    '1手番に1枚、本拠地からつながる自社の線路に接するように敷きます。緑のタイルはフェイズ2からのアップグレードです。',
  'help.pass':
    'パスに費用はかからず、あとの手番でまた行動できます。全員が続けてパスすると株式ラウンドは終わります。',
  'help.payOut':
    '配当すると、プレイヤーの持つ1株につき収入の5分の1が入り、収入が株価以上なら株価が上がります。無配にすると全額が会社の資金になり、株価は下がります。',
  'help.sellShares':
    '1株ずつ株価で銀行に売り、そのたびに株価が1マス下がります。この株式ラウンドでは同じ会社の株を買えなくなります。',

  'refusal.vierhain-found-a': '{company}はすでに設立されています。株は1株ずつ買えます。',
  'refusal.vierhain-found-d': '{company}を{price}で設立するには{cost}必要ですが、所持金は{cash}です。',
  'refusal.vierhain-or-c':
    '今はできません。手番は線路、運行、収入の使い道、列車の順で、これは別のステップの行動です。',
  'refusal.vierhain-setup-a': 'フィーアハインは2～4人用です（指定：{players}人）。',
  'refusal.vierhain-track-b':
    '{tile}は{hex}に敷けません。黄色のタイルは空のヘクスに、都市のタイルは都市に、線路だけのタイルはそれ以外に敷きます。',
  'refusal.vierhain-track-c': '{hex}のタイルは{company}の線路につながりません。',
  'refusal.vierhain-track-e':
    '{edgeIs, select, none {{hex}の線路がマップの外に出てしまいます。} other {{hex}の線路がマップの外に出てしまいます（{edge}）。}}',
  'refusal.vierhain-track-f': '{hex}の丘には{cost}かかりますが、{company}の資金は{cash}です。',
  'refusal.vierhain-track-g':
    '{phaseIs, select, 1 {緑のタイルを敷けるのはフェイズ2からです。今はフェイズ1です。} other {{tile}は{hex}に敷けません。緑のタイルは黄色のタイルの上に敷き、元の出口を残して1つ加えます。都市は都市のままです。}}',
  'refusal.vierhain-track-i': 'ミットマルクトに敷けるのはタイルMだけで、Mはほかの場所に敷けません。',
  'refusal.vierhain-track-j': '{hex}は{company}の路線網になく、新しい出口の側にも路線が届いていません。',
  'refusal.vierhain-track-k': '{hex}にはもう敷けません。緑のタイルと盤外都市はそのままです。',
  'refusal.vierhain-trade-a': '{company}はまだ設立されていません。',
  'refusal.vierhain-trade-b':
    '{leftIs, select, 0 {銀行に{company}の株は残っていません。} other {{company}の株は{price}ですが、所持金は{cash}です。}}',
  'refusal.vierhain-trade-c': '{company}の株は1人{most}株までです。',
  'refusal.vierhain-trade-d': '{company}の株を{count}株は売れません。持っているのは{held}株です。',
  'refusal.vierhain-trade-e': '{company}はまだ一度も運営していないため、株を売れません。',
  'refusal.vierhain-trade-f': 'この株式ラウンドで{company}の株を売ったため、今は買えません。',
  'refusal.vierhain-trade-g': 'プレイヤーが持つ{company}の最後の1株は売れません。',
  'refusal.vierhain-train-b': '{train}は今買えません。買えるのは{onSale}です。',
  'refusal.vierhain-train-c': '{company}はすでに列車を{limit}台持っていて、手放すことはできません。',
  'refusal.vierhain-train-d': '{train}は{price}ですが、{company}の資金は{cash}です。誰も補填できません。',
}
