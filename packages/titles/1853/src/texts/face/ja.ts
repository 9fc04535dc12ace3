import type { Catalogue } from '@stellwerk/texts'

/** テーブルの説明に使う言葉。 */
export const face: Catalogue = {
  'area.eastOf': '{city}以東',
  'area.ganges': 'ガンジス流域',
  'area.home': '{company}の本拠地域',
  'area.northOf': '{city}以北',
  'area.southOf': '{city}以南',
  'area.westOf': '{city}以西',

  'bank.out': '銀行が破綻。このラウンドでゲーム終了',

  'beyond.withTrain': '5列車か6列車で可',

  'choice.pass.stock': 'パス',

  'column.certificates': '株券',
  'column.credit': '後払い',
  'column.gift': '贈与',
  'column.stations': '駅',
  'column.token': '列車トークン',
  'column.treasury': '資金',

  'contract.alone': '最寄りの他の都市まで{missing}ヘクス',
  'contract.cities': '{cities}（価値{value}）',
  'contract.complete': '確定（{cities}）',
  'contract.fulfilled': '達成（{cities}）',
  'contract.joined': 'すべての都市がつながっています。',
  'contract.missing': '少なくとも{missing}ヘクス分の線路が足りません。',
  'contract.open': '未確定（{cities}）',

  'cost.of': '{company}',
  'cost.upgrade': '最初のアップグレード',

  'course.base': '駅',
  'course.option': '選択肢',
  'course.payout': '収入',
  'course.run': '運行',
  'course.track': '線路',
  'course.trains': '列車',

  'debt.giveBack': '列車を返却する',
  'debt.pay': '負債を支払う',

  'effect.priority': '象',
  'effect.stations': '残り駅トークン',

  'extraRound.false': '株式ラウンドへ進む',
  'extraRound.true': '追加の運営ラウンド',

  'fact.area': '本拠地域',
  'fact.becomes': '→',
  'fact.beyond': '本拠地域外',
  'fact.bond': '保証金',
  'fact.card': 'カード',
  'fact.contract': '契約（都市数）',
  'fact.contractMissing': '契約に足りないヘクス',
  'fact.contractShares': 'もらえる株式',
  'fact.contractValue': '契約での価値',
  'fact.debt': '負債',
  'fact.group': '接続',
  'fact.par': '額面',
  'fact.reach': '到達',
  'fact.returned': '返却',
  'fact.secondTile': '2枚目のタイル',
  'fact.size': '種類',
  'fact.track': '線路',
  'fact.uncovered': '未充当',

  'fate.rusts': 'フェイズ{phase}で廃棄',

  'gauge.dual': '両用軌',
  'gauge.metre': 'メーター軌',
  'gauge.several': '軌間2種',
  'gauge.standard': '標準軌',

  'ground.highMountain': '高山 {standard}、メーター軌{metre}',
  'ground.hill': '丘 {standard}、メーター軌{metre}',
  'ground.mountain': '山 {standard}、メーター軌{metre}',
  'ground.river': '川 {standard}、メーター軌{metre}',
  'ground.severalRivers': '複数の川 {standard}、メーター軌{metre}',

  'heading.base': '{company}は駅トークンを置けます',
  'heading.bonds': '保証金を秘密に決めてください',
  'heading.cities': '{player}が都市を指定し、株式を取ります',
  'heading.debt': '{company}には{train}の負債{debt}があります',
  'heading.elephant': '{player}は象を売却できます',
  'heading.extra-round': '{player}が追加の運営ラウンドを決めます',
  'heading.give-back': '{company}は列車上限を超えています',
  'heading.offer': '{player}からの申し出',
  'heading.option': '{company}が2枚目のタイルの選択肢を選びます',
  'heading.payout': '{company}の収入は{revenue}：全配か無配か',
  'heading.run': '{company}が列車を走らせます',
  'heading.stock': '株の売買かパスをしてください',
  'heading.track': '{company}が線路を敷設します',
  'heading.trains': '{company}は列車を買えます',

  'kind.large': '大会社',
  'kind.small': '小会社',
  'kind.unsettled': '規模は未定',

  'market.payout': '配当：株価の何倍かに応じて1～5つ上がります',
  'market.sale': '売却：株価は変わりません',
  'market.withheld': '無配：バンクプールに株式があれば1つ下がります',

  'milestone.bbciLarge': 'BBCIが大会社',
  'milestone.bbciSmall': 'BBCIが小会社',
  'milestone.bonds': '公開された保証金',
  'milestone.credit': '後払いの列車',
  'milestone.debtPaid': '返済された負債',
  'milestone.doubleCards': '2/1Mカードのあるゲーム',
  'milestone.elephantSold': '売却された象',
  'milestone.end:agreed': '終了：全員の合意',
  'milestone.end:bank': '終了：銀行の破綻',
  'milestone.end:price': '終了：株価400ポンド',
  'milestone.extraRound': '追加ラウンド',
  'milestone.fulfilled': '達成された契約',
  'milestone.gift': '列車のための贈与',
  'milestone.givenBack': '返却された列車',
  'milestone.managers': '支配人',
  'milestone.operation': '開業した会社',
  'milestone.secondGroup': '残りの会社の販売開始',
  'milestone.token': '使用された列車トークン',
  'milestone.trade': '会社間の列車売買',
  'milestone.unredeemed': '未払込の株式',

  'head.manager': '支配人',

  'move.up1': '1マス上昇',
  'move.up2': '2マス上昇',
  'move.up3': '3マス上昇',
  'move.up4': '4マス上昇',
  'move.up5': '5マス上昇',
  'move.withheld': '無配',
  map: 'インドのマップ',

  'note.credit': '後払い',
  'note.mustRunOver': 'いずれかの列車が{hex}を通る必要があります。',
  'note.debt': '支配人、負債{debt}',
  'note.issued': '{threshold}株のうち{issued}株を発行',
  'note.notOnSale': '未販売',
  'note.unredeemed': '未払込{count}',

  'outlook.best': '最善の運行',
  'outlook.known': '見つかった最善の運行',

  'panel.certificates': '株券',
  'panel.certificates.of': '株券{count}枚',
  'panel.stations': '残りの駅トークン',

  'part.mail': '郵便（{train}）',

  'payout.full': '全配',
  'payout.withhold': '無配',

  'player.priority': '象：{player}',

  'pool.offer': 'IPO',
  'pool.offer.name': 'IPO',
  'pool.returned': '返却された列車',

  'range.metre': '大駅{cities}つ、メーター軌',
  'range.standard': '大駅{cities}つ',
  'range.towns': '大駅1つ、メーター軌',

  'round.contracts': '契約の決定',

  'secondTile.1': '選択肢1：2枚目のタイルはフェイズ3から無料',
  'secondTile.2': '選択肢2：2枚目のタイルはすぐに可能、毎回{fee}',

  'secret.contract': '契約',

  'pick.open': '指定できる都市と、保証金に対する価値',
  'pick.own': 'あなたの都市（押している間だけ表示）',

  'section.bonds': '保証金',
  'section.buyShare': '買う',
  'section.chooseOption': '2枚目のタイル',
  'section.extraRound': '追加の運営ラウンド',
  'section.giveBackTrain': '列車を返却する',
  'section.layTile': '線路',
  'section.offerElephant': '象を売りに出す',
  'section.payOut': '収入',
  'section.pick': 'あなたの契約',
  'section.pickShare': '{city}と取る株',
  'section.placeBase': '駅トークン',
  'section.proposeElephant': '象の価格を提案する',
  'section.proposeEnd': 'ゲームの終了',
  'section.redeem': '払い込む',
  'section.run': '運行',
  'section.sellShares': '売る',
  'section.sellTrain': '列車を売りに出す',
  'section.setBond': 'あなたの保証金',
  'section.settleDebt': '負債',
  'section.trains': '列車',

  'sheet.board': 'マップ',

  'sign.bonus': '最初のタイルに',
  'sign.goal': 'あなたの契約都市',

  'size.large': '大',
  'size.option': '大、選択肢{option}',
  'size.small': '小',
  'size.token': '小、トークン',
  'size.unsettled': '未定',

  'source.contract': '契約の保証金',
  'source.dividend': '配当',
  'source.elephant': '象',

  'stop.city': '大駅',
  'stop.town': '小駅',

  'table.tiles': '残りのタイル',

  'variant.share': '{company}の株式',

  'zone.end': 'ゲーム終了',
  'zone.free': '上限に数えない',

  'tip.contract': '契約の達成に近づき、約{amount}の価値があります。',
}
