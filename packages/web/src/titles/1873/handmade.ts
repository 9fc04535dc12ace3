import { lazy } from '../../ui/lazy.js'
import type { Handmade } from '../handmade.js'

export const handmade: Handmade = {
  slots: {
    switchers: lazy(async () => (await import('./slots/switcher-matrix.js')).SwitcherMatrix),
    machines: lazy(async () => (await import('./slots/machines.js')).Machines),
  },
}
