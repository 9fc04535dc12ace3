import { companies, india1853, phaseOrder } from '@stellwerk/1853'
import { useSay } from '../../language/language.js'
import { companyName } from '../../titles/1853/names.js'
import type { Described } from './board/lying.js'
import { map, sharesOfDirector } from './board/map-1853.js'
import type { CompanyGroup } from './companies-form.js'
import { CompaniesForm } from './companies-form.js'
import type { FormProps, PositionKind } from './kinds.js'
import { renamed } from './renamed.js'
import type { SketchedPublicMine, TableSketch } from './sketch.js'
import { directorOf } from './sketch.js'
import type { TableSpec } from './table-form.js'
import { TableForm } from './table-form.js'
import { positionTexts } from './texts.js'

const players = ['Anna', 'Ben', 'Chiara']

const table: TableSpec = {
  title: '1853',
  seats: india1853.seats,
  phases: phaseOrder,
  rounds: ['stock', 'operating'],
  runStep: 'run',
}

const group: CompanyGroup = {
  field: 'companies',
  companies: Object.keys(companies),
  priced: true,
  nameOf: (_, id) => companyName(id),
  directedBy: (player) => ({ shares: { [player]: sharesOfDirector } }),
  directorOf: (company, all) => directorOf(company as Pick<SketchedPublicMine, 'shares'>, all) || undefined,
}

function Form({ position, replace }: FormProps) {
  const say = useSay(positionTexts)
  const told = position as Described
  const sketch = position as TableSketch
  return (
    <>
      <TableForm
        spec={table}
        sketch={sketch}
        companies={Object.keys(told['companies'] ?? {})}
        change={(part) => replace({ ...sketch, ...part })}
        rename={(at, name) => replace(renamed(position, sketch.players[at] ?? '', name))}
      />
      <CompaniesForm heading={say('companies')} group={group} position={told} replace={replace} />
    </>
  )
}

export const kind: PositionKind = {
  empty: { players, phase: '2', at: { round: 'stock' } },
  example: ({ title }) => ({
    ...(title.randomPlay.late({ players, seed: 1, options: {} }) as object),
    at: { round: 'operating', turn: 'EIR', step: 'run' },
  }),
  optionsOf: () => ({}),
  map: map,
  Form,
}
