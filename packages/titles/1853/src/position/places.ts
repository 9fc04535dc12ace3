import type { FaultPlaces } from '@stellwerk/engine'

/** Where descriptions tell of what can be at fault. */
export const places: FaultPlaces = {
  'many-markers': ['bases'],
  hex: ['bases.*', 'tiles.*'],
  company: ['companies.*', 'round'],
  purse: ['cash.*'],
  player: ['contracts.*'],
  train: ['trains.*', 'returned'],
  pool: ['*'],
}
