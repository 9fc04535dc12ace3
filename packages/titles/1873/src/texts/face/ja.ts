import type { Catalogue } from '@stellwerk/texts'

/** テーブルの説明に使う言葉。 */
export const face: Catalogue = {
  'area.concession': '{company}の許可路線',

  'call.perSize': '{value} × サイズ',

  'choice.pass.auction': 'パス',
  'choice.pass.premium': 'パス',
  'choice.pass.sale': 'パス',
  'choice.pass.stock-round': 'パス',

  'column.earns': '収入',
  'column.from': '売り手',
  'column.mine': '鉱山',
  'column.price': '株価',
  'column.scraps': '交換',
  'column.start': '初期価格',
  'column.treasury': '資金',
  'column.yield': '利回り',

  'company.mine': '鉱山{mark}（{name}）',

  'course.issue': '発行',
  'course.mine-production': '生産',
  'course.mine-purchase': '鉱山',
  'course.mine-purchases': '購入',
  'course.mine-track': '線路',
  'course.payout': '配当',
  'course.public-mine-production': '生産',
  'course.public-mine-purchases': '購入',
  'course.railway-purchases': '列車',
  'course.railway-run': '運行',
  'course.railway-station': '駅',
  'course.railway-track': '線路',
  'course.switchers': '入換機',

  'effect.price': '株価',
  'effect.treasury': '会社資金',

  'fact.active': '有効な駅',
  'fact.call': '停車する列車',
  'fact.concession': '許可証',
  'fact.concessions': '許可証',
  'fact.connected': '接続',
  'fact.edition': '{edition}版',
  'fact.face': '額面',
  'fact.factory': '工場',
  'fact.hex': 'ヘクス',
  'fact.income': '収入',
  'fact.lastRound': '最終ラウンド',
  'fact.machine': '機械',
  'fact.machines': '機械',
  'fact.mine': '鉱山',
  'fact.mines': '鉱山',
  'fact.minesLed': '経営する会社の鉱山',
  'fact.options': '優先購入権',
  'fact.premium': '上乗せ額',
  'fact.reach': '到達',
  'fact.route': '許可路線の完成',
  'fact.scale': '接続後',
  'fact.switcher': '入換機',
  'fact.switcherOnSale': '入換機',
  'fact.switchers': '入換機',
  'fact.upkeep': '維持費',

  'fate.upkeep': 'フェイズ{phase}から維持費{amount}',

  'ground.hills': '丘陵',
  'ground.mountains': '山地',
  'ground.upland': '高地',

  'heading.auction': '入札するかパスしてください',
  'heading.auction-round': '競売にかけるものを選んでください',
  'heading.issue': '{company}は新株を発行できます',
  'heading.mine-purchase': '{company}は鉱山を買えます',
  'heading.mine-purchases': '{company}が機械と入換機を買います',
  'heading.mine-track': '{company}が線路を敷設します',
  'heading.offer': '{from}からの申し出',
  'heading.payout': '{company}の収益{profit}の配当',
  'heading.premium': '上乗せ額に入札してください',
  'heading.public-mine-purchases': '{company}が機械と入換機を買います',
  'heading.public-mine-receivership': '{company}は管財下で運営されます',
  'heading.railway-purchases': '{company}が列車を買います',
  'heading.railway-receivership': '{company}は管財下で運営されます',
  'heading.railway-run': '{company}が列車を走らせます',
  'heading.railway-station': '{company}は駅トークンを置けます',
  'heading.railway-track': '{company}が線路を敷設します',
  'heading.sale': 'スタートオークション、上乗せ額{premium}',
  'heading.stock-round': '株の売買かパスをしてください',
  'heading.switchers': '{company}が入換機を配置します',

  'hex.closedUntil': 'フェイズ{phase}まで閉鎖',
  'hex.factory': '{factory} · 停車する列車：{value}',
  'hex.routeBuilt': '{company}の許可路線（建設済み）',
  'hex.routeMissing': '{company}の許可路線（未建設）',

  'item.route': '建設路線{cost}',
  'kind.mine': '鉱山',
  'kind.publicMine': '公開鉱山会社',
  'kind.railway': '鉄道会社',
  'kind.state': '国営鉄道',

  'lot.concession': '{company}の許可証',
  'lot.option': '{company}の優先購入権',
  'lot.premium': '上乗せ額',

  'machine.with': '{machine}+{switcher}',

  map: 'ハルツの地図',

  'mark.mine': '鉱{mark}',
  'market.payout': '株価の1倍、2倍、3倍以上の配当：1、2、3つ上がります',
  'market.sale': '売却：1株につき1つ下がります',
  'market.withheld': '無配：1つ下がります',

  'milestone.end:price': '終了：株価1000',
  'milestone.end:sets': '終了：運営ラウンド2セット完了',
  'milestone.forming': '公開鉱山会社の設立',
  'milestone.founding': '鉄道会社の設立',
  'milestone.insolvency': '破産',
  'milestone.lastRound': '株価1000の到達',
  'milestone.receivership': '管財下に入った会社',
  'milestone.rescue': '管財を脱した会社',

  'note.concession.bank': '許可証は銀行',
  'note.concession.gone': '除外',
  'note.concession.held': '許可証は販売済み',
  'note.concession.inactive': '許可証はフェイズ{phase}から',
  'note.notFloated': '未開業',
  'note.receivership': '管財',

  'outlook.best': '最高の運行',
  'outlook.known': '既知で最高の運行',

  'part.diesel': 'ディーゼル列車',
  'part.local': 'ローカル列車',

  'payout.full': '全配',
  'payout.half': '半配',
  'payout.withhold': '無配',

  'pool.issue': 'IPO',

  'range.diesel': '路線数は無制限、停車ごとに10',
  'range.routes': '{size}路線まで',

  'round.auction': 'オークションラウンド{number}',
  'round.operating': '運営ラウンド{number}.{part}',
  'round.start': 'スタートオークション',

  'scrap.switcher': 'サイズ{size}の入換機',
  'scrap.train': '{train}列車',

  'section.assignSwitchers': '入換機',
  'section.bid': '入札額',
  'section.bidPremium': '入札額',
  'section.buildStation': '駅トークン',
  'section.buyMachine': '機械',
  'section.buyMine': '鉱山を買う',
  'section.buyShare': '買う',
  'section.closeMine': '鉱山を閉鎖する',
  'section.formPublicMine': '公開鉱山会社を設立する',
  'section.foundRailway': '鉄道会社を設立する',
  'section.issueShares': '新株を発行する',
  'section.items': '買う',
  'section.layTile': '線路',
  'section.openAuction': '競売を始める',
  'section.payOut': '収益',
  'section.run': '運行',
  'section.scrap': '廃棄',
  'section.sellShares': '売る',
  'section.switchers': '入換機',
  'section.trains': '列車',
  'section.useOption': '優先購入権を使う',

  'sheet.board': 'マップ',

  'sold.machine': '機械',

  'source.building': '建設費の払い戻し',
  'source.dividend': '配当',
  'source.mines': '個人鉱山',

  'stop.city': '町',
  'stop.ownMarker': '自社トークンがある場合。なければ 10',
  'stop.town': '村',
  'stop.works': '工場',

  'table.market': '株価',

  'track.own': '線路',
  'track.state': '国営路線',

  'variant.buyer': '維持費は買い手',
  'variant.replaces': '{company}の代わり',
  'variant.seller': '維持費は売り手',

  'worth.owned': '個人鉱山',

  'zone.end': 'ゲーム終了',
  'zone.start': '初期価格',
}
