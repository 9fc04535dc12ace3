import type { Catalogue } from '@stellwerk/texts'

/** What is first told once a board is there: what happens, and what actions are for. */
export const later: Catalogue = {
  'event.auction-opened': '{player}が{item}をオークションにかけ、{bid}を入札',
  'event.auction-won': '{player}が{item}を{price}で落札',
  'event.bid-made': '{player}が{item}に{bid}を入札',
  'event.concession-active': '{railway}の許可証が有効になり、次のオークションラウンドでオークション可能',
  'event.concession-gone': '{railway}の許可証をゲームから除外',
  'event.concession-returned': '{player}が{railway}の許可証を銀行に返却（鉄道会社は未設立）',
  'event.diesels-on-sale': 'ディーゼル列車の販売開始',
  'event.director-changed':
    '{toIs, select, none {{company}の社長は不在に} other {{to}が{company}の社長に就任}}',
  'event.game-over': 'ゲーム終了：{standings}',
  'event.insolvent':
    '{company}が破産（{because, select, train {最初の列車を購入できず} other {維持費を支払えず}}）',
  'event.item-bought': '{player}が{item}を{price}で購入',
  'event.last-round': '{company}の株価が{price}に到達。このORの終了時にゲーム終了',
  'event.left-receivership': '{company}が管財を脱し、{player}が経営',
  'event.lot-drawn': '同額の路線のため抽選：{of}通りのうち{drawn}番',
  'event.machine-bought': '{operation}が機械{size}を{price}で購入：{mines}',
  'event.marker-placed':
    '{railway}が{hex}に{costIs, select, 0 {本拠地トークンを配置} other {駅トークンを{cost}で配置}}',
  'event.marker-removed': '{hex}にある{railway}の裏向き駅トークンを交換',
  'event.marker-turned': '{hex}にある{railway}の駅トークンが{active, select, true {表向き} other {裏向き}}に',
  'event.mhe-paid': 'MHEが1株につき{perShare}を配当',
  'event.mhe-train': 'MHEが{size}列車を獲得',
  'event.mine-closed': '{mine}を{forced, select, true {強制} other {}}閉鎖',
  'event.mine-connected': '{mine}が国営路線に接続',
  'event.mine-moved': '{to}が{from}から{mine}を{price}で購入',
  'event.mine-opened': '{company}が{mine}を再開',
  'event.money.closing': '{to}が{from}の資金{amount}を受け取り',
  'event.money.concession-route': '{from}が許可路線に{amount}を支払い',
  'event.money.dividend': '{to}が配当{amount}を受け取り',
  'event.money.insolvency':
    '{toIs, select, bank {{from}の資金{amount}は没収} other {{to}がバンクプールの株式の代金{amount}を受け取り}}',
  'event.money.maintenance': '{from}が資金から維持費{amount}を支払い',
  'event.money.merger': '{from}の資金{amount}が{to}へ移動',
  'event.money.position': '{to}の所持金は{amount}',
  'event.money.profit': '{to}が収益{amount}を受け取り',
  'event.money.repaid': '銀行が{to}個人に建設費{amount}を払い戻し',
  'event.money.shares':
    '{fromIs, select, bank {{to}が株式の代金{amount}を受け取り} other {{from}が{to}に株式の代金{amount}を支払い}}',
  'event.money.start-cash': '{to}の初期資金は{amount}',
  'event.money.station': '{from}が交換した駅トークンの代金{amount}を{to}に支払い',
  'event.offer': '{from}から{to}への申し出：{deal}',
  'event.offer-accepted': '{to}が{from}の申し出を承諾',
  'event.offer-declined': '{to}が{from}の申し出を辞退',
  'event.offer-withdrawn': '{from}が{to}への申し出を取り下げ',
  'event.option-lapsed': '{player}が持つ{company}の優先購入権は失効',
  'event.option-used': '{player}が{company}の優先購入権を行使（{count, plural, other {#株}}）',
  'event.order-set': '新しい手番順：{order}',
  'event.paid-out':
    '{company}は{how, select, full {収益{profit}を全配} half {収益{profit}を半配} other {{profitIs, select, 0 {収益なし} other {収益{profit}を無配}}}}',
  'event.passed': '{player}がパス',
  'event.phase-began': 'フェイズ{phase}開始。{note}',
  'event.premium-bid': '{player}が上乗せ額{bid}を入札',
  'event.premium-fell': '全員パス。上乗せ額は{premium}に低下',
  'event.premium-set': '上乗せ額は{premium}から開始。手番順：{order}',
  'event.price-moved': '{company}の株価が{from}から{to}に{direction, select, up {上昇} other {下落}}',
  'event.price-wished': '{to}は{price}なら承諾',
  'event.produced':
    '{operation}の収入は{income}{maintenanceIs, select, 0 {} other {、維持費{maintenance}}}{halfIs, select, none {} other {。所有者と鉱山の資金に{half}ずつ}}',
  'event.public-mine-formed': '{player}が{mines}から{company}を株価{price}で設立',
  'event.railway-floated': '{railway}が資金{treasury}で開業。残りの株式はバンクプールへ',
  'event.railway-founded': '{player}が{railway}を初期価格{price}で設立',
  'event.ran':
    '{railway}は{count, plural, =0 {運行なし} other {#路線を運行}}：収入{revenue}{maintenanceIs, select, 0 {} other {、維持費{maintenance}}}',
  'event.recapitalised': '{company}を再建：費用{costs}、銀行の補填{grant}、以後は{denomination}%株',
  'event.round-started':
    '{round, select, start {取引ラウンド{number}：初期オークション} auction {取引ラウンド{number}：オークションラウンド} stock {取引ラウンド{number}：株式ラウンド} other {運営ラウンド{set}.{number}（{of}回中{number}回目）}}',
  'event.route-built': '{railway}が許可路線を敷設',
  'event.shares-issued': '{company}が新株{count, plural, other {#株}}を発行。1株は{denomination}%に',
  'event.shares-moved':
    '{reason, select, purchase {{to}が{from}から{company}の株式{count, plural, other {#株}}を購入} sale {{from}が{company}の株式{count, plural, other {#株}}を売却} founding {{to}が{company}の株式{count, plural, other {#株}}を獲得} other {{company}の株式{count, plural, other {#株}}が{from}から{to}へ移動}}',
  'event.switcher-bought': '{operation}が{from}から入換機{size}を{price}で購入',
  'event.switcher-scrapped': '{operation}が入換機{size}を廃棄',
  'event.switchers-assigned': '{company}が入換機を配置：{sizes}',
  'event.tile-laid':
    '{operation}が{hex}にタイル{tile}を敷設{costIs, select, 0 {} other {（{cost}）}}{replacedIs, select, none {} other {、タイル{replaced}と交換}}',
  'event.tile-reserved': '{hex}にタイル{tile}を{railway}の許可路線用として確保',
  'event.train-bought': '{railway}が{from}から{train}を{price}で購入',
  'event.train-scrapped': '{railway}が{train}を廃棄',

  'help.accept': '申し出どおりに取引が成立し、すぐに実行されます。',
  'help.assignSwitchers':
    '生産の前に、会社の入換機をすべて鉱山に1台ずつ配置します。国営路線に接続した鉱山でだけ収入になります。',
  'help.bid': '入札は最高額より10マルク以上高くします。パスすると、このオークションには戻れません。',
  'help.bidPremium':
    '最高額が初期オークションの全価格への上乗せ額になります。それ自体は支払いませんが、落札者が最初に購入します。',
  'help.buildStation':
    'ORごとに1つ。空きなら100マルク、他社の裏向き駅トークンとの交換ならその会社に50マルクです。自社の駅トークンから到達できる必要があります。',
  'help.buyItem':
    '価格は最低価格に上乗せ額を加えたものです。全員が続けてパスすると、上乗せ額が10マルク下がります。',
  'help.buyMachine':
    '新しい機械は今のものより大きくなければなりません。公開鉱山会社では、機械nで小さい機械をn台まで入れ替えられます。',
  'help.buyMine':
    '公開鉱山会社はORごとに鉱山を1つ購入できます。所有者からは1マルクから額面の2倍まで、閉鎖鉱山は銀行から額面です。',
  'help.buyShare':
    'バンクプールかIPOから、現在の株価で1株を購入します。このSRで売却した会社の株式は購入できません。',
  'help.buySwitcher':
    '銀行は1つのサイズの入換機を販売します。他社からは1マルクから額面の2倍までで、維持費がかかる場合はどちらかが支払います。',
  'help.buyTrain':
    '銀行は束の一番上の列車を販売します。他の鉄道会社からは1マルクから額面の2倍までです。最初のORでは必ず列車を購入します。',
  'help.closeMine':
    '所有者は鉱山の資金をすべて受け取り、鉱山を手放します。再開できるのは公開鉱山会社だけです。',
  'help.decline': 'このステップでは同じ申し出は繰り返せません。条件を変えた申し出は可能です。',
  'help.formPublicMine':
    '営業中の個人鉱山2つを合併し、所有者は1つにつき50%株を1枚得ます。資金と入換機は会社のものになります。',
  'help.foundRailway':
    '許可証の所有者が初期価格を決め、1株か2株を購入します。3株目が購入されると開業し、初期価格の5倍を受け取ります。',
  'help.issueShares':
    '新株はIPOに置かれ、購入されると代金が会社に入ります。株価は変わらず、1株の割合が下がります。',
  'help.layTile':
    '新しい線路はすべて到達できる必要があります。最初のタイルは丘で50マルク、高地で100マルク、山地で150マルクです。',
  'help.openAuction': '最初の入札は100マルク以上です。残りが1人になるまで順に入札します。',
  'help.pass':
    'パスに費用はかかりません。2回目以降のオークションラウンドでは、一度パスした品には戻れません。',
  'help.payOut':
    '無配なら株価は1段階下がります。配当総額が株価の1倍・2倍・3倍以上なら、同じ段階数だけ上がります。',
  'help.run':
    'サイズnの列車は、つながったn路線まで運行します。許可路線を含め、できるだけ多くの路線を運行する必要があります。',
  'help.scrapSwitcher': '廃棄は無料で、維持費を減らせます。入換機はゲームから除外されます。',
  'help.scrapTrain': '廃棄は無料で、維持費を減らせます。最後の列車は残さなければなりません。',
  'help.sellShares': '銀行は1株ごとに現在の株価を支払います。その後、株価は1株につき1段階下がります。',
  'help.useOption':
    '管財下の会社の株式を一度に20%から40%購入します。会社は管財を脱し、購入者が社長になります。',
  'help.withdraw': '返答の前に申し出を取り下げます。',
}
