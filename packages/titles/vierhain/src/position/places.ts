import type { FaultPlaces } from '@stellwerk/engine'

/** Where descriptions tell of what can be at fault. */
export const places: FaultPlaces = {
  hex: ['tiles.*'],
  company: ['companies.*'],
  purse: ['cash.*'],
  train: ['trains.*'],
}
