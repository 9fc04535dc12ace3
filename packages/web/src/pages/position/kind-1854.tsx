import { austria1854, isMajor, localRailways, majors, phaseOrder } from '@stellwerk/1854'
import { useSay } from '../../language/language.js'
import { fullName } from '../../titles/1854/names.js'
import type { Described } from './board/lying.js'
import { map } from './board/map-1854.js'
import type { CompanyGroup } from './companies-form.js'
import { CompaniesForm } from './companies-form.js'
import type { FormProps, PositionKind } from './kinds.js'
import { renamed } from './renamed.js'
import type { TableSketch } from './sketch.js'
import type { TableSpec } from './table-form.js'
import { TableForm } from './table-form.js'
import { positionTexts } from './texts.js'

const players = ['Anna', 'Ben', 'Chiara']

const table: TableSpec = {
  title: '1854',
  seats: austria1854.seats,
  phases: phaseOrder,
  rounds: ['stock', 'operating'],
  runStep: 'run',
}

const majorGroup: CompanyGroup = {
  field: 'majors',
  companies: Object.keys(majors),
  priced: true,
  nameOf: fullName,
  directedBy: (director) => ({ director, certificates: { [director]: 1 } }),
  directorOf: ({ director }) => director as string | undefined,
}

const localGroup: CompanyGroup = {
  field: 'locals',
  companies: Object.keys(localRailways),
  always: true,
  priced: false,
  nameOf: (_, id) => localRailways[id as keyof typeof localRailways].name,
  directedBy: (owner) => ({ owner }),
  directorOf: ({ owner }) => owner as string | undefined,
}

function Form({ position, replace }: FormProps) {
  const say = useSay(positionTexts)
  const told = position as Described
  const sketch = position as TableSketch
  const running = Object.keys(told['majors'] ?? {}).filter(isMajor)
  return (
    <>
      <TableForm
        spec={table}
        sketch={sketch}
        companies={running}
        change={(part) => replace({ ...sketch, ...part })}
        rename={(at, name) => replace(renamed(position, sketch.players[at] ?? '', name))}
      />
      <CompaniesForm heading={say('majors')} group={majorGroup} position={told} replace={replace} />
      <CompaniesForm heading={say('locals')} group={localGroup} position={told} replace={replace} />
    </>
  )
}

export const kind: PositionKind = {
  empty: { players, phase: '1', privates: 'sold', at: { round: 'stock' } },
  example: ({ title }) => ({
    ...(title.randomPlay.late({ players, seed: 1, options: {} }) as object),
    at: { round: 'operating', turn: 'KE', step: 'run' },
  }),
  optionsOf: () => ({}),
  map: map,
  Form,
}
