import type { CityName, CompanyId } from '@stellwerk/1853'
import {
  baseCost,
  basesLeft,
  companies,
  debtOf,
  homeAreaBorders,
  homesOf,
  secondTileFee,
  secondTileFreeFrom,
  trainLimit,
} from '@stellwerk/1853'
import { listed } from '@stellwerk/texts'
import { useSay } from '../../../../language/language.js'
import { Fact, HexName } from '../../../../panels/parts.js'
import type { Board } from '../board.js'
import { panelTexts } from '../texts.js'
import { companyTexts } from './texts.js'
import '../../../../panels/charter.css'

interface EquipmentProps {
  readonly board: Board
  readonly company: CompanyId
}

/** Trains, train token, second tile and bases of a company in operation. */
export function Equipment({ board, company }: EquipmentProps) {
  const say = useSay(companyTexts)
  const common = useSay(panelTexts)
  const { state, money } = board
  const { trains, credit, size, token, option } = state.companies[company]
  const left = basesLeft(state, company)
  return (
    <>
      <Fact label={say('trains')} wide>
        <span class="charter-pieces">
          {trains.map((train, i) => (
            <span key={i} class="charter-piece">
              {train}
            </span>
          ))}
        </span>{' '}
        <span class="panel-note">{say('trainsOf', { count: trains.length, limit: trainLimit(state) })}</span>
        {credit !== null && (
          <span class="charter-cost"> {say('credit', { debt: money(debtOf(state, company)) })}</span>
        )}
      </Fact>
      {size === 'small' && <Fact label={say('token')}>{say(token ? 'token.yes' : 'token.no')}</Fact>}
      {size === 'large' && (
        <Fact label={say('option')}>
          {say(option === null ? 'option.none' : `option.${option}`, {
            phase: secondTileFreeFrom,
            fee: money(secondTileFee[company] ?? 0),
          })}
        </Fact>
      )}
      <Fact label={say('bases')}>{say('basesLeft', { left, cost: money(baseCost(state, company)) })}</Fact>
      <Fact label={say('homes')}>
        {homesOf(state, company).map(({ hex }) => (
          <HexName key={hex} hex={hex} label={common('hexOnMap', { hex })} />
        ))}
      </Fact>
    </>
  )
}

const sides = ['northOf', 'southOf', 'westOf', 'eastOf'] as const

/** Where a company may upgrade and place bases before phase 5, in words. */
export function HomeArea({ board, company }: EquipmentProps) {
  const say = useSay(companyTexts)
  const borders = homeAreaBorders[company]
  const words = sides.flatMap((side) => {
    const city: CityName | undefined = borders[side]
    return city === undefined ? [] : [say(`area.${side}`, { city })]
  })
  return (
    <Fact label={say('area')} wide="row">
      {listed(board.language, words)}
    </Fact>
  )
}

/** The home bases that a company will have, by its size as far as that is known. */
export const homesToCome = (company: CompanyId): readonly string[] =>
  companies[company].homes.map(({ hex }) => hex)
