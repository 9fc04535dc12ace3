import type { State } from '@stellwerk/1853'
import { indiaFace, indiaTexts } from '@stellwerk/1853'
import type { BoardFace } from '../face.js'
import { panelsOf } from '../../panels/index.js'
import { Contract } from './slots/contract.js'

/** 1853 in a browser. */
export const face: BoardFace<State> = {
  id: '1853',
  described: indiaFace,
  slots: { contract: Contract },
  panels: panelsOf(indiaTexts, {
    sources: async () => (await import('./sources/sources.js')).SourcesPanel,
  }),
}
