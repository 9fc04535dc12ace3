import type { ContractSize, State, TrainId } from '@stellwerk/1854'
import { mailContracts, phases, trainLimits, trains, trainsOnSale } from '@stellwerk/1854'
import { numeral } from '@stellwerk/texts'
import { flow } from '../../width.js'
import type { Look } from '../face.js'
import { say } from './texts.js'
import { list } from '../words.js'

/** Trains, pools, mail contracts and tunnels. */
export function goodsLines(state: State, look: Look): string[] {
  const { language, columns } = look
  const { value } = phases[state.phase]
  const contracts = (Object.keys(mailContracts) as ContractSize[]).map((size) => {
    const { price, income } = mailContracts[size]
    return say(language, 'contract', {
      size: say(language, size),
      left: state.contracts[size],
      price,
      income: income[value],
    })
  })
  const { straight, curve } = state.tunnelSupply
  const { major, local, localAg } = trainLimits(state, state.phase)
  return [
    ...flow(trainsLeft(state, look), columns),
    say(language, 'openPool', { trains: list(state.openPool) }),
    say(language, 'scrapPool', { trains: list(state.scrapPool) }),
    say(language, 'limits', { major, local, ag: localAg }),
    ...flow(contracts, columns),
    say(language, 'tunnels', { straight, curve }),
  ]
}

function trainsLeft(state: State, { language }: Look): string[] {
  const onSale = trainsOnSale(state)
  return (Object.keys(trains) as TrainId[])
    .filter((train) => state.trains[train] !== 0)
    .map((train) =>
      say(language, onSale.includes(train) ? 'onSale' : 'train', {
        train,
        left: state.trains[train] ?? '∞',
        price: numeral(language, trains[train].price),
      }),
    )
}

export function tileLines(state: State, { columns }: Look): string[] {
  const left = Object.entries(state.supply).map(([tile, count]) => `${tile}×${count}`)
  return flow(left, columns, '  ')
}
