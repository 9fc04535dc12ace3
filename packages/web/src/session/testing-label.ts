import type { Label } from './shelf.js'

/** What is written on a game on one screen that has just begun. */
export const labelOf = (title: string, players: readonly string[]): Label => ({
  id: 'a',
  kind: 'hot-seat',
  name: '',
  title,
  players,
  round: '',
  over: false,
  length: 0,
  created: 1,
  changed: 1,
})
