import type { Catalogue } from '@stellwerk/texts'

/** What is first told once a board is there: what happens, and what actions are for. */
export const later: Catalogue = {
  'event.bank-out': '銀行が破綻。このラウンドでゲーム終了',
  'event.base-placed':
    '{company}が{hex}に{home, select, true {本拠地の駅トークンを配置} other {駅トークンを{cost}で配置}}',
  'event.bbci-settled': 'BBCIは{size, select, large {大会社} other {小会社}}に決定',
  'event.bonds-known': '保証金による席順：{bonds}',
  'event.bonus-paid': '{company}が{hex}のボーナス{amount}を受け取り',
  'event.contract-complete': '{player}の契約が{cities, plural, other {#都市}}で確定',
  'event.contract-fulfilled': '{player}が契約を達成し、保証金{bond}を回収：{cities}',
  'event.contracts-opened': '契約を公開。{contracts}',
  'event.debt-paid': '{company}が{train}の負債{price}を返済',
  'event.director-changed':
    '{playerIs, select, none {{before}が退任し、{company}は社長不在に} other {{player}が{company}の社長に就任}}',
  'event.end-agreed': '{player}の提案に全員が同意し、ゲーム終了',
  'event.elephant-kept': '{player}が象を手元に残す',
  'event.elephant-moved':
    '{priceIs, select, none {{player}が象を獲得} other {{player}が{before}から象を{price}で購入}}',
  'event.extra-round':
    '{player}は追加の運営ラウンドを{wanted, select, true {行うと決定} other {行わないと決定}}',
  'event.game-over': 'ゲーム終了：{standings}',
  'event.group-on-sale': '残りの会社の株式もすべて販売開始：{companies}',
  'event.in-operation': '{company}が資金{treasury}、株価{price}で開業',
  'event.lots-drawn': '保証金が同額のため抽選：{order}',
  'event.manager-changed': '{player}が{company}の支配人に就任',
  'event.money.dividend': '{to}が配当{amount}を受け取り',
  'event.money.gift': '{from}が列車のために{to}へ{amount}を贈与',
  'event.money.position': '{to}の所持金は{amount}',
  'event.money.second-tile': '{from}が2枚目のタイルの料金{amount}を支払い',
  'event.money.shares':
    '{fromIs, select, bank {{to}が株式の代金{amount}を受け取り} other {{from}が株式の代金{amount}を支払い}}',
  'event.money.start-cash': '{to}の初期資金は{amount}',
  'event.offer': '{player}から{partner}への申し出：{deal}',
  'event.offer-accepted': '{partner}が{player}の申し出を承諾',
  'event.offer-declined': '{partner}が{player}の申し出を辞退',
  'event.offer-withdrawn': '{player}が{partner}への申し出を取り下げ',
  'event.option-chosen':
    '{company}が選択肢{option}を選択：{optionIs, select, 1 {フェイズ3からタイル2枚} other {すぐにタイル2枚（有料）}}',
  'event.paid-out':
    '{company}は{how, select, full {{revenue}を全配} other {{revenueIs, select, 0 {収入なし} other {{revenue}を無配}}}}',
  'event.passed': '{player}がパス',
  'event.phase-began': 'フェイズ{phase}開始。{note}',
  'event.picked':
    '{player}が秘密に{cityIs, select, none {都市} other {{city}}}を指定し、{company}の株式を獲得（{count}都市目）',
  'event.price-moved': '{company}の株価が{from}から{to}に{direction, select, up {上昇} other {下落}}',
  'event.price-wished': '{partner}は{price}なら承諾',
  'event.ran':
    '{company}は{count, plural, =0 {運行なし} other {列車#台を運行}}：収入{revenue}{mailMoneyIs, select, 0 {} other {、郵便{mailMoney}}}',
  'event.redeemed': '{player}が{company}の株式{count, plural, other {#株}}を払い込み',
  'event.round-started':
    '{round, select, contracts {契約の決定} stock {株式ラウンド{number}} other {運営ラウンド{set}.{number}（{of}回中{number}回目）}}',
  'event.sealed': '{player}が保証金を決定',
  'event.shares-moved':
    '{reason, select, contract {{to}が{company}の株式を獲得} purchase {{to}が{from}から{company}の株式を購入} other {{from}が{company}の株式{count, plural, other {#株}}を売却}}',
  'event.supply-changed': '小会社が開業：2列車は2/1Mカードになり、2Mと3Mが1台ずつ増加',
  'event.tile-laid':
    '{company}が{hex}にタイル{tile}を敷設{costIs, select, 0 {} other {（{cost}）}}{replacedIs, select, none {} other {、タイル{replaced}と交換}}',
  'event.token-used': '{company}が列車トークンを使用',
  'event.top-price': '{company}の株価が400ポンドに到達。直ちにゲーム終了',
  'event.train-bought':
    '{company}が{seller}から{train}を{price}で{credit, select, true {後払い} other {}}購入',
  'event.train-given-back': '{company}が{train}を銀行に返却{because, select, debt {（未払い）} other {}}',
  'event.trains-scrapped':
    '{train}をすべて廃棄{companiesIs, select, none {} other {：{companies}}}{fromBankIs, select, 0 {} other {（銀行の{fromBank}台も）}}',
  'event.unredeemed': '{player}は{company}の株式{count, plural, other {#株}}の代金を払えず未払込に',

  'help.accept': '申し出どおりに取引が成立し、すぐに実行されます。',
  'help.buyShare':
    '手番ごとに1株。IPOからは常に額面、バンクプールからは現在の株価です。必要な数の株式が発行されると会社は開業します。',
  'help.buyTrain':
    '銀行からは額面、他社からは双方が合意した10ポンド以上の価格です。列車を持つ義務はありません。不足額は社長か支配人が贈与できます。',
  'help.chooseOption':
    '変更できない選択です。2枚目の黄色タイルをフェイズ3から無料で敷くか、すぐに毎回料金を払って敷くかを決めます。',
  'help.decline': '断られた申し出は、相手により良い価格でだけ繰り返せます。',
  'help.extraRound':
    'セットの通常の運営ラウンドの後、象の持ち主が、株式ラウンドの前にもう1回行うかを決めます。',
  'help.giveBackTrain':
    '列車上限を超えた列車は補償なしで銀行に戻ります。どれにするかは社長か支配人が選びます。',
  'help.keepElephant': '象を手元に残します。次に売却できるのは次の株式ラウンドの後です。',
  'help.layTile':
    '自社の駅からの路線を延ばす黄色タイルを1～2枚、またはアップグレードを1枚。川、丘、山では最初のタイルに費用がかかり、メーター軌は安くなります。',
  'help.offerElephant':
    '象は株式ラウンドの直後にだけ、任意の価格で売却できます。持ち主は次の株式ラウンドを始め、追加の運営ラウンドを決め、株主のいない会社を運営します。',
  'help.pass':
    'パスに費用はかかりません。株式ラウンドは全員が続けて購入しなければ終わります。契約を決める間は、パスすると自分の契約が確定します。',
  'help.payOut':
    '全配か無配です。配当は払込済みの1株ごとに1割で、額が大きいほど株価が上がります。無配では会社の資金になり、バンクプールに株式があれば株価が下がります。',
  'help.pick':
    '都市を秘密に、その都市の株式を公開で選びます。都市の価値は保証金から引かれ、株式の代金は最初の株式ラウンドの前に支払います。',
  'help.placeBase':
    '手番ごとに1つ、自社の路線が通じる空きに置きます。最初の追加は40ポンド、以後は100ポンド。フェイズ5より前は本拠地域の中だけです。',
  'help.proposeEnd':
    '全員に順番に尋ねます。全員が同意すればゲームは直ちに終わり、総資産を計算します。未達成の契約の保証金は失われます。',
  'help.proposeElephant': '象の持ち主は提案された価格を承諾するか断ることができます。',
  'help.redeem':
    '未払込の契約株を額面で払い込みます。自分の手番ならいつでも可能です。払い込むまで配当はなく、すべて払い込むまで購入できません。',
  'help.run':
    '各列車は自社の駅を通って1回運行し、大駅は列車の数字までです。1台を郵便列車にでき、その収入は会社の資金になります。提示された運行は、配当用と資金用のそれぞれで最善と証明済みです。',
  'help.sellShares':
    '払込済みの株式を現在の株価でバンクプールに売ります。株価は変わりません。最初の株式ラウンドでは額面より5ポンド安くなります。',
  'help.sellTrain': '他社の列車購入のときに、その会社の資金までの価格で自社の列車を申し出ることができます。',
  'help.setBond':
    '保証金は契約を達成するまで別に置かれ、指定できる都市を制限します。最も高い人が象を得て最初の席に着きます。',
  'help.settleDebt': '新しい社長は後払いの列車の代金を支払う（不足分は贈与する）か、列車を返却します。',
  'help.withdraw': '返答の前に申し出を取り下げます。',
}
