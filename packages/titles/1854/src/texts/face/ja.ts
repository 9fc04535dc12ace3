import type { Catalogue } from '@stellwerk/texts'

/** テーブルの説明に使う言葉。 */
export const face: Catalogue = {
  'bank.broken': '銀行が破綻。まもなくゲーム終了',

  'choice.pass.auction': 'パス',
  'choice.pass.stock': 'パス',

  'column.certificates': '株券',
  'column.treasury': '資金',

  'company.local': '{name}（{mark}）',
  'company.localAg': 'ローカルAG {mark}',
  'company.mountain': '{name}',

  'course.contract': '郵便',
  'course.home': '本拠地',
  'course.payout': '配当',
  'course.run': '運行',
  'course.station': '駅',
  'course.track': '線路',
  'course.trains': '列車',

  'fact.bound': '入札中の金額',
  'fact.face': '額面',
  'fact.float': '開業',
  'fact.free': '使える所持金',
  'fact.hex': 'ヘクス',
  'fact.income': '収入',
  'fact.issue': '初期価格',
  'fact.mail': '郵便',
  'fact.mailIncome': '郵便収入',
  'fact.mergers': '合併',
  'fact.nearSplit': '次の配当で分割',
  'fact.mountain': '山岳鉄道',
  'fact.onePlace': '同じ場所として数える',
  'fact.openPool': '列車プール',
  'fact.option': 'オプション',
  'fact.power': '能力',
  'fact.privates': '個人会社',
  'fact.reach': '到達',
  'fact.scrapPool': '廃車プール',
  'fact.soldOut': '完売',
  'fact.split': '分割済み',
  'fact.trackToWien': 'Wienへの線路が必要',
  'fact.trade': '売買',
  'fact.tunnelCost': '費用',
  'fact.wien': 'Wien専用',

  'fate.rusts': 'フェイズ{phase}で廃棄',

  'float.at': '{sold}販売済み、{needed}で開業',

  'goods.mail.large': '大型郵便契約（{price}、現在の収入{income}）',
  'goods.mail.small': '小型郵便契約（{price}、現在の収入{income}）',

  'ground.highMountain': '高山',
  'ground.mountain': '山',
  'ground.river': '川',
  'ground.tunnels': 'トンネルのみ',

  'heading.auction': '購入、入札、またはパスをしてください',
  'heading.charter': '{locals}の会社を選んでください',
  'heading.contract': '{company}は郵便契約を買えます',
  'heading.emergency': '株券を売ってください：{company}の列車{train}に{missing}不足',
  'heading.give-up': '{company}は列車を手放します',
  'heading.home': '{company}が本拠地トークンを置きます',
  'heading.merger-window': '{local}は合併できます',
  'heading.offer': '{from}からの申し出',
  'heading.payout': '{company}の収入は{revenue}：全配か無配か',
  'heading.run': '{company}が列車を走らせます',
  'heading.run-off': '{private}の決選入札：{bid}を超えるか、降りてください',
  'heading.station': '{company}は駅トークンを置けます',
  'heading.stock': '株の売買かパスをしてください',
  'heading.track': '{company}が線路を敷設します',
  'heading.trains': '{company}が列車を買います',

  'hex.customs': '関税：−{amount}',
  'hex.freeFor': '{company}：所有者の会社はここに無料で建設できます',
  'hex.tunnelsOnly': 'トンネルのみ',

  'kind.local': 'ローカル鉄道',
  'kind.localAg': 'ローカルAG',
  'kind.major': '大会社',
  'kind.mountain': '山岳鉄道',

  'mail.large': '大型',
  'mail.small': '小型',

  map: 'オーストリアのマップ',

  'mark.local': 'L{mark}',
  'mark.localAg': 'AG {mark}',
  'market.payout': '配当：右へ',
  'market.sale': '売却：株券1枚につき左下へ1つ',
  'market.soldOut': '株式ラウンド終了時に完売：右上へ',
  'market.trade': '他社から列車を購入：左上へ、売却：右下へ',
  'market.withheld': '無配：左へ',

  'mergers.agreed': '合意',
  'mergers.forced': '強制',
  'mergers.none': 'なし',

  'milestone.agreed': '合意による合併',
  'milestone.auctionOperating': 'オークション中の運営ラウンド',
  'milestone.bankBreak': '銀行破綻',
  'milestone.bankrupt': '破産',
  'milestone.emergency': '社長の補填による列車購入',
  'milestone.floated': '開業',
  'milestone.forced': '強制合併',
  'milestone.optionCompleted': '完了したオプション',
  'milestone.optionOverdue': '期限切れのオプション',
  'milestone.optionSold': '売却されたオプション',
  'milestone.power': '山岳鉄道の能力の使用',
  'milestone.split': '株式分割',
  'milestone.trade': '会社間の列車売買',
  'milestone.tunnel': 'トンネル',

  'move.certificateSold': '1枚売却',
  'move.paidOut': '配当',
  'move.soldOut': '完売',
  'move.trainBought': '他社の列車を購入',
  'move.trainSold': '列車を売却',
  'move.withheld': '無配',

  'note.merged': 'ローカルAGに合併済み',
  'note.notActed': '未運営',
  'note.notFloated': '未開業',
  'note.option': 'オプション、残額{price}',
  'note.repaired': '修理済み',
  'note.splits': '分割',
  'note.tunnel': 'トンネルは{cost}。ヘクスの線路の上下を通り、接続しません。',

  'option.due': '{company}、残額{price}',

  'outlook.best': '最善の運行',
  'outlook.known': '見つかった最善の運行',

  'panel.certificates': '株券',
  'panel.certificates.of': '株券{count}枚',
  'panel.otherTiles': 'トンネル',
  'panel.owned': '個人会社',

  'part.bonus': 'ボーナス',
  'part.customs': '関税',

  'payout.full': '全配',
  'payout.withhold': '無配',

  'player.priority': '優先権：{player}',

  'pool.split': '分割',
  'pool.split.name': '分割株置き場',
  'pool.tableau': 'IPO',
  'pool.tableau.name': 'IPO',

  'power.bonus': '{hex} +{amount}',
  'power.certificate': '{company}の{percent}付き',
  'power.cheaperMountain': '1回だけ山の費用が{amount}安い',
  'power.cheaperTunnel': '1回だけトンネルが{amount}安い',
  'power.used': '使用済み',

  'range.express': '路線は無制限、{stops}か所の収入',
  'range.plus': '大駅{stops}か所、小駅は無制限',
  'range.regular': '{stops}か所',

  'round.auction': 'オークションラウンド{number}',
  'round.interrupts': 'オークション中の運営ラウンド',
  'round.operating': '運営ラウンド{number}.{part}',

  'section.bid': '入札額',
  'section.buildStation': '駅トークン',
  'section.buildTunnel': 'トンネル',
  'section.buy': '買う',
  'section.buyContract': '郵便契約',
  'section.buyDirector': '社長株',
  'section.chooseCharter': '会社',
  'section.completeOption': 'オプションの残額を払う',
  'section.dropBid': '入札を取り下げる',
  'section.giveUpTrain': '手放す',
  'section.layTile': '線路',
  'section.merge': '合併相手',
  'section.option': 'オプションで買う',
  'section.payOut': '収入',
  'section.placeHome': '本拠地',
  'section.privates': '買う',
  'section.raise': '入札額を引き上げる',
  'section.run': '運行',
  'section.sell': '売る',
  'section.trains': '列車',

  'seller.bank': '銀行',
  'seller.pool': '列車プール',
  'seller.scrap': '廃車プール',

  'sheet.austria': 'オーストリア',
  'sheet.region': '小マップ（Sankt Pölten/Steyr）',

  'sold.repaired': '修理済み',

  'source.dividend': '配当',
  'source.mountains': '山岳鉄道',
  'source.split': '株式分割',

  'stop.city': '大駅',
  'stop.far': '盤外都市',
  'stop.town': '小駅',

  'table.market': '株価',
  'table.tiles': '残りのタイル',

  'tile.curve': '曲線トンネル',
  'tile.straight': '直線トンネル',

  'track.express': '80x専用線路',
  'track.own': '線路',
  'track.tunnel': 'トンネル',

  'tunnel.curve': '曲線トンネル',
  'tunnel.straight': '直線トンネル',

  'variant.gives': '列車{train}を手放す',
  'variant.optionAlone': 'オプション株券のみ',
  'variant.power': '{mountain}の能力で',
  'variant.withOption': 'オプション株券も',

  'verb.home': 'ここから始める',
  'verb.tunnel': 'トンネルを建設',

  'worth.owned': '個人会社',

  'zone.issue': '初期価格',
  'zone.orange': 'オレンジ：上限に数えない',
  'zone.red': '赤線：右側で株式分割',
}
