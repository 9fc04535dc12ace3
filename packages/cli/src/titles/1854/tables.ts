import type { AuctionFrame, LocalId, PrivateId, ShareCompanyId, State } from '@stellwerk/1854'
import {
  bidsOn,
  cashOf,
  certificatesOf,
  companiesByPrice,
  facePrice,
  fallingPrice,
  isMajor,
  isMountain,
  localRailways,
  markersInAll,
  markersPlaced,
  mountainIds,
  mountainRailways,
  priceIfAny,
  shareCompanyIds,
  shareCompanyOf,
  unsoldPrivates,
} from '@stellwerk/1854'
import { frameOf } from '@stellwerk/engine'
import { numeral } from '@stellwerk/texts'
import type { Look, Section } from '../face.js'
import { goodsLines, tileLines } from './goods.js'
import { marketLines } from './market.js'
import { say } from './texts.js'
import { list, word } from '../words.js'

/** Everything on the table besides the players. */
export function tableSections(state: State, look: Look): Section[] {
  const { language } = look
  return [
    ...auctionSections(state, look),
    ...companySections(state, look),
    { heading: word(look, 'market'), lines: marketLines(state, look) },
    ...localSections(state, look),
    mountainSection(state, look),
    { heading: say(language, 'goods'), lines: goodsLines(state, look) },
    { heading: say(language, 'tiles'), lines: tileLines(state, look) },
  ]
}

/** What is still to be sold, with the bids that stand. */
function auctionSections(state: State, { language }: Look): Section[] {
  const frame = frameOf<AuctionFrame>(state, 'auction')
  if (!frame) return []
  const price = (id: PrivateId): number => (id === fallingPrice.of ? frame.price : facePrice(id))
  return [
    {
      heading: say(language, 'bids'),
      table: {
        columns: [
          { heading: say(language, 'private') },
          { heading: say(language, 'name') },
          { heading: say(language, 'facePrice'), align: 'right' },
          { heading: say(language, 'standing'), flexible: true },
        ],
        rows: unsoldPrivates(state).map((id) => [
          id,
          isMountain(id) ? mountainRailways[id].name : localRailways[id].name,
          String(price(id)),
          list(
            Object.entries(bidsOn(frame, id))
              .toSorted(([, a], [, b]) => b - a)
              .map(([player, bid]) => `${player}\u00a0${bid}`),
          ),
        ]),
      },
    },
  ]
}

/** Share companies that have a director, in the order in which they act. */
function companySections(state: State, look: Look): Section[] {
  const { language } = look
  const operating = companiesByPrice(state)
  const waiting = shareCompanyIds(state).filter(
    (id) => !operating.includes(id) && shareCompanyOf(state, id).director !== null,
  )
  if (operating.length + waiting.length === 0) return []
  const right = (heading: string) => ({ heading, align: 'right' as const })
  return [
    {
      heading: word(look, 'companies'),
      table: {
        columns: [
          { heading: say(language, 'company') },
          right(say(language, 'price')),
          right(say(language, 'issue')),
          right(say(language, 'tableau')),
          right(say(language, 'pool')),
          right(say(language, 'split')),
          right(say(language, 'treasury')),
          { heading: word(look, 'director'), flexible: true },
          { heading: say(language, 'trains') },
          { heading: say(language, 'mail') },
          right(say(language, 'markers')),
        ],
        rows: [...operating, ...waiting].map((id) => companyRow(state, look, id)),
      },
    },
  ]
}

function companyRow(state: State, { language }: Look, id: ShareCompanyId): string[] {
  const { director, trains, mail } = shareCompanyOf(state, id)
  const issue = isMajor(id) ? state.majors[id].issuePrice : null
  return [
    id,
    String(priceIfAny(state, id) ?? '–'),
    issue === null ? '' : String(issue),
    String(certificatesOf(state, id, 'tableau')),
    String(certificatesOf(state, id, 'pool')),
    isMajor(id) && state.majors[id].split ? String(certificatesOf(state, id, 'split')) : '',
    numeral(language, cashOf(state, id)),
    director ?? '–',
    list(trains, ' '),
    mail === null ? '–' : say(language, mail),
    `${markersPlaced(state, id)}/${markersInAll(id)}`,
  ]
}

function localSections(state: State, { language }: Look): Section[] {
  const sold = (Object.keys(state.locals) as LocalId[]).filter(
    (id) => (state.locals[id]?.owner ?? null) !== null,
  )
  if (sold.length === 0) return []
  return [
    {
      heading: say(language, 'locals'),
      table: {
        columns: [
          { heading: '', align: 'right' },
          { heading: say(language, 'name') },
          { heading: say(language, 'owner'), flexible: true },
          { heading: say(language, 'treasury'), align: 'right' },
          { heading: say(language, 'trains') },
          { heading: say(language, 'markers'), align: 'right' },
        ],
        rows: sold
          .toSorted()
          .map((id) => [
            id,
            localRailways[id].name,
            state.locals[id]?.owner ?? '–',
            numeral(language, cashOf(state, id)),
            list(state.locals[id]?.trains ?? []),
            `${markersPlaced(state, id)}/${markersInAll(id)}`,
          ]),
      },
    },
  ]
}

function mountainSection(state: State, { language }: Look): Section {
  return {
    heading: say(language, 'mountains'),
    table: {
      columns: [
        { heading: '' },
        { heading: say(language, 'name') },
        { heading: say(language, 'hex') },
        { heading: say(language, 'owner'), flexible: true },
        { heading: say(language, 'income'), align: 'right' },
        { heading: say(language, 'state') },
      ],
      rows: mountainIds.map((id) => {
        const { owner, open, used } = state.mountains[id]
        const { name, hex, income } = mountainRailways[id]
        const standing = !open ? 'closed' : owner === null ? 'unsold' : used ? 'used' : 'open'
        return [id, name, hex, owner ?? '–', String(income), say(language, standing)]
      }),
    },
  }
}
