import type { Catalogue } from '@stellwerk/texts'

/** What the table is described with. */
export const face: Catalogue = {
  'column.range': '走行範囲',
  'column.start': '初期価格',

  'company.railway': '{name}',

  'course.run': '運行',
  'course.track': '線路',
  'course.trains': '列車',
  'course.use': '収入',

  'fact.reach': '到達先',

  'fate.rusts': 'フェイズ{phase}で廃棄',

  'ground.hill': '丘：最初のタイルは20ターラー',

  'heading.stock': '設立、購入、売却、またはパスをしてください',
  'heading.track': '{company}はタイルを敷けます',
  'heading.trains': '{company}は列車を買えます',
  'heading.use': '{company}の収入は{revenue}：配当か無配か',

  'kind.railway': '鉄道',

  map: '谷のマップ',

  'market.double': '配当し、収入が株価の2倍以上：右へ2マス',
  'market.less': '配当し、収入が株価未満：そのまま',
  'market.payout': '配当し、収入が株価以上：右へ1マス',
  'market.sale': '1株の売却：左へ1マス',
  'market.withheld': '無配、路線なし、または列車なし：左へ1マス',

  'milestone.aid': '補助金',
  'milestone.directors': '社長の交代',
  'milestone.founded': '鉄道の設立',
  'milestone.scrapped': '列車の廃棄',

  'move.sold': '1株売却',
  'move.up1': '株価以上を配当',
  'move.up2': '株価の2倍以上を配当',
  'move.withheld': '無配',

  'note.noTrain': '列車なし',
  'note.notFounded': '未設立',

  'outlook.best': '最善の運行',
  'outlook.known': '見つかった最善の運行',

  'panel.certificates': '株',
  'panel.certificates.of': '{count}株',

  'payout.full': '配当',
  'payout.withhold': '無配',

  'player.priority': '{player}が株式ラウンドを始めます',

  'pool.bank': '銀行',
  'pool.bank.name': '銀行',

  'range.stops': '停車地{stops}か所',

  'section.buyShare': '株を買う',
  'section.buyTrain': '列車',
  'section.found': '鉄道を設立する',
  'section.layTile': '線路',
  'section.payOut': '収入',
  'section.sellShares': '売る',

  'sheet.valley': '谷',

  'source.dividend': '配当',

  'state.unsold': '未設立',
  'state.troubled': '列車なし',

  'stop.far': '盤外都市',

  'track.own': '線路',

  'zone.start': '初期価格',
}
