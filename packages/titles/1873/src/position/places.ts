import type { FaultPlaces } from '@stellwerk/engine'

/** Where descriptions tell of what can be at fault. */
export const places: FaultPlaces = {
  stack: ['stacks'],
  'many-markers': ['markers'],
  'mine-twice': ['publicMines'],
  hex: ['markers.*', 'tiles.*', 'reserved.*'],
  company: ['railways.*', 'publicMines.*'],
  mine: ['mines.*'],
  purse: ['cash.*'],
  size: ['units.*', 'units'],
}
