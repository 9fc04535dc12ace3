import type { FaultPlaces } from '@stellwerk/engine'

/** Where descriptions tell of what can be at fault. */
export const places: FaultPlaces = {
  stack: ['stacks'],
  'many-markers': ['markers'],
  mail: ['majors'],
  hex: ['markers.*', 'tunnels.*', 'tiles.*'],
  company: ['majors.*', 'ags.*', 'locals.*'],
  purse: ['cash.*'],
  train: ['trains.*'],
  tunnel: ['tunnels'],
  pool: ['*'],
  names: ['mountains.*'],
}
