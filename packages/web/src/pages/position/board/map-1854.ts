import type { State, TrainRun } from '@stellwerk/1854'
import { austria1854, austriaFace, isMajor, maps, tiles } from '@stellwerk/1854'
import type { Action } from '@stellwerk/engine'
import { searchInWorker } from '../../../session/search.js'
import { withEntry } from '../sketch.js'
import type { MapKind } from './map-kind.js'
import { TunnelsOfHex } from './tunnels-of-hex.js'

type Run = Action & { readonly runs: readonly TrainRun[] }
type Majors = Readonly<Record<string, object>>

/** Austria and the small map beside it, to enter what lies on them. */
export const map: MapKind<State> = {
  face: austriaFace,
  markersField: 'markers',
  twoSided: false,
  tilesFor: () => Object.keys(tiles),
  bare({ tunnels }, hex) {
    const here = (tunnels as Readonly<Record<string, unknown>> | undefined)?.[hex]
    return { privates: 'sold', ...(here === undefined ? {} : { tunnels: { [hex]: here } }) }
  },
  companies: (state, hex) =>
    Object.hasOwn(maps.region, hex)
      ? Object.keys(state.locals)
      : [...Object.keys(state.majors), ...Object.keys(state.ags)],
  withCompany(position, state, company) {
    const director = position.players?.[0]
    if (!isMajor(company) || state.majors[company].director !== null || director === undefined)
      return position
    const major = { director, certificates: { [director]: 1 } }
    return { ...position, majors: withEntry(position['majors'] as Majors | undefined, company, major) }
  },
  HexPart: TunnelsOfHex,
  async best(position, _, company, signal) {
    const at = { round: 'operating', turn: company, step: 'run' }
    const built = austria1854.position({ ...position, at })
    if (!built.ok) return undefined
    const { choices } = await searchInWorker('1854', built.value, signal)
    // without a route there is nothing to choose
    const run = choices.find(({ action }) => action.type === 'run')?.action as Run | undefined
    const plan = austriaFace.runs.given?.value(built.value, company, run?.runs ?? [])
    return plan && { plan, proven: undefined }
  },
}
