import type { State } from '@stellwerk/1854'
import { austriaFace, austriaTexts } from '@stellwerk/1854'
import type { BoardFace } from '../face.js'
import { panelsOf } from '../../panels/index.js'

/** 1854 in a browser. */
export const face: BoardFace<State> = {
  id: '1854',
  described: austriaFace,
  slots: {},
  panels: panelsOf(austriaTexts, {
    sources: async () => (await import('./sources/sources.js')).SourcesPanel,
  }),
}
