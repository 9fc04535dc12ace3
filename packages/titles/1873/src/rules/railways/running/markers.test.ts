import type { RecordedWork } from '@stellwerk/engine'
import { recordedWorkOn } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import type { RunPlan } from '../../../actions.js'
import type { RailwayId } from '../../../data/types.js'
import type { State } from '../../../state.js'
import { calledMarkers, emptyPlan, turnUncalledMarkers } from './index.js'
import { board, plan } from './testing-board.js'

const hbe = 'B19-B17-C16-D15'
const nwe = 'B9-C8-D7-E6-F5-G6 G6-H7-H9-I8-J7'

/** The stops whose markers the run turns. */
function turned(state: State, railway: RailwayId, run: RunPlan): string[] {
  const work: RecordedWork<State> = recordedWorkOn(state)
  turnUncalledMarkers(work, railway, run)
  const told = work.events.map(
    ({ hex, stop, active }) => `${hex as string}/${stop as number}${active ? '' : '*'}`,
  )
  const now = Object.entries(work.state.markers).flatMap(([hex, stops]) =>
    stops.flatMap((markers, stop) =>
      markers.flatMap((marker, i) =>
        marker.active === state.markers[hex]?.[stop]?.[i]?.active
          ? []
          : [`${hex}/${stop}${marker.active ? '' : '*'}`],
      ),
    ),
  )
  expect(told).toEqual(now)
  return now
}

describe('markers after running', () => {
  const tiles = { B15: '78:5', E16: '76:0' }
  const markers = { B13: 'HBE GHE', F15: 'HBE', H13: 'GHE' }

  it('1873-4.4.3-u: own markers that neither standard trains nor the diesel call at turn inactive', () => {
    const state = board({ trains: [2], diesel: true, tiles, markers: { ...markers, C16: 'HBE' } })
    const one = plan([[2, `${hbe} C16-B15-B13`]], hbe)
    expect(calledMarkers(state, 'HBE', one)).toEqual(new Set(['B19/0', 'C16/0', 'D15/0', 'B13/0']))
    expect(turned(state, 'HBE', one)).toEqual(['F15/0*'])
    expect(turned(state, 'HBE', plan([[2, `${hbe} C16-B15-B13`]], `${hbe} D15-E16-F15`))).toEqual([])
    const inactive = board({ trains: [1], markers: { F15: 'HBE*' } })
    expect(turned(inactive, 'HBE', plan([[1, hbe]]))).toEqual([])
  })

  it('1873-4.4.3-u: a marker on the other circle of a village is not called at', () => {
    const state = board({ railway: 'NWE', trains: [2], markers: { 'F5/0': 'NWE' } })
    expect(turned(state, 'NWE', plan([[2, nwe]]))).toEqual(['F5/0*'])
    const called = board({ railway: 'NWE', trains: [2, 1], markers: { 'F5/0': 'NWE' } })
    expect(
      turned(
        called,
        'NWE',
        plan([
          [2, nwe],
          [1, 'F5-F7'],
        ]),
      ),
    ).toEqual([])
  })

  it('1873-4.4.3-v, 1873-4.6-l: markers on the own concession route and homes never turn', () => {
    const state = board({ trains: [], tiles, markers: { C16: 'HBE', B13: 'HBE' } })
    expect(turned(state, 'HBE', emptyPlan)).toEqual(['B13/0*'])
    const village = board({ railway: 'NWE', trains: [], markers: { 'F5/1': 'NWE', E6: 'NWE' } })
    expect(turned(village, 'NWE', emptyPlan)).toEqual([])
    expect(turned(board({ railway: 'QLB', markers: { E18: 'QLB' } }), 'QLB', emptyPlan)).toEqual(['E18/0*'])
  })

  it('1873-4.4.3-x: markers turn also where the railway has no train yet', () => {
    expect(turned(board({ trains: [], tiles, markers }), 'HBE', emptyPlan)).toEqual(['B13/0*', 'F15/0*'])
  })
})
