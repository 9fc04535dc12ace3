import type { CompanyId, PublicMineId, Railway, State } from '@stellwerk/1873'
import {
  cashOf,
  companyOf,
  diesels,
  harzbahn,
  holderOf,
  isRailway,
  ladder,
  marketOrder,
  mineIds,
  mineOf,
  minePurse,
  mines,
  percentOf,
  playerOf,
  privateMinesOf,
  publicMineOf,
  railwayOf,
  shareIds,
  sizes,
  switcherOnSale,
  tilesLeft,
  units,
} from '@stellwerk/1873'
import type { PlayerId } from '@stellwerk/engine'
import { purseOf } from '@stellwerk/engine'
import { format, interfaceTexts, numeral } from '@stellwerk/texts'
import { flow } from '../../width.js'
import type { Look, Section } from '../face.js'
import { say } from './texts.js'

const word = ({ language }: Look, key: string): string => format(language, interfaceTexts[language], key)

/** "3, 5" for what there is; a dash for nothing. */
const list = (items: readonly (string | number)[], between = ', '): string =>
  items.length > 0 ? items.join(between) : '–'

export function playerSection(state: State, look: Look): Section {
  const fortunes = new Map(harzbahn.ranking(state).map(({ player, fortune }) => [player, fortune]))
  const number = (n: number): string => numeral(look.language, n)
  return {
    heading: word(look, 'players'),
    table: {
      columns: [
        { heading: word(look, 'player') },
        { heading: word(look, 'cash'), align: 'right' },
        { heading: word(look, 'shares'), flexible: true },
        { heading: say(look.language, 'mines'), flexible: true },
        { heading: say(look.language, 'concessions'), flexible: true },
        { heading: word(look, 'fortune'), align: 'right' },
      ],
      rows: state.order.map((player) => [
        player,
        number(cashOf(state, purseOf(player))),
        list(holdings(state, player)),
        list(privateMinesOf(state, player)),
        list([
          ...Object.keys(state.concessions).filter(
            (railway) => state.concessions[railway] === holderOf(player),
          ),
          ...Object.keys(state.options)
            .filter((company) => state.options[company] === player)
            .map((company) => say(look.language, 'option', { company })),
        ]),
        number(fortunes.get(player) ?? 0),
      ]),
    },
  }
}

/** "HBE 40 %*": what a player holds; a star for the director. */
function holdings(state: State, player: PlayerId): string[] {
  return shareIds(state).flatMap((id) => {
    const percent = percentOf(state, id, holderOf(player))
    if (percent === 0) return []
    return [`${id}\u00a0${percent}%${companyOf(state, id)?.director === player ? '*' : ''}`]
  })
}

export function tableSections(state: State, look: Look): Section[] {
  const order = marketOrder(state).filter((id) => id !== 'MHE')
  return [
    ...(order.length > 0 ? [companySection(state, look, order)] : []),
    { heading: word(look, 'market'), lines: marketLines(state, look) },
    mineSection(state, look),
    { heading: say(look.language, 'stock'), lines: stockLines(state, look) },
    { heading: say(look.language, 'tiles'), lines: tileLines(state, look) },
  ]
}

function companySection(state: State, look: Look, order: readonly CompanyId[]): Section {
  const { language } = look
  const number = (n: number): string => numeral(language, n)
  return {
    heading: word(look, 'companies'),
    table: {
      columns: [
        { heading: say(language, 'company') },
        { heading: say(language, 'price'), align: 'right' },
        { heading: say(language, 'denomination'), align: 'right' },
        { heading: say(language, 'pool'), align: 'right' },
        { heading: say(language, 'issue'), align: 'right' },
        { heading: say(language, 'treasury'), align: 'right' },
        { heading: word(look, 'director') },
        { heading: say(language, 'equipment'), flexible: true },
      ],
      rows: order.map((id) => {
        const company = companyOf(state, id)
        return [
          id,
          number(company?.price ?? 0),
          `${company?.denomination ?? 0}%`,
          number(company?.shares['pool'] ?? 0),
          number(company?.shares['issue'] ?? 0),
          number(state.cash[id] ?? 0),
          company?.receivership ? say(language, 'receivership') : (company?.director ?? '–'),
          isRailway(id) ? railwayEquipment(railwayOf(state, id), look) : mineEquipment(state, id, look),
        ]
      }),
    },
    ...(Object.keys(state.publicMines).length > 0
      ? { lines: [look.paint.dim(say(language, 'equipmentNote'))] }
      : {}),
  }
}

