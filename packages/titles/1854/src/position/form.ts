import type { FormField, PositionForm } from '@stellwerk/table'
import { localRailways, majors } from '../data/companies.js'
import { maps } from '../data/maps.js'
import { phaseOrder } from '../data/phases.js'
import { tiles } from '../data/tiles.js'
import type { State } from '../state.js'

const running: readonly FormField[] = [
  { kind: 'list', field: 'trains', label: 'panel.trains', example: ['4', '3'] },
  { kind: 'treasury' },
]

const directed = (director: string) => ({ director, certificates: { [director]: 1 } })

/** How positions of 1854 are entered; tunnels are dug on the map. */
export const form: PositionForm<State> = {
  empty: { players: ['Anna', 'Ben', 'Chiara'], phase: '1', privates: 'sold', at: { round: 'stock' } },
  example: { at: { round: 'operating', turn: 'KE', step: 'run' } },
  phases: phaseOrder,
  rounds: ['stock', 'operating'],
  runStep: 'run',
  groups: [
    {
      field: 'majors',
      heading: 'kind.major',
      items: Object.entries(majors).map(([id, { name }]) => ({ id, name })),
      fields: [
        { kind: 'holder', label: 'column.head' },
        { kind: 'count', field: 'price', label: 'panel.price' },
        ...running,
      ],
      begun: (_, __, player) => directed(player),
      heldBy: (told, player) => ({ ...told, ...directed(player) }),
      holderOf: ({ director }) => (director ?? '') as string,
    },
    {
      field: 'locals',
      heading: 'kind.local',
      items: Object.entries(localRailways).map(([id, { name }]) => ({ id, name })),
      always: true,
      fields: [{ kind: 'holder', label: 'column.owner', none: '' }, ...running],
      heldBy: (told, owner) => ({ ...told, owner }),
      holderOf: ({ owner }) => (owner ?? '') as string,
    },
  ],
  markers: { field: 'markers', twoSided: false },
  tilesFor: () => Object.keys(tiles),
  bare({ tunnels }, hex) {
    const here = (tunnels as Readonly<Record<string, unknown>> | undefined)?.[hex]
    return { privates: 'sold', ...(here === undefined ? {} : { tunnels: { [hex]: here } }) }
  },
  stationsOf: (state, hex) =>
    Object.hasOwn(maps.region, hex)
      ? Object.keys(state.locals)
      : [...Object.keys(state.majors), ...Object.keys(state.ags)],
}
