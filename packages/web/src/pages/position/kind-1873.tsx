import { BoardForm } from './board-form.js'
import type { FormProps, PositionKind } from './kinds.js'
import { MheForm } from './mhe-form.js'
import { MinesForm } from './mines-form.js'
import { PublicMinesForm } from './public-mines-form.js'
import { RailwaysForm } from './railways-form.js'
import type { Sketch } from './sketch.js'
import { emptySketch } from './sketch.js'
import { TableForm } from './table-form.js'

function Form({ position, replace }: FormProps) {
  const sketch = position as Sketch
  const change = (part: Partial<Sketch>): void => replace({ ...sketch, ...part })
  return (
    <>
      <TableForm sketch={sketch} change={change} replace={replace} />
      <RailwaysForm sketch={sketch} change={change} />
      <MinesForm sketch={sketch} change={change} />
      <PublicMinesForm sketch={sketch} change={change} replace={replace} />
      <MheForm sketch={sketch} change={change} />
      <BoardForm sketch={sketch} change={change} />
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
  Form,
}
