import type { Catalogue } from '../message.js'

export const ja: Catalogue = {
  'answer.accept': '承諾する',
  'answer.decline': '断る',
  'answer.withdraw': '申し出を取り下げる',

  'bank.left': '銀行 {amount}',

  'column.bids': '入札',
  'column.cash': '所持金',
  'column.certificates': '証券数',
  'column.company': '会社',
  'column.costs': '価格',
  'column.fate': '今後',
  'column.head': '経営者',
  'column.left': '残り',
  'column.liquidity': '換金可能額',
  'column.minimum': '最低入札額',
  'column.name': '名称',
  'column.owner': '所有者',
  'column.player': 'プレイヤー',
  'column.price': '株価',
  'column.share': '1株',
  'column.shares': '株式',
  'column.stations': '駅',
  'column.train': '列車',
  'column.trains': '列車',
  'column.treasury': '資金',
  'column.usedBy': '所有',
  'column.worth': '総資産',

  'effect.bank': '銀行',
  'effect.bid': '入札',
  'effect.cash': '所持金',
  'effect.head': '経営者',
  'effect.over': 'ゲーム終了',
  'effect.owner': '所有者',
  'effect.phase': 'フェイズ',
  'effect.price': '株価',
  'effect.priority': '優先権',
  'effect.round': 'ラウンド',
  'effect.share': '持ち株',
  'effect.state': '状態',
  'effect.stations': '残り駅',
  'effect.stock': '残り',
  'effect.tile': 'タイル',
  'effect.trains': '列車',
  'effect.treasury': '会社資金',
  'effect.value': '価値',
  'effect.worth': '総資産',

  'fate.rusts': 'フェイズ{phase}まで',
  'fate.upkeep': 'フェイズ{phase}から維持費{amount}',

  'head.director': '社長',
  'head.manager': '管理人',
  'head.owner': '所有者',

  pass: 'パス',

  'phase.name': 'フェイズ{phase}',
  'phase.next': '最初の{trains}でフェイズ{phase}が始まります',

  'player.priority': '優先権：{player}',

  'pool.bank': '銀行',
  'pool.pool': 'プール',

  'round.auction': 'オークションラウンド{number}',
  'round.end': 'ゲーム終了',
  'round.operating': '運営ラウンド{number}.{part}',
  'round.operating.only': '運営ラウンド{number}',
  'round.setup': '最初のラウンドの前',
  'round.stock': '株式ラウンド{number}',

  'section.offer': '申し出',

  'sign.bonus': 'ボーナス',
  'sign.goal': '目標',

  'state.closed': '閉鎖',
  'state.running': '営業中',
  'state.troubled': '経営難',
  'state.unsold': '未販売',
  'state.waiting': '営業前',

  'stock.gone': '売り切れ',
  'stock.left': '残り{left}',
  'stock.onSale': '販売中',
  'stock.unlimited': '無制限',

  'stop.city': '都市',
  'stop.far': '遠方目的地',
  'stop.junction': '分岐',
  'stop.town': '町',
  'stop.works': '工場',

  'table.companies': '会社',
  'table.goods': 'そのほか',
  'table.lots': 'オークション',
  'table.market': '株価',
  'table.players': 'プレイヤー',
  'table.revenues': '収入',
  'table.tiles': '残りのタイル',
  'table.trainLimits': '列車上限',
  'table.trains': '列車',

  unlimited: '無制限',

  'worth.cash': '所持金',
  'worth.owned': '個人企業',
  'worth.shares': '株式',
}
