import type { Catalogue } from '../message.js'

export const en: Catalogue = {
  bank: 'Bank',

  cash: 'Cash',
  companies: 'Companies',
  company: 'Company',

  director: 'Director',

  fortune: 'Worth',

  help: 'Help',

  log: 'Log',

  map: 'Map',
  market: 'Share prices',

  order: 'Player order',

  pass: 'Pass',
  phase: 'Phase',
  player: 'Player',
  players: 'Players',
  price: 'Price',

  redo: 'Redo',
  round: 'Round',
  rule: 'Rule',

  shares: 'Shares',

  trains: 'Trains',
  treasury: 'Treasury',

  undo: 'Undo',
}
