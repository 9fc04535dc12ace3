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
const minesOf = (company: Told | undefined): readonly number[] =>
  (company?.['mines'] as readonly number[] | undefined) ?? []

/** The mines that no public mine but this one has. */
function freeMines({ publicMines: companies }: Described, company: string): readonly number[] {
  const others = Object.entries((companies ?? {}) as Items).filter(([id]) => id !== company)
  return mineIds.filter((mine) => others.every(([, one]) => !minesOf(one).includes(mine)))
}

/**
 * A public mine has these mines. Mines of companies are open and belong to no player; those that a company gives up are
 * closed, as the form has no owner for them.
 */
function withItsMines(position: Described, before: Told | undefined, after: Told | undefined): Described {
  const open: Record<string, Told> = { ...(position['mines'] as Items | undefined) }
  for (const mine of minesOf(before)) if (!minesOf(after).includes(mine)) delete open[mine]
  for (const mine of minesOf(after)) {
    const { owner: _, ...others } = open[mine] ?? {}
    open[mine] = others
  }
  return { ...position, mines: open }
}

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
      heading: 'railways',
      items: named(railways),
      fields: [
        { kind: 'holder', label: 'director', none: 'nobody' },
        { kind: 'count', field: 'price', label: 'price' },
        { kind: 'list', field: 'trains', label: 'trains', numbers: true },
        { kind: 'treasury' },
        { kind: 'flag', field: 'diesel', label: 'diesel' },
      ],
      begun: (_, __, player) => directedBy({}, player, 3),
      heldBy: (told, player) => directedBy(told, player, 3),
      holderOf: directorOf,
    },
    {
      field: 'mines',
      heading: 'mines',
      items: mineIds.map((id) => ({
        id: String(id),
        name: mines[id].name,
        hex: Object.keys(hexes).find((hex) => hexes[hex]?.mine === id) ?? '',
      })),
      fields: [
        { kind: 'holder', label: 'owner', none: 'inCompany' },
        { kind: 'size', field: 'machine', label: 'machine', sizes, usual: 1 },
        { kind: 'size', field: 'switcher', label: 'switcher', sizes },
      ],
      begun: (_, __, owner) => ({ owner }),
      heldBy: (told, owner) => ({ ...told, owner }),
      holderOf: ({ owner }) => (owner ?? '') as string,
    },
    {
      field: 'publicMines',
      heading: 'publicMines',
      items: named(publicMines),
      fields: [
        { kind: 'holder', label: 'director', none: 'nobody' },
        { kind: 'list', field: 'mines', label: 'itsMines', numbers: true },
        { kind: 'count', field: 'price', label: 'price' },
        { kind: 'treasury' },
      ],
      begun: (position, id, player) => directedBy({ mines: freeMines(position, id).slice(0, 2) }, player, 1),
      heldBy: (told, player) => directedBy(told, player, 1),
      holderOf: directorOf,
      alongWith: (position, _, before, after) => withItsMines(position, before, after),
    },
    {
      field: 'mhe',
      heading: 'mhe',
      items: [{ id: '', name: mhe.name }],
      always: true,
      fields: [
        { kind: 'size', field: 'train', label: 'train', sizes, usual: 1 },
        {
          kind: 'count',
          field: 'price',
          label: 'price',
          when: ({ edition }) => editions[(edition ?? 'R') as EditionId]?.mheStartPrice !== null,
        },
        { kind: 'shares' },
      ],
    },
  ],
  markers: { field: 'markers', twoSided: true },
  tilesFor: () => Object.keys(tiles),
  bare: ({ edition }) => (edition === undefined ? {} : { edition }),
  stationsOf: () => Object.keys(railways),
}
