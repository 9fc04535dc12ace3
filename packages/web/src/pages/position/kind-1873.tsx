import { harzbahn, phaseOrder, railways } from '@stellwerk/1873'
import { map } from './board/map-1873.js'
import type { FormProps, PositionKind } from './kinds.js'
import { MheForm } from './mhe-form.js'
import { MinesForm } from './mines-form.js'
import { PublicMinesForm } from './public-mines-form.js'
import { RailwaysForm } from './railways-form.js'
import type { Sketch } from './sketch.js'
import { emptySketch, withPlayer } from './sketch.js'
import type { TableSpec } from './table-form.js'
import { TableForm } from './table-form.js'

const table: TableSpec = {
  title: '1873',
  seats: harzbahn.seats,
  editions: harzbahn.options['edition'],
  phases: phaseOrder,
  rounds: ['stock', 'auction', 'operating'],
  runStep: 'railway-run',
}

function Form({ position, replace }: FormProps) {
  const sketch = position as Sketch
  const change = (part: Partial<Sketch>): void => replace({ ...sketch, ...part })
  return (
    <>
      <TableForm
        spec={table}
        sketch={sketch}
        companies={Object.keys(sketch.railways ?? {}).filter((id) => Object.hasOwn(railways, id))}
        change={change}
        rename={(at, name) => replace(withPlayer(sketch, at, name))}
      />
      <RailwaysForm sketch={sketch} change={change} />
      <MinesForm sketch={sketch} change={change} />
      <PublicMinesForm sketch={sketch} change={change} replace={replace} />
      <MheForm sketch={sketch} change={change} />
    </>
  )
}

export const kind: PositionKind = {
  empty: emptySketch,
  example: ({ title }) => ({
    ...(title.randomPlay.late({ players: emptySketch.players, seed: 1, options: {} }) as object),
    at: { round: 'operating', turn: 'HBE', step: 'railway-run' },
  }),
  optionsOf(position) {
    const { edition } = position as Sketch
    return edition === undefined ? {} : { edition }
  },
  map: map,
  Form,
}
