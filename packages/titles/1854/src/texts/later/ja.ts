import type { Catalogue } from '@stellwerk/texts'

/** What is first told once a board is there: what happens, and what actions are for. */
export const later: Catalogue = {
  'event.bank-broke':
    '銀行が破綻。{when, select, operating_round {このORのセット} other {次のORのセット}}でゲーム終了',
  'event.bankrupt': '{player}は{company}の列車の代金を支払えず破産',
  'event.bid-dropped': '{player}が{private}の入札を取り下げ',
  'event.bid-made': '{player}が{private}に{bid}を入札',
  'event.certificates-moved':
    '{reason, select, purchase {{to}が{from}から{company}の株券を購入} sale {{from}が{company}の株券{count, plural, other {#枚}}を売却} private {{to}が山岳鉄道とともに{company}の株券を獲得} exchange {{from}が社長株と引き換えに{company}の株券{count, plural, other {#枚}}を{to}に渡す} merger {{to}が{company}のもう1枚の株券を獲得} other {{from}の{company}のオプションは期限切れのため株券を売却}}',
  'event.contract-bought': '{company}が{size, select, small {小型} other {大型}}の郵便契約を{price}で購入',
  'event.director-changed': '{player}が{company}の社長に就任',
  'event.emergency-begun': '{player}は{company}の列車のために{missing}を補う必要あり',
  'event.floated': '{company}が資金{treasury}で開業',
  'event.game-over': 'ゲーム終了：{standings}',
  'event.income-paid': '{player}が{mountain}から{amount}を受け取り',
  'event.mail-paid': '{company}が郵便収入{amount}を受け取り',
  'event.marker-placed':
    '{company}が{hex}に{home, select, true {本拠地トークンを配置} other {駅トークンを{cost}で配置}}',
  'event.merged': '{locals}が{forced, select, true {強制} other {}}合併し{ag}に。社長は{director}',
  'event.money.certificates':
    '{fromIs, select, bank {{to}が株券の代金{amount}を受け取り} other {{from}が{to}に株券の代金{amount}を支払い}}',
  'event.money.dividend': '{to}が配当{amount}を受け取り',
  'event.money.emergency': '{from}が{to}の資金に{amount}を補填',
  'event.money.local-railway': '銀行が{to}の資金として{amount}を支払い',
  'event.money.merger': '{from}の資金{amount}が{to}へ移動',
  'event.money.option': '{to}がオプションの代金{amount}を受け取り',
  'event.money.position': '{to}の所持金は{amount}',
  'event.money.split': '{to}が株式分割の補償{amount}を受け取り',
  'event.money.start-cash': '{to}の初期資金は{amount}',
  'event.mountain-closed':
    '{mountain}を閉鎖（{because, select, phase {最初の5列車が売れたため} other {対象の会社が列車を運行したため}}）',
  'event.no-home': '{company}は本拠地トークンを置けず、次の手番に再び試みる',
  'event.offer': '{player}から{partner}への申し出：{deal}',
  'event.offer-accepted': '{partner}が{player}の申し出を承諾',
  'event.offer-declined': '{partner}が{player}の申し出を辞退',
  'event.offer-withdrawn': '{player}が{partner}への申し出を取り下げ',
  'event.option-bought': '{company}のオプション：{player}は半額の{price}を支払い済み',
  'event.option-completed': '{player}が{company}のオプションの残額{price}を支払い',
  'event.option-ended': '株式分割により{player}の{company}のオプションは終了。残額の支払いは不要',
  'event.option-sold':
    '{player}がオプションマーカーを回収。{company}のオプションは{overdue, select, true {期限切れ} other {売却済み}}',
  'event.paid-out':
    '{company}は{how, select, full {{revenue}を全配} half {{revenueIs, select, 0 {収入なし} other {収入を折半：所有者と資金に{amount}ずつ}}} other {{revenueIs, select, 0 {収入なし} other {{revenue}を無配}}}}',
  'event.passed': '{player}が{companyIs, select, none {} other {{company}について}}パス',
  'event.phase-began': 'フェイズ{phase}開始。{note}',
  'event.power-used': '{company}が{mountain}の能力を使用',
  'event.price-moved': '{company}の株価が{from}から{to}に{direction, select, up {上昇} other {下落}}',
  'event.price-wished': '{partner}は{price}なら承諾',
  'event.priority-moved': '優先権カードは{player}へ',
  'event.private-bought': '{player}が{private}を{price}で購入',
  'event.private-gone': '{private}は販売終了',
  'event.private-price-fell': '全員パス。{private}の価格は{price}に低下',
  'event.ran': '{company}は{count, plural, =0 {運行なし} other {列車#台を運行}}：収入{revenue}',
  'event.round-started':
    '{round, select, auction {オークションラウンド{number}} stock {株式ラウンド{number}} other {{setIs, select, none {オークション中の運営ラウンド} other {運営ラウンド{set}.{number}（{of}回中{number}回目）}}}}',
  'event.run-off-begun': '{private}の決選入札：{players}',
  'event.seats-drawn': '席順：{order}',
  'event.small-map-cleared': 'ローカル鉄道はすべて合併。小マップはゲームから除外',
  'event.split': '{company}が{price}で株式分割。株券の割合は半分になり、新しい5枚が分割株置き場へ',
  'event.tile-laid':
    '{company}が{hex}にタイル{tile}を敷設{costIs, select, 0 {} other {（{cost}）}}{replacedIs, select, none {} other {、タイル{replaced}と交換}}',
  'event.train-bought': '{company}が{seller}から{train}を{price}で購入',
  'event.train-given-up': '{company}が{train}を列車プールへ手放す',
  'event.trains-gone':
    '{count, plural, one {{train}} other {{train}#台}}をゲームから除外{because, select, lone_train {（銀行に残った最後の1台）} repaired_train {（修理済み4列車の使用開始）} other {}}',
  'event.trains-scrapped': '{train}をすべて廃棄{companiesIs, select, none {} other {：{companies}}}',
  'event.tunnel-built': '{company}が{hex}にトンネルを{cost}で建設',

  'help.accept': '申し出どおりに取引が成立し、すぐに実行されます。',
  'help.bid':
    '入札は額面または最高額より5グルデン以上高くします。個人会社が売れるか入札を取り下げるまで、その金額は使えません。',
  'help.buildStation':
    '手番ごとに1つ、到達できる都市の空きに置きます。2つ目の駅トークンは40グルデン、以後は100グルデンです。本拠地用の空きには置けません。',
  'help.buildTunnel':
    'タイルとは別に、手番ごとに1本を100グルデンで建設します。ヘクスの2辺を停車なしで結び、都市の下には造れません。',
  'help.buyContract':
    '会社は郵便契約を1つ持てます。手番の最初に収入があり、フェイズが進むと増え、ゲーム終了まで残ります。',
  'help.buyDirector':
    '購入者が10%の初期価格を決め、その4倍を支払います。半分がプレイヤーの手に渡ると開業し、初期価格の10倍を受け取ります。',
  'help.buyOption':
    '20%の株券の半分を10%の価格で今支払います。同じ額をもう一度支払うまで10%として数えます。期限は次のSRの最初の購入です。',
  'help.buyPrivate': '先頭の個人会社を額面で購入します。続いて次の個人会社が、入札していた人に売られます。',
  'help.buyShare': '手番ごとに株券1枚。IPOからは初期価格、バンクプールと分割株置き場からは現在の株価です。',
  'help.buyTrain':
    '銀行とプールからは額面です。フェイズ3からは他社と合意した価格でも購入できます。路線のある株式会社は、運行できる列車を持たなければなりません。',
  'help.chooseCharter': '番号の小さいローカル鉄道の所有者が新しいローカルAGの社長になり、会社を選びます。',
  'help.completeOption': 'オプション株券の残り半分を記録した価格で支払います。これがこの手番の購入です。',
  'help.decline': 'このステップでは同じ申し出は繰り返せません。条件を変えた申し出は可能です。',
  'help.dropBid':
    '上回られた入札はいつでも取り下げられ、お金はすぐ使えます。ただし、このオークションラウンドではその会社に再び入札できません。',
  'help.dropOut': '入札したお金は使えるようになりますが、この決選入札には戻れません。',
  'help.giveUpTrain': '上限を超えた列車は補償なしで列車プールに移ります。どれにするかは社長が選びます。',
  'help.layTile':
    '手番ごとに1枚、新しいタイルかアップグレードを、自社の路線網につながるように敷設します。山と川では最初のタイルに表示の費用がかかります。',
  'help.merge':
    '所有者どうしが合意すると、ローカル鉄道2社がローカルAGになります。株価は67グルデンから始まり、資金は引き継ぎますが列車は引き継ぎません。',
  'help.pass': 'パスに費用はかかりません。SRとオークションでは、次の手番にまた行動できます。',
  'help.payOut':
    '全配では各プレイヤーが持株に応じて受け取り、株価は右へ動きます。無配では会社の資金になり、株価は左へ動きます。',
  'help.placeHome':
    'ローカルAGはSteyrかSankt Pöltenから始めます。空きに置くか、この手番のタイルとして緑タイルを敷いてその上に置きます。',
  'help.raise': '最低額の入札者は、最高額より5グルデン以上高く入札するか、撤退します。',
  'help.run':
    '列車は全体で最高の収入になるように運行しなければなりません。提示された運行は最善と証明済みです。',
  'help.sellOption':
    '銀行が10%の株価を支払い、株券はバンクプールへ移り、残額の支払いは不要になります。株価は1つ下がります。',
  'help.sellShares':
    '銀行は10%ごと（ローカルAGは株券ごと）に現在の株価を支払います。その後、株価は株券1枚につき1つ下がります。オプション株券も同じ株価で一緒に売却できます。',
  'help.withdraw': '返答の前に申し出を取り下げます。',
}
