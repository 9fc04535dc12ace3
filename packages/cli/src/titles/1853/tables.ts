import type { CompanyId, State } from '@stellwerk/1853'
import {
  basesLeft,
  cashOf,
  companies,
  companyOrder,
  debtOf,
  managerOf,
  parOf,
  sharesOf,
} from '@stellwerk/1853'
import { numeral } from '@stellwerk/texts'
import { flow } from '../../width.js'
import type { Look, Section } from '../face.js'
import { list, word } from '../words.js'
import { contractSection } from './contracts.js'
import { goodsLines, tileLines } from './goods.js'
import { marketLines } from './market.js'
import { say } from './texts.js'

/** Everything on the table besides the players. */
export function tableSections(state: State, look: Look): Section[] {
  const { language } = look
  return [
    contractSection(state, look),
    companySection(state, look),
    { heading: word(look, 'market'), lines: marketLines(state, look) },
    { heading: say(language, 'goods'), lines: goodsLines(state, look) },
    { heading: say(language, 'tiles'), lines: tileLines(state, look) },
  ]
}

/** All companies in the order in which they act. */
function companySection(state: State, look: Look): Section {
  const { language, columns } = look
  const right = (heading: string) => ({ heading, align: 'right' as const })
  return {
    heading: word(look, 'companies'),
    table: {
      columns: [
        { heading: say(language, 'company') },
        { heading: say(language, 'size') },
        right(say(language, 'price')),
        right(say(language, 'par')),
        right(say(language, 'offer')),
        right(say(language, 'pool')),
        right(say(language, 'treasury')),
        { heading: word(look, 'director'), flexible: true },
        { heading: say(language, 'trains') },
        right(say(language, 'bases')),
      ],
      rows: companyOrder.map((company) => companyRow(state, look, company)),
    },
    lines: flow([say(language, 'legend.option'), say(language, 'legend.token')], columns),
  }
}

function companyRow(state: State, { language }: Look, company: CompanyId): string[] {
  const { price, trains, operating, onSale } = state.companies[company]
  const debt = debtOf(state, company)
  const { markers } = companies[company]
  return [
    company,
    kind(state, language, company),
    String(price ?? '–'),
    String(parOf(company)),
    onSale ? String(sharesOf(state, company, 'offer')) : say(language, 'notOnSale'),
    String(sharesOf(state, company, 'pool')),
    operating ? numeral(language, cashOf(state, company)) : '–',
    office(state, language, company),
    // a company in debt owns but the train that is not paid
    debt === 0 ? list(trains, ' ') : say(language, 'debt', { train: list(trains, ' '), debt }),
    operating ? `${markers - basesLeft(state, company)}/${markers}` : '–',
  ]
}

/** The director, or the manager with a word for him. */
function office(state: State, language: Look['language'], company: CompanyId): string {
  const { director } = state.companies[company]
  if (director !== null) return director
  const manager = managerOf(state, company)
  return manager === null ? '–' : say(language, 'manager', { player: manager })
}

/** Large with the chosen option, or small with a sign for its train token. */
function kind(state: State, language: Look['language'], company: CompanyId): string {
  const { size, option, token } = state.companies[company]
  if (size === null) return '?'
  const extra = option !== null ? [String(option)] : token ? [say(language, 'token')] : []
  return [say(language, size === 'large' ? 'large' : 'small'), ...extra].join(' ')
}
