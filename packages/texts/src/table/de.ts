import type { Catalogue } from '../message.js'

export const de: Catalogue = {
  'answer.accept': 'Annehmen',
  'answer.decline': 'Ablehnen',
  'answer.withdraw': 'Angebot zurückziehen',

  'bank.left': 'Bank {amount}',

  'column.bids': 'Gebote',
  'column.cash': 'Bargeld',
  'column.certificates': 'Zertifikate',
  'column.company': 'AG',
  'column.costs': 'Kostet',
  'column.fate': 'Später',
  'column.head': 'Leitung',
  'column.left': 'Übrig',
  'column.liquidity': 'Flüssig',
  'column.minimum': 'Mindestens',
  'column.name': 'Name',
  'column.owner': 'Besitzer',
  'column.player': 'Spieler',
  'column.price': 'Kurs',
  'column.share': 'Aktie',
  'column.shares': 'Aktien',
  'column.stations': 'Bhf.',
  'column.train': 'Lok',
  'column.trains': 'Loks',
  'column.treasury': 'Kasse',
  'column.usedBy': 'Bei',
  'column.worth': 'Vermögen',

  'effect.bank': 'Bank',
  'effect.bid': 'Gebot',
  'effect.cash': 'Bargeld',
  'effect.head': 'Leitung',
  'effect.over': 'Spielende',
  'effect.owner': 'Besitzer',
  'effect.phase': 'Phase',
  'effect.price': 'Kurs',
  'effect.priority': 'Priorität',
  'effect.round': 'Runde',
  'effect.share': 'Anteil',
  'effect.state': 'Zustand',
  'effect.stations': 'Bahnhöfe übrig',
  'effect.stock': 'übrig',
  'effect.tile': 'Plättchen',
  'effect.trains': 'Loks',
  'effect.treasury': 'Kasse',
  'effect.value': 'Wert',
  'effect.worth': 'Vermögen',

  'fate.rusts': 'bis Phase {phase}',
  'fate.upkeep': 'Unterhalt {amount} ab Phase {phase}',

  'head.director': 'Direktor',
  'head.manager': 'Verwalter',
  'head.owner': 'Besitzer',

  pass: 'Passen',

  'phase.name': 'Phase {phase}',
  'phase.next': 'Mit dem ersten {trains} beginnt Phase {phase}',

  'player.priority': 'Priorität: {player}',

  'pool.bank': 'Bank',
  'pool.pool': 'Pool',

  'round.auction': 'Auktionsrunde {number}',
  'round.end': 'Spielende',
  'round.operating': 'Betriebsrunde {number}.{part}',
  'round.operating.only': 'Betriebsrunde {number}',
  'round.setup': 'Vor der ersten Runde',
  'round.stock': 'Aktienrunde {number}',

  'section.offer': 'Ein Angebot',

  'sign.bonus': 'Prämie',
  'sign.goal': 'Ziel',

  'state.closed': 'geschlossen',
  'state.running': 'in Betrieb',
  'state.troubled': 'in Schwierigkeiten',
  'state.unsold': 'nicht verkauft',
  'state.waiting': 'noch nicht in Betrieb',

  'stock.gone': 'vergriffen',
  'stock.left': 'noch {left}',
  'stock.onSale': 'im Verkauf',
  'stock.unlimited': 'unbegrenzt',

  'stop.city': 'Stadt',
  'stop.far': 'Fernziel',
  'stop.junction': 'Abzweig',
  'stop.town': 'Ort',
  'stop.works': 'Werk',

  'table.companies': 'Gesellschaften',
  'table.goods': 'Außerdem auf dem Tisch',
  'table.lots': 'Auktion',
  'table.market': 'Aktienkurse',
  'table.players': 'Spieler',
  'table.revenues': 'Einnahmen',
  'table.tiles': 'Übrige Plättchen',
  'table.trainLimits': 'Loklimits',
  'table.trains': 'Loks',

  unlimited: 'unbegrenzt',

  'worth.cash': 'Bargeld',
  'worth.owned': 'Privatgesellschaften',
  'worth.shares': 'Aktien',
}
