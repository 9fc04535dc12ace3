import type { Catalogue } from '../message.js'

export const de: Catalogue = {
  bank: 'Bank',

  cash: 'Bargeld',
  companies: 'Gesellschaften',
  company: 'Gesellschaft',

  director: 'Direktor',

  fortune: 'Vermögen',

  help: 'Hilfe',

  log: 'Protokoll',

  map: 'Karte',
  market: 'Aktienkurse',

  order: 'Spielreihenfolge',

  pass: 'Passen',
  phase: 'Phase',
  player: 'Spieler',
  players: 'Spieler',
  price: 'Kurs',

  redo: 'Wiederholen',
  round: 'Runde',
  rule: 'Regel',

  shares: 'Aktien',

  trains: 'Loks',
  treasury: 'Betriebskapital',

  undo: 'Zurücknehmen',
}
