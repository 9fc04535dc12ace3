import type { Equipment, PublicMine, Railway, RailwayId, Size } from '@stellwerk/1873'
import { incomeOf, maintenanceOf, markersInAll, markersLeft, mineOf } from '@stellwerk/1873'
import { useSay } from '../../../../language/language.js'
import type { Board } from '../board.js'
import { Fact } from '../../../../panels/parts.js'
import { MineName } from '../mine-name.js'
import { panelTexts } from '../texts.js'
import { companyTexts } from './texts.js'
import '../../../../panels/charter.css'
import './companies.css'

interface PiecesProps {
  readonly board: Board
  readonly piece: Equipment
  readonly pieces: readonly Size[]
  /** What needs no maintenance and has no size. */
  readonly also?: readonly string[]
}

/** Trains or switchers by size, each with what it costs in the present phase. */
function Pieces({ board, piece, pieces, also = [] }: PiecesProps) {
  const say = useSay(companyTexts)
  const common = useSay(panelTexts)
  if (pieces.length + also.length === 0) return <>{common('none')}</>
  return (
    <span class="charter-pieces">
      {pieces.map((size, i) => {
        const cost = maintenanceOf(board.state, piece, size)
        const words = say('trainOf', { size, cost: cost === 0 ? 0 : board.money(cost) })
        return (
          <span key={i} class="charter-piece" title={words}>
            <span aria-hidden="true">
              {size}
              {cost > 0 && <span class="charter-cost"> −{board.number(cost)}</span>}
            </span>
            <span class="visually-hidden">{words}</span>
          </span>
        )
      })}
      {also.map((name) => (
        <span key={name} class="charter-piece">
          {name}
        </span>
      ))}
    </span>
  )
}

interface RailwayProps {
  readonly board: Board
  readonly id: RailwayId
  readonly railway: Railway
}

export function RailwayEquipment({ board, id, railway }: RailwayProps) {
  const say = useSay(companyTexts)
  const { trains, switchers, diesel } = railway
  const left = markersLeft(board.state, id)
  const all = markersInAll(board.state, id)
  const also = [...(diesel ? [say('diesel')] : []), ...(id === 'QLB' ? [say('local')] : [])]
  return (
    <>
      <Fact label={say('trains')} wide={also.length > 0}>
        <Pieces board={board} piece="train" pieces={trains} also={also} />
      </Fact>
      <Fact label={say('switchers')}>
        <Pieces board={board} piece="switcher" pieces={switchers} />
      </Fact>
      <Fact label={say('markers')}>{say('ofAll', { left, all })}</Fact>
      <Fact label={say('startPrice')}>{board.money(railway.startPrice)}</Fact>
    </>
  )
}

/** The mines of a company with what stands there and what each earns. */
export function MinesOwned({ board, mines }: { readonly board: Board; readonly mines: PublicMine['mines'] }) {
  const say = useSay(companyTexts)
  return (
    <ul class="charter-mines" aria-label={say('minesOwned')}>
      {mines.map((mine) => {
        const { machine, switcher, connected } = mineOf(board.state, mine)
        return (
          <li key={mine}>
            <MineName mine={mine} />
            <span class="panel-note">
              {say('mineWith', { machine, switcher: switcher ?? 0 })}
              {!connected && ` · ${say('unconnected')}`}
            </span>
            <span>{board.money(incomeOf(board.state, mine))}</span>
          </li>
        )
      })}
    </ul>
  )
}
