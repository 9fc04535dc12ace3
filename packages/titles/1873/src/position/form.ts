import type { Described, FormGroup, PositionForm, Told } from '@stellwerk/table'
import { directedBy, directorOf } from '@stellwerk/table'
import { mhe, publicMines, railways } from '../data/companies.js'
import { hexes } from '../data/map.js'
import { mineIds, mines } from '../data/mines.js'
import { phaseOrder } from '../data/phases.js'
import { tiles } from '../data/tiles.js'
import type { EditionId } from '../editions.js'
import { editions } from '../editions.js'
import type { State } from '../state.js'

type Items = Readonly<Record<string, Told>>

const sizes = [1, 2, 3, 4, 5]
const named = (all: Readonly<Record<string, { readonly name: string }>>): FormGroup['items'] =>
  Object.entries(all).map(([id, { name }]) => ({ id, name }))
const companyMines = ({ publicMines: companies }: Described, but = ''): readonly number[] =>
  Object.entries((companies ?? {}) as Items)
    .filter(([id]) => id !== but)
    .flatMap(([, { mines: its }]) => (its ?? []) as readonly number[])

/**
 * Mines of companies are open and belong to no player; those that a company gives up are closed, as the form has no owner
 * for them.
 */
function withTheirMines(before: Described, after: Described): Described {
  const [had, has] = [companyMines(before), companyMines(after)]
  const open: Record<string, Told> = { ...(after['mines'] as Items | undefined) }
  for (const mine of had) if (!has.includes(mine)) delete open[mine]
  for (const mine of has)
    if (!had.includes(mine)) {
      const { owner: _, ...others } = open[mine] ?? {}
      open[mine] = others
    }
  return had.join() === has.join() ? after : { ...after, mines: open }
}

/** The mines that no public mine but this one has. */
const freeMines = (position: Described, company: string): readonly number[] =>
  mineIds.filter((mine) => !companyMines(position, company).includes(mine))

/** How positions of Harzbahn 1873 are entered. */
export const form: PositionForm<State> = {
  empty: { players: ['Anna', 'Ben', 'Clara'], at: { round: 'stock' } },
  example: { at: { round: 'operating', turn: 'HBE', step: 'railway-run' } },
  phases: phaseOrder,
  rounds: ['stock', 'auction', 'operating'],
  runStep: 'railway-run',
  groups: [
    {
      field: 'railways',
      heading: 'kind.railway',
      items: named(railways),
      fields: [
        { kind: 'holder', label: 'column.head' },
        { kind: 'count', field: 'price', label: 'panel.price' },
        { kind: 'list', field: 'trains', label: 'panel.trains', example: [4, 3] },
        { kind: 'treasury' },
        { kind: 'flag', field: 'diesel', label: 'part.diesel' },
      ],
      begun: (_, __, player) => directedBy({}, player, 3),
      heldBy: (told, player) => directedBy(told, player, 3),
      holderOf: directorOf,
    },
    {
      field: 'mines',
      heading: 'kind.mine',
      items: mineIds.map((id) => ({
        id: String(id),
        name: mines[id].name,
        hex: Object.keys(hexes).find((hex) => hexes[hex]?.mine === id) ?? '',
      })),
      fields: [
        { kind: 'holder', label: 'column.owner', none: 'kind.publicMine' },
        { kind: 'size', field: 'machine', label: 'fact.machine', sizes },
        { kind: 'size', field: 'switcher', label: 'fact.switcher', sizes: [undefined, ...sizes] },
      ],
      begun: (_, __, owner) => ({ owner }),
      heldBy: (told, owner) => ({ ...told, owner }),
      holderOf: ({ owner }) => (owner ?? '') as string,
    },
    {
      field: 'publicMines',
      heading: 'kind.publicMine',
      items: named(publicMines),
      fields: [
        { kind: 'holder', label: 'column.head' },
        { kind: 'list', field: 'mines', label: 'fact.mines', example: [4, 7] },
        { kind: 'count', field: 'price', label: 'panel.price' },
        { kind: 'treasury' },
      ],
      begun: (position, id, player) => directedBy({ mines: freeMines(position, id).slice(0, 2) }, player, 1),
      heldBy: (told, player) => directedBy(told, player, 1),
      holderOf: directorOf,
    },
    {
      field: 'mhe',
      heading: 'kind.state',
      items: [{ id: '', name: mhe.name }],
      always: true,
      fields: [
        { kind: 'size', field: 'train', label: 'column.train', sizes },
        {
          kind: 'count',
          field: 'price',
          label: 'panel.price',
          when: ({ edition }) => editions[(edition ?? 'R') as EditionId]?.mheStartPrice !== null,
        },
        { kind: 'shares' },
      ],
    },
  ],
  markers: { field: 'markers', twoSided: true },
  tilesFor: () => Object.keys(tiles),
  settled: withTheirMines,
  bare: ({ edition }) => (edition === undefined ? {} : { edition }),
  stationsOf: () => Object.keys(railways),
}
