import type { Catalogue } from '../message.js'

export const ja: Catalogue = {
  bank: '銀行',

  cash: '所持金',
  companies: '会社',
  company: '会社',

  director: '社長',

  fortune: '総資産',

  help: 'ヘルプ',

  log: '記録',

  map: 'マップ',
  market: '株価',

  order: '手番順',

  pass: 'パス',
  phase: 'フェイズ',
  player: 'プレイヤー',
  players: 'プレイヤー',
  price: '株価',

  redo: 'やり直し',
  round: 'ラウンド',
  rule: 'ルール',

  shares: '株式',

  trains: '列車',
  treasury: '資金',

  undo: '取り消し',
}
