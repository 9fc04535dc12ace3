import type { CoreState } from '@stellwerk/engine'
import type { ComponentChildren, ComponentType } from 'preact'
import type { Board } from './board.js'
import { Pointed, Scroll } from './parts.js'
import './players.css'

/** The star of a director, as it is seen and as it is heard. */
const DirectorStar = ({ words }: { readonly words: string }) => (
  <>
    <b aria-hidden="true">★</b>
    <span class="visually-hidden">{words}</span>
  </>
)

interface HoldingsProps<S extends CoreState> {
  readonly board: Board<S>
  readonly label: string
  readonly held: readonly { readonly company: string; readonly percent: number; readonly directs: boolean }[]
  /** What a director is called. */
  readonly director: string
  readonly Chip: ComponentType<{ readonly company: string }>
}

/** "HBE 40% ★": what a player has of companies. */
export function Holdings<S extends CoreState>({ board, label, held, director, Chip }: HoldingsProps<S>) {
  if (held.length === 0) return null
  return (
    <ul class="panel-list" aria-label={label}>
      {held.map(({ company, percent, directs }) => (
        <Pointed as="li" kind="company" id={company} key={company} class="player-holding">
          <Chip company={company} />
          {board.percent(percent)}
          {directs && <DirectorStar words={director} />}
        </Pointed>
      ))}
    </ul>
  )
}

interface PercentHeldProps<S extends CoreState> {
  readonly board: Board<S>
  readonly percent: number
  /** What a director is called, if the holder is one. */
  readonly director: string | false
}

/** A cell of the table of holdings: "40% ★", or nothing. */
export const PercentHeld = <S extends CoreState>({ board, percent, director }: PercentHeldProps<S>) => (
  <>
    {percent > 0 && board.percent(percent)}
    {director !== false && (
      <>
        {' '}
        <DirectorStar words={director} />
      </>
    )}
  </>
)

interface HoldingsTableProps {
  readonly label: string
  /** What the first column is called; the companies stand there. */
  readonly company: string
  readonly columns: readonly { readonly id: string; readonly label: string }[]
  readonly rows: readonly { readonly company: string; readonly cells: readonly ComponentChildren[] }[]
  readonly Chip: ComponentType<{ readonly company: string }>
  readonly children?: ComponentChildren
}

/** Every company against everybody who may hold a part of it. */
export function HoldingsTable({ label, company: head, columns, rows, Chip, children }: HoldingsTableProps) {
  return (
    <section>
      <h2>{label}</h2>
      <Scroll label={label}>
        <table>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              {columns.map(({ id, label: name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ company, cells }) => (
              <Pointed as="tr" kind="company" id={company} key={company}>
                <th scope="row">
                  <Chip company={company} />
                </th>
                {columns.map(({ id }, i) => (
                  <td key={id}>{cells[i]}</td>
                ))}
              </Pointed>
            ))}
          </tbody>
        </table>
      </Scroll>
      {children}
    </section>
  )
}