function railwayEquipment({ floated, trains, diesel, switchers }: Railway, { language }: Look): string {
  if (!floated) return say(language, 'notFloated')
  const owned = [...trains.map(String), ...(diesel ? ['D'] : [])]
  return [
    say(language, 'trains', { trains: list(owned) }),
    ...(switchers.length > 0 ? [say(language, 'switchers', { switchers: list(switchers) })] : []),
  ].join('; ')
}

function mineEquipment(state: State, id: PublicMineId, { language }: Look): string {
  return publicMineOf(state, id)
    .mines.map((mine) => {
      const { machine, switcher } = mineOf(state, mine)
      return say(language, 'mineEquipment', { mine, machine, switcher: switcher ?? 0 })
    })
    .join(' ')
}

function marketLines(state: State, look: Look): string[] {
  const boxes = ladder
    .toReversed()
    .flatMap((price) => (state.market[price] ? [`${price}: ${state.market[price].join(' › ')}`] : []))
  const mhe = marketOrder(state).includes('MHE')
    ? []
    : [say(look.language, 'mhe', { price: state.mhe.price })]
  return flow([...boxes, ...mhe], look.columns)
}

function mineSection(state: State, look: Look): Section {
  const { language } = look
  return {
    heading: say(language, 'mines'),
    table: {
      columns: [
        { heading: '', align: 'right' },
        { heading: say(language, 'name') },
        { heading: say(language, 'hex') },
        { heading: say(language, 'owner') },
        { heading: say(language, 'faceValue'), align: 'right' },
        { heading: say(language, 'machine'), align: 'right' },
        { heading: say(language, 'switcher'), align: 'right' },
        { heading: say(language, 'connected') },
        { heading: say(language, 'treasury'), align: 'right' },
      ],
      rows: mineIds.map((mine) => {
        const { open, owner, machine, switcher, connected } = mineOf(state, mine)
        const { name, hex, faceValue } = mines[mine]
        return [
          String(mine),
          name,
          hex,
          open
            ? (playerOf(owner) ?? (owner === 'bank' ? word(look, 'bank') : owner))
            : say(language, 'closed'),
          String(faceValue),
          open ? String(machine) : '',
          switcher === null ? '' : String(switcher),
          connected ? '✓' : '',
          open ? numeral(language, state.cash[minePurse(mine)] ?? 0) : '',
        ]
      }),
    },
  }
}

function stockLines(state: State, { language, columns }: Look): string[] {
  const counts = sizes.map((size) => {
    const left = state.units[size]
    const { machine, train } = units[size]
    return say(language, 'unit', { size, left: left ?? '∞', machine: machine ?? '–', train })
  })
  const switcher = switcherOnSale(state)
  const diesel = say(language, state.diesels.onSale ? 'diesels' : 'dieselsLater', {
    left: state.diesels.left,
    price: diesels.price,
  })
  const concessions = Object.entries(state.concessions).filter(([, owner]) => playerOf(owner) === undefined)
  const byOwner = (owner: string): string =>
    list(concessions.filter(([, o]) => o === owner).map(([railway]) => railway))
  return [
    ...flow(counts, columns),
    ...flow(
      [
        diesel,
        ...(switcher === null
          ? []
          : [say(language, 'switcherOnSale', { size: switcher, price: units[switcher].switcher ?? 0 })]),
        say(language, 'mheTrain', { size: state.mhe.train, pool: state.mhe.shares['pool'] ?? 0 }),
      ],
      columns,
    ),
    say(language, 'concessionsLeft', {
      bank: byOwner('bank'),
      inactive: byOwner('inactive'),
      gone: byOwner('gone'),
    }),
  ]
}

function tileLines(state: State, { columns }: Look): string[] {
  const left = Object.keys(state.supply).map((tile) => `${tile}×${tilesLeft(state, tile)}`)
  return flow(left, columns, '  ')
}
