import type { Catalogue } from '@stellwerk/texts'

/** できない理由（ルール別）と、できること。 */
export const refusals: Catalogue = {
  'refusal.1854-setup-a': '1854は3～6人用です（指定：{players}人）。',
  'refusal.1854-general-a': '今は{turn}の手番です。手番外でできるのは、上回られた入札の取り下げだけです。',

  'refusal.1854-auction-b': '{private}はもう販売されていません。入札できるのは売れていない個人会社です。',
  'refusal.1854-auction-c':
    '{private}は列の先頭なので、価格どおりに購入します。入札できるのはほかの個人会社です。',
  'refusal.1854-auction-d': '{private}への{bid}の入札は低すぎます。次の入札は{min}以上です。',
  'refusal.1854-auction-f': '{private}に{price}は支払えません。ほかの入札に使っていないお金は{free}です。',
  'refusal.1854-auction-h': '{private}には取り下げられる入札がありません。決選入札では撤退を選びます。',
  'refusal.1854-auction-i':
    '{private}の入札を取り下げたので、このオークションラウンドでは再び入札できません。',
  'refusal.1854-auction-j': '{private}への最高額の入札は取り下げられません。',
  'refusal.1854-auction-m':
    '{private}の決選入札では最低額の入札者が決めます。{asked}が引き上げるか撤退します。',

  'refusal.1854-privates-d': '{company}は売却できません。閉鎖まで所有者のものです。',
  'refusal.1854-privates-e': '{mountain}の能力は所有者の会社だけが使えます。{company}は使えません。',
  'refusal.1854-privates-h':
    'Außerfernbahnの能力は、費用のかかる山ヘクスの最初のタイルにだけ使えます。{hex}は該当しません。',
  'refusal.1854-privates-m': '{mountain}は閉鎖され、能力は使えません。',
  'refusal.1854-privates-o': '{mountain}の能力は使用済みです。1ゲームに1回だけです。',

  'refusal.1854-locals-b': '{company}は売却できません。ローカル鉄道は合併まで所有者のものです。',
  'refusal.1854-locals-d':
    '{hex}は別のマップにあります。{company}は{map, select, region {小マップ} other {オーストリアのマップ}}でだけ活動します。',
  'refusal.1854-locals-h':
    '列車は{price}、{company}の資金は{treasury}です。ローカル鉄道の所有者は補填できません。',

  'refusal.1854-locals-j': 'ローカル鉄道は郵便契約を持てません。今できること：{possible}。',
  'refusal.1854-locals-k': 'ローカル鉄道の収入は常に折半され、半分は所有者、半分は会社の資金になります。',

  'refusal.1854-merge-a':
    '{local}と{with}は合併できません。合併は異なるローカル鉄道2社で行います。残りは{locals}です。',
  'refusal.1854-merge-b': '合併は運営ラウンドの最初か最後にだけ行います。今できること：{possible}。',
  'refusal.1854-merge-d': '{ag}は使用済みです。空いているのは{free}です。',

  'refusal.1854-local-ags-e':
    '{companyIs, select, none {ローカルAGはまず本拠地トークンを置かなければなりません。今できること：{possible}。} other {{company}は{hex}ではなく、{hexes}から始めます。}}',
  'refusal.1854-local-ags-f':
    '{hex}にはまだ置き場がありません。{company}は線路をすべて残す向きでタイル{tiles}を敷きます。',
  'refusal.1854-local-ags-g':
    '{hex}では新しいタイルなしで都市の空きに置きます。空きがなければ、もう一方の本拠地を選びます。',
  'refusal.1854-local-ags-j':
    '{company}はローカルAGなので、廃車プールか他のローカルAGの修理済み列車だけを持てます。この{train}は購入できません。',
  'refusal.1854-local-ags-k':
    '{faceIs, select, none {廃車プールに{train}はありません。あるのは：{trains}。} other {修理済みの{train}は{price}ではなく{face}です。}}',
  'refusal.1854-local-ags-m': '{company}は列車上限の{limit}に達しています。',
  'refusal.1854-local-ags-n':
    '{lowestIs, select, none {{company}には路線があり、列車が必要です。{train}は{price}です。} other {社長が補填する場合は、{train}ではなく廃車プールで最も低い種類の{lowest}でなければなりません。}}',
  'refusal.1854-local-ags-r': '{company}のもう1枚の株券を持つ人がほかにいないため、社長は売却できません。',
  'refusal.1854-local-ags-s': '{company}にはまだ本拠地トークンがなく、それまで何も敷設できません。',

  'refusal.1854-sell-a':
    '{company}の株券{count, plural, other {#枚}}は売却できません。売却できるのは{held}枚までで、1枚以上を売却します。',
  'refusal.1854-sell-e': '{company}の社長株は売却できません。',
  'refusal.1854-sell-f': '最初のSRでは売却できません。2回目のSRから可能です。',
  'refusal.1854-sell-h': '{company}の株券は、社長株が購入された後で売却できます。',
  'refusal.1854-sell-i':
    '{company}を引き継げる人がいないため、社長は{keep}%以上を保有します。この売却では{left}%になります。',

  'refusal.1854-buy-a':
    '{directorIs, select, none {{from}には{company}の購入できる株券がありません。} other {{company}の社長株はすでに{director}のものです。}}',
  'refusal.1854-buy-e': '{company}で最初に購入するのは社長株でなければなりません。',
  'refusal.1854-buy-f': '{price}は初期価格にできません。可能なのは{prices}です。',
  'refusal.1854-buy-g': '大会社の株券は、個人会社がすべて売れた後で販売されます。今できること：{possible}。',
  'refusal.1854-buy-h': 'このSRで{company}の株券を売却したため、次のSRまで購入できません。',
  'refusal.1854-buy-i': '株券の上限{limit}に対し{held}枚あり、{company}をもう1枚購入すると超えます。',
  'refusal.1854-buy-j': '株式分割後の{company}は60%までしか持てません。{percent}%になります。',
  'refusal.1854-buy-k': '所持金が足りません。価格は{price}、所持金は{cash}です。',
  'refusal.1854-buy-l': '{company}の分割株は次のSRから購入できます。',
  'refusal.1854-buy-m':
    '{company}のオプションが未完了です。購入できるのはその残額{price}だけです。または先に株券を売却します。',
  'refusal.1854-stock-g': '株券{held}枚は上限{limit}を超えています。先に売却しなければなりません。',

  'refusal.1854-option-f': '{company}のオプションがすでにあり、マーカーを2つとも使っています。',
  'refusal.1854-option-g': '残額を支払うオプションがありません。',
  'refusal.1854-option-h':
    'このSRで{company}の株券を売却したため、このテーブルの解釈ではオプションの残額を支払えません。',
  'refusal.1854-option-j':
    '売却する{companyIs, select, none {} other {{company}の}}オプション株券がありません。',
  'refusal.1854-option-k': '{company}のオプションはこのSRで購入したため、次のSRから売却できます。',
  'refusal.1854-option-l': '{company}にはオプションを使えません。対象は、社長株が売れた大会社の20%株券です。',

  'refusal.1854-or-turn-a':
    '手番のステップは順番が決まっており、それは今できません。今できること：{possible}。',
  'refusal.1854-or-turn-c': 'まず本拠地トークンを置きます。今できること：{possible}。',
  'refusal.1854-or-turn-d': '{company}は{price}を支払えません。資金は{cash}で、補填はできません。',
  'refusal.1854-mail-c': '{size, select, small {小型} other {大型}}の郵便契約は売り切れです。',
  'refusal.1854-mail-d': '{company}はすでに郵便契約を持っています。1社に1つまでです。',

  'refusal.1854-track-b': '{company}はこの手番のタイルを敷設済みです。トンネルはまだ可能かもしれません。',
  'refusal.1854-track-c':
    '{hex}にはまず黄色タイルを敷きます。{tile}は{colour, select, yellow {黄色} green {緑} brown {茶色} other {灰色}}です。',
  'refusal.1854-track-d':
    '{hex}にタイルは敷けません。濃灰色のヘクスはトンネルだけで、赤とほかの灰色のヘクスは印刷のままです。',
  'refusal.1854-track-e': '{hex}は町です。小駅1つのタイルだけが合い、{tile}は合いません。',
  'refusal.1854-track-f': '{hex}には町が2つあります。小駅2つのタイルだけが合い、{tile}は合いません。',
  'refusal.1854-track-g': '{hex}は都市です。トークンの置き場があるタイルだけが合い、{tile}は合いません。',
  'refusal.1854-track-h': '{hex}には駅がありません。駅のないタイルだけが合い、{tile}は合いません。',
  'refusal.1854-track-i': '{hex}の建設費は{cost}、{company}の資金は{cash}です。',
  'refusal.1854-track-j':
    '{hex}のタイル{tile}は{company}の路線網につながりません。到達できる線路に接する必要があります。',
  'refusal.1854-track-k': '{company}は最初のタイルを本拠地{hex}に敷かなければなりません。',
  'refusal.1854-track-l':
    '{hex}のタイル{tile}は{edge}側で{against, select, red_hex {線路のない赤ヘクスに} other {マップの外に}}出てしまいます。',
  'refusal.1854-track-m': '{hex}のタイル{tile}は{edge}側で、その辺に線路のない灰色ヘクスに出てしまいます。',
  'refusal.1854-track-o': '{hex}のタイルには必ずWienへの線路（{edge}側）が必要です。',
  'refusal.1854-track-p': 'タイル{tile}は残っていません。',
  'refusal.1854-upgrade-a':
    '{hex}に今タイル{tile}は敷けません。色は順番どおりで、緑はフェイズ3、茶はフェイズ5、灰はフェイズ7からです。',
  'refusal.1854-upgrade-b': '{company}は{hex}の線路に到達できないため、アップグレードできません。',
  'refusal.1854-upgrade-c': 'この向きのタイル{tile}では{hex}の線路がすべては残りません。',
  'refusal.1854-upgrade-d': 'タイルの駅が{hex}の駅と合いません。',
  'refusal.1854-upgrade-e': '{hex}の町2つは都市になります。{tile}ではなくタイル14・15・619のいずれかです。',
  'refusal.1854-upgrade-f': 'W印のタイルはWien専用で、Wienはそれだけを使います。{hex}には合いません。',
  'refusal.1854-upgrade-g': '{hex}は{tile}ではなく、タイル{tiles}にだけなれます。',
  'refusal.1854-upgrade-k': '{hex}の{edge}側にトンネルの出口があり、新しいタイルはそこに線路を持てません。',
  'refusal.1854-upgrade-l':
    'この向きのタイル{tile}は{hex}の駅を結合し、{companies}の場所が必要ですが、置き場は{circles, plural, other {#つ}}です。',

  'refusal.1854-tunnel-a': '{company}はこの手番のトンネルを建設済みです。',
  'refusal.1854-tunnel-b': '{tunnel, select, straight {直線} other {曲線}}のトンネルは残っていません。',
  'refusal.1854-tunnel-c':
    '{hex}にトンネルは造れません。{because, select, city {都市がある} other {赤ヘクスである}}ためです。',
  'refusal.1854-tunnel-d': 'トンネルの出口が、{hex}の線路のある{edge}側になってしまいます。',
  'refusal.1854-tunnel-e':
    '{hex}のトンネルは、{company}が到達でき、そのヘクスに入る線路の続きでなければなりません。',
  'refusal.1854-tunnel-f':
    '{because, select, third {{hex}にはすでにトンネルが2本あります。} crossing {{hex}の2本のトンネルは交差できません。} other {{hex}の2本のトンネルは同じ辺を使えません。}}',
  'refusal.1854-tunnel-g':
    'トンネルの出口が{hex}の{edge}側、{against, select, map_edge {マップの端} other {線路のない隣のヘクス}}に出てしまいます。',
  'refusal.1854-tunnel-l': 'トンネルは{cost}、{company}の資金は{cash}で、補填はできません。',
  'refusal.1854-tunnel-m': '{hex}の{edge}側にトンネルの出口があり、タイルはそこに線路を持てません。',
  'refusal.1854-tunnel-n': '{hex}の{edge}側はWienへの線路のために空けておきます。',

  'refusal.1854-token-b': '{company}の次の駅トークンは{cost}、資金は{cash}です。',
  'refusal.1854-token-c': '{company}は{hex}のこの駅に到達できません。',
  'refusal.1854-token-d': '{company}は{hex}にすでに駅トークンがあります。各都市に1つまでです。',
  'refusal.1854-token-e':
    '{because, select, all_used {{company}の駅トークン{markers}個はすべてマップ上にあります。} occupied {{hex}の置き場はすべて埋まっています：{companies}。} other {{hex}には置き場がありません。駅トークンは都市にだけ置けます。}}',
  'refusal.1854-token-f': '{hex}の空きは{companies}の本拠地用です。',
  'refusal.1854-token-g':
    '{hex}には、ローカルAG3社がすべて活動するまで、その本拠地だけを置けます。未活動：{companies}。',

  'refusal.1854-run-a':
    '{company}にはこの運行に使える列車がありません：{train}。1台の列車は1路線を走ります。',
  'refusal.1854-run-b':
    '路線{route}は成立しません。2か所以上の異なる停車地を線路で結び、停車地で終わる必要があります。',
  'refusal.1854-run-c': '路線{route}には自社の駅トークンのある停車地がありません。1か所は必要です。',
  'refusal.1854-run-d': '路線{route}は、他社の駅トークンで埋まった都市を通過しています。',
  'refusal.1854-run-e': '路線{route}の停車地が多すぎます。{train}は{range}か所までです。',
  'refusal.1854-run-f':
    '路線{route}の大駅が多すぎます。{train}は大駅{range}か所まで、小駅はいくつでも停車できます。',
  'refusal.1854-run-g': '{train}は路線上のすべての停車地に停車します。通過できるのは80xだけです。',
  'refusal.1854-run-h': '80xの停車は{range}か所までで、路線{route}の両端と自社の駅トークンに停車します。',
  'refusal.1854-run-i': '路線{route}は同じ場所を2回訪れています。',
  'refusal.1854-run-j': '路線{route}は盤外都市を通過しています。盤外都市は路線の終点です。',
  'refusal.1854-run-k': 'ParisとKonstantinopelは80x専用で、路線の終点にだけ使えます：{route}。',
  'refusal.1854-run-l': '路線{route}は同じ線路を2回使っています。',
  'refusal.1854-run-n': '{train}の路線{route}は{other}と同じ線路を使っています。',
  'refusal.1854-run-o':
    '{company}は{train}を運行できません。大会社とローカルAGは通常列車、ローカル鉄道はプラス列車を運行します。',
  'refusal.1854-run-q': 'この運行は{total}ですが、{company}は{best}を得なければなりません：{runs}。',
  'refusal.1854-dividend-e': '{company}には配当する収入がありません。無配と同じく株価が下がります。',

  'refusal.1854-trains-c': '{company}には路線があり、列車が必要です。{train}は{price}です。',
  'refusal.1854-trains-e':
    '{faceIs, select, none {銀行は今{train}を販売していません。販売中：{trains}。} other {{train}は{price}ではなく{face}です。}}',
  'refusal.1854-trains-f':
    '{faceIs, select, none {{train}は、前のプラス列車が売り切れた後、フェイズ3から販売されます。販売中：{trains}。} other {{train}は{price}ではなく{face}です。}}',
  'refusal.1854-trains-g':
    '{faceIs, select, none {列車プールに{train}はありません。あるのは：{trains}。} other {{train}は{price}ではなく{face}です。}}',
  'refusal.1854-trains-j': '{company}は列車上限の{limit}に達しています。',
  'refusal.1854-trains-k':
    '{company}は上限に達しているため、この購入で列車を1台、列車プールへ手放さなければなりません：{trains}。',
  'refusal.1854-trains-l':
    '{companyIs, select, none {列車を任意に手放すことはできません。今できること：{possible}。} other {{company}は上限に達していないため、列車を手放しません。}}',
  'refusal.1854-trade-a': '会社間の列車売買はフェイズ3からです。今はフェイズ{phase}です。',
  'refusal.1854-trade-b':
    '{minIs, select, none {{from}にはこの会社に売れる{train}がありません。} other {列車の売買価格は{min}以上です。}}',
  'refusal.1854-trade-d': 'ローカルAGは互いの間でだけ列車を売買します。{company}と{from}はできません。',
  'refusal.1854-trade-e':
    '{limitIs, select, none {列車は{price}、{company}の資金は{cash}です。} other {{company}は列車上限の{limit}に達しています。}}',
  'refusal.1854-scrap-a': '廃車プールはローカルAG専用です。{company}はそこで{train}を購入できません。',
  'refusal.1854-scrap-c': '{company}には手放せる{train}がありません。所有：{trains}。',

  'refusal.1854-emergency-a':
    '列車は{price}、{company}の資金は{treasury}です。社長が補填できるのは、列車が必要で、最も安い列車も支払えない場合だけです。',
  'refusal.1854-emergency-c': '社長が補填する場合、{train}は{price}ではなく{most}までです。',
  'refusal.1854-emergency-e':
    '{company}の株券は{count}枚より少なくても不足額{missing}に足ります。必要以上には売却できません。',
  'refusal.1854-emergency-f':
    '強制売却で社長が交代してはいけません。この売却では{director}が{company}を引き継ぐことになります。',
  'refusal.1854-emergency-g':
    '列車は{price}ですが、{company}の資金と所持金と売却をあわせても{means}までです。',
  'refusal.1854-emergency-h':
    'この列車は{price}で、{company}のために用意できる{means}を超えます。より安い列車なら支払えます。',
  'refusal.1854-emergency-k':
    'この売却の後では不足額{missing}を用意できません。用意できるのは{raisable}だけになります。',
}
