import type { State } from '@stellwerk/1873'
import { harzbahnFace, railways, tiles } from '@stellwerk/1873'
import { search } from '../../../decision/runs/search.js'
import { withDirector, withEntry } from '../sketch.js'
import type { Sketch } from '../sketch.js'
import type { Described } from './lying.js'
import type { MapKind } from './map-kind.js'
import { MineOfHex } from './mine-of-hex.js'

/** The Harz, to enter what lies on it. */
export const map: MapKind<State> = {
  face: harzbahnFace,
  markersField: 'markers',
  twoSided: true,
  tilesFor: () => Object.keys(tiles),
  bare: ({ edition }) => (edition === undefined ? {} : { edition }),
  companies: () => Object.keys(railways),
  withCompany(position, _, company) {
    const sketch = position as unknown as Sketch
    if (sketch.railways?.[company]) return position
    const railway = withDirector({}, sketch.players[0] ?? '')
    return { ...position, railways: withEntry(sketch.railways, company, railway) } satisfies Described
  },
  HexPart: MineOfHex,
  async best(_, state, company) {
    const best = await search('1873', 'complete', state, company, { trains: [] })
    return best && { plan: best.plan, proven: best.proven }
  },
}
