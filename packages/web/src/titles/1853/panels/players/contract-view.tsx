import type { CityName } from '@stellwerk/1853'
import { cities, progressOf } from '@stellwerk/1853'
import type { PlayerId } from '@stellwerk/engine'
import { Fragment } from 'preact'
import { useSay } from '../../../../language/language.js'
import { HexName } from '../../../../panels/parts.js'
import { uncovered } from '../../facts.js'
import type { Board } from '../board.js'
import { panelTexts } from '../texts.js'
import { playerTexts } from './texts.js'

interface ContractViewProps {
  readonly board: Board
  readonly player: PlayerId
  readonly named: readonly CityName[]
}

/** A contract whose cities the viewer knows: what is joined, and how far apart the rest is. */
export function ContractView({ board, player, named }: ContractViewProps) {
  const say = useSay(playerTexts)
  const { state, money } = board
  const contract = state.contracts[player]
  if (!contract || named.length === 0) return null
  const { groups, missing } = progressOf(state, named)
  return (
    <section class="contract" aria-label={`${say('contract')} ${board.nameOf(player)}`}>
      <p>
        <b>{contract.fulfilled || missing === 0 ? say('allJoined') : say('missing', { missing })}</b>{' '}
        <span class="panel-note">
          {say('covered', { left: money(Math.max(0, uncovered(contract.bond, named))) })}
        </span>
      </p>
      {!contract.fulfilled && (
        <ul class="contract-groups">
          {groups.map((group) => (
            <li key={group.cities[0]}>
              {group.cities.map((city, i) => (
                <Fragment key={city}>
                  {i > 0 && ' – '}
                  {city} <CityHex city={city} />
                </Fragment>
              ))}
              {group.missing > 0 && (
                <span class="panel-note"> {say('nearest', { missing: group.missing })}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {contract.fulfilled && <p>{named.join(' – ')}</p>}
    </section>
  )
}

function CityHex({ city }: { readonly city: CityName }) {
  const common = useSay(panelTexts)
  const { hex } = cities[city]
  return <HexName hex={hex} label={common('hexOnMap', { hex: `${city} ${hex}` })} />
}
