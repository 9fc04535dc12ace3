import type { RailwayId } from '@stellwerk/1873'
import { concessionRoutes, hexes, playerOf, railways, routeComplete } from '@stellwerk/1873'
import { useSay } from '../../../../language/language.js'
import { CompanyChip } from '../../chip.js'
import type { Board } from '../board.js'
import { Fact, Facts, HexName, Pointed } from '../../../../panels/parts.js'
import { panelTexts } from '../texts.js'
import { companyTexts } from './texts.js'

interface RailwayProps {
  readonly board: Board
  readonly id: RailwayId
}

/** Who has a railway's concession, and what its route costs or that it lies. */
export function ConcessionFacts({ board, id }: RailwayProps) {
  const say = useSay(companyTexts)
  return (
    <>
      <Fact label={say('concession')} wide>
        <ConcessionState board={board} id={id} />
      </Fact>
      <Fact label={say('route')}>
        {concessionRoutes[id].length === 0
          ? say('routeNone')
          : routeComplete(board.state, id)
            ? say('routeBuilt')
            : board.money(railways[id].concessionCost)}
      </Fact>
    </>
  )
}

function ConcessionState({ board, id }: RailwayProps) {
  const say = useSay(companyTexts)
  const concession = board.state.concessions[id] ?? 'gone'
  const player = playerOf(concession)
  if (player !== undefined) return <>{say('concession.player', { name: board.nameOf(player) })}</>
  if (concession !== 'inactive') return <>{say(`concession.${concession as 'bank' | 'gone'}`)}</>
  const { activeInPhase: phase, earlyInPhase: early } = railways[id]
  return (
    <>
      {early === undefined
        ? say('concession.inactive', { phase })
        : say('concession.early', { phase, early })}
    </>
  )
}

/** A railway that nobody has founded yet. */
export function WaitingRailway({ board, id }: RailwayProps) {
  const say = useSay(companyTexts)
  const common = useSay(panelTexts)
  const { name, homes, markers } = railways[id]
  return (
    <li>
      <Pointed as="article" kind="company" id={id} class="panel-card">
        <header class="panel-head">
          <CompanyChip company={id} />
          <h3>{name}</h3>
        </header>
        <Facts>
          <ConcessionFacts board={board} id={id} />
          <Fact label={say('homes')} wide>
            {homes.map(({ hex }) => (
              <span key={hex}>
                {hexes[hex]?.name} <HexName hex={hex} label={common('hexOnMap', { hex })} />{' '}
              </span>
            ))}
          </Fact>
          <Fact label={say('stations')} wide>
            {say('stationsBy', { few: markers[20], many: markers[10] })}
          </Fact>
        </Facts>
      </Pointed>
    </li>
  )
}
