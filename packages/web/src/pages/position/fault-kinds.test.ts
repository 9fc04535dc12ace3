import { expect, test } from 'vitest'
import { argumentsOf, commonFaultTexts, languages, positionFaultOf } from '@stellwerk/texts'
import { games, manifestOf, titleIds } from '@stellwerk/titles'
import { assess } from './assess.js'
import { wordsFor } from './fault-words.js'
import { tellingOfPositions } from '../../titles/telling-positions.js'

const players = ['Anna', 'Ben', 'Clara']

type Example = readonly [kind: string, place: string, description: object]

const ke = { director: 'Anna', certificates: { Ben: 1 } }
const kePart = (more: object) => ({ majors: { KE: { ...ke, ...more } } })
const hbe = { railways: { HBE: { shares: { Anna: 3 } } } }
const co = { mines: [1, 2], shares: { Anna: 2 } }
const operating = { round: 'operating' }
const contract = (cities: readonly string[], bond = 900) => ({ contracts: { Anna: { bond, cities } } })

/** For each kind of fault a position of a title that has it, and where it is. */
const examples: Readonly<Record<string, readonly Example[]>> = {
  '1873': [
    ['one-of', 'at.turn', { at: { round: 'stock', turn: 'Dora' } }],
    ['at-least', 'cash.Anna', { cash: { Anna: -1 } }],
    ['between', 'at.number', { at: { ...operating, number: 2 } }],
    [
      'multiple',
      'at.profit',
      { publicMines: { CO: co }, at: { ...operating, turn: 'CO', step: 'payout', profit: 15 } },
    ],
    ['order', 'order', { order: ['Anna', 'Ben'] }],
    ['purse', 'cash.bank', { cash: { bank: 5 } }],
    ['treasury', 'cash.mine:4', { cash: { 'mine:4': 5 } }],
    ['shares', 'railways.HBE.shares', { railways: { HBE: { shares: { Anna: 6 } } } }],
    ['director', 'railways.HBE', { railways: { HBE: { director: 'Anna', shares: { Anna: 1, Ben: 2 } } } }],
    ['nobody-directs', 'railways.HBE', { railways: { HBE: { receivership: false } } }],
    ['receivership', 'railways.HBE', { railways: { HBE: { receivership: true, shares: { Anna: 1 } } } }],
    ['price', 'railways.HBE.price', { railways: { HBE: { price: 121 } } }],
    ['only-price', 'mhe.price', { mhe: { price: 160 } }],
    ['stack', 'stacks', { ...hbe, stacks: { 150: ['HBE'] } }],
    ['stack', 'stacks', { stacks: { 150: ['XX'] } }],
    ['closed-mine', 'mines.4', { mines: { 4: { machine: 2 } } }],
    ['mine-of', 'mines.1.owner', { publicMines: { CO: co }, mines: { 1: { owner: 'Anna' } } }],
    ['mine-twice', 'publicMines', { publicMines: { CO: co, MO: { ...co, mines: [2, 3] } } }],
    ['mine-places', 'publicMines.CO', { publicMines: { CO: { ...co, mines: [1, 2, 3] } } }],
    ['units', 'units.4', { units: { 4: 4 } }],
    ['units-order', 'units', { phase: '3', units: { 2: 1 } }],
    ['tile', 'tiles.B17', { tiles: { B17: 'x' } }],
    ['misfit', 'tiles.B17', { tiles: { B17: '75:4' } }],
    ['many-tiles', 'tiles.E16', { tiles: { C14: '101:1', E16: '101:0' } }],
    ['no-stop', 'markers.E18', { markers: { E18: ['GHE'] } }],
    ['circles', 'markers.F3', { ...hbe, markers: { F3: ['HBE'] } }],
    ['twice', 'markers.E18', { ...hbe, markers: { E18: ['HBE', 'HBE'] } }],
    ['no-turn', 'at.step', { at: { ...operating, step: 'issue' } }],
    [
      'in-receivership',
      'at.step',
      { publicMines: { CO: { mines: [1, 2] } }, at: { ...operating, turn: 'CO', step: 'issue' } },
    ],
  ],
  '1854': [
    ['bank', 'cash', { cash: { Anna: 10_001 } }],
    ['treasury', 'cash.VB', { cash: { VB: 10 } }],
    ['option', 'options.Clara.company', { majors: { KE: ke }, options: { Clara: { company: 'KE' } } }],
    ['unsplit', 'majors.KE.certificates.split', kePart({ certificates: { split: 1 } })],
    ['director', 'majors.KE', kePart({ certificates: { Ben: 3 } })],
    ['no-director', 'majors.KE.director', { majors: { KE: { price: 67 } } }],
    ['no-director', 'ags.A.director', { ags: { A: {} } }],
    ['space', 'majors.KE.space', kePart({ space: 'R9C9' })],
    ['stack', 'stacks', { ...kePart({}), stacks: { R6C3: ['KE', 'KE'] } }],
    ['private', 'at.bids.KE', { at: { round: 'auction', bids: { KE: { Anna: 5 } } } }],
    ['merged', 'locals.1', { ags: { A: { director: 'Anna' } }, locals: { 1: { owner: 'Anna' } } }],
    ['pair', 'ags.A.locals', { ags: { A: { director: 'Anna', locals: ['3', '3'] } } }],
    ['pairs', 'ags', { ags: { A: { director: 'Anna', locals: ['3', '4'] }, B: { director: 'Anna' } } }],
    ['open-late', 'mountains.GKB', { phase: '5', mountains: { GKB: { owner: 'Anna', open: true } } }],
    ['trains', 'trains.2', { trains: { 2: 30 } }],
    ['train-limit', 'majors.KE', { phase: '5', ...kePart({ trains: ['3', '4', '5'] }) }],
    ['wrong-trains', 'majors.KE', { phase: '5', ...kePart({ trains: ['2', '5'] }) }],
    ['wrong-pool', 'openPool', { phase: '5', openPool: ['2'] }],
    ['wrong-pool', 'scrapPool', { phase: '5', scrapPool: ['4'] }],
    [
      'mail',
      'majors',
      {
        majors: Object.fromEntries(
          ['KE', 'FJ', 'SD', 'KR', 'KT', 'SB', 'NT'].map((id) => [
            id,
            { director: 'Anna', certificates: { Anna: 1 }, mail: 'small' },
          ]),
        ),
      },
    ],
    ['tunnel', 'tunnels.F12', { tunnels: { F12: ['bent:1'] } }],
    [
      'many-tunnels',
      'tunnels',
      {
        tunnels: Object.fromEntries(['F12', 'F14', 'E13'].map((hex) => [hex, ['straight:1', 'straight:2']])),
      },
    ],
    ['circles', 'markers.C17', { tiles: { C17: '57:0' }, ...kePart({}), markers: { C17: ['KR', 'KE'] } }],
    ['other-map', 'markers.D18', { privates: 'sold', tiles: { D18: '14:0' }, markers: { D18: ['4'] } }],
  ],
  '1853': [
    ['credit', 'companies.EIR.credit', { companies: { EIR: { shares: { Anna: 5 }, credit: '2' } } }],
    ['no-shares', 'companies.EIR.shares.Ben', { companies: { EIR: { unredeemed: { Ben: 1 } } } }],
    ['size', 'companies.EIR.size', { companies: { EIR: { size: 'small' } } }],
    ['unredeemed', 'companies.EIR', { companies: { EIR: { shares: { Anna: 5 }, unredeemed: { Anna: 6 } } } }],
    [
      'contract-shares',
      'companies.EIR',
      {
        round: { stock: 1 },
        companies: { EIR: { shares: { Anna: 5 }, contract: { Anna: 6 }, unredeemed: { Anna: 1 } } },
      },
    ],
    ['director', 'companies.EIR', { companies: { EIR: { shares: { Anna: 5, Ben: 2 }, director: 'Ben' } } }],
    ['last-director', 'companies.EIR', { companies: { EIR: { shares: { Anna: 9 }, lastDirector: 'Ben' } } }],
    ['idle', 'companies.EIR', { companies: { EIR: { shares: { Anna: 9 }, operating: false } } }],
    ['treasury', 'cash.EIR', { cash: { EIR: 20 } }],
    ['idle-trains', 'companies.EIR', { companies: { EIR: { trains: ['2'] } } }],
    [
      'train-limit',
      'companies.EIR',
      { phase: '5', companies: { EIR: { shares: { Anna: 9 }, trains: ['4', '4', '4', '5'] } } },
    ],
    [
      'wrong-trains',
      'companies.EIR',
      { phase: '5', companies: { EIR: { shares: { Anna: 9 }, trains: ['2'] } } },
    ],
    ['wrong-pool', 'returned', { phase: '5', returned: ['2'] }],
    ['bond', 'contracts.Anna', contract(['Delhi'], 1)],
    ['cities', 'contracts.Anna', contract(['Delhi', 'Delhi'])],
    ['ganges', 'contracts.Anna', contract(['Patna', 'Benares', 'Calcutta'])],
    [
      'joined',
      'contracts.Anna',
      {
        ...contract(['Lahore', 'Delhi', 'Cawnpore', 'Nagpur'], 110),
        phase: '3',
        companies: { BNR: { shares: { Ben: 6 } } },
        tiles: {
          C11: '69:5',
          D12: '9:2',
          E13: '4:2',
          F16: '71:1',
          G17: '716:0',
          H16: '55:0',
          I15: '8:3',
          J16: '4:2',
          K17: '69:2',
        },
      },
    ],
    ['no-size', 'round', { round: { stock: 1, set: 1 } }],
    ['large-only', 'companies.SIR', { companies: { SIR: { option: 1 } } }],
    ['small-only', 'companies.EIR', { companies: { EIR: { token: true } } }],
    [
      'director-owes',
      'companies.EIR',
      { companies: { EIR: { shares: { Anna: 9 }, trains: ['2'], credit: '2' } } },
    ],
    ['trains', 'trains.2', { trains: { 2: 30 } }],
    [
      'many-markers',
      'bases',
      {
        companies: { ECR: { shares: { Anna: 9 } } },
        bases: { H20: ['ECR'], F14: ['ECR'], M9: ['ECR'], K17: ['ECR'], R18: ['ECR'], R16: ['ECR'] },
      },
    ],
  ],
}
const rows = Object.entries(examples).flatMap(([title, list]) => list.map((row) => [title, ...row] as const))

const english = /\b(?:the|is|of|and|has|have|only|not|this|are|with|there|more|than|here)\b/i
/** Names that are the same in every language: of the game, of the fields of a description. */
const names =
  /JSON|AG|[A-Z]{2,}|R\d+C\d+|[A-Z]\d+|\d?M|Anna|Ben|Clara|mine:\d+|bank\w+|\w+Pool|returned|payout|large|small|straight|curve/g

/** A title as the page of positions has it. */
async function opened(title: string) {
  const [game, own] = [games[title], await manifestOf(title)?.faultTexts()]
  if (!game || !own) throw new Error(title)
  return { game: await tellingOfPositions(game), own }
}

test.each(rows)(
  '%s: %s is found at "%s" and told in every language',
  async (title, kind, place, description) => {
    const { game } = await opened(title)
    const { faults } = assess(game.title.position, { players, ...description })
    const fault = faults.find(({ refusal }) => positionFaultOf(refusal)?.kind === kind)
    if (!fault) throw new Error(`found ${JSON.stringify(faults)}`)
    expect(fault.place).toBe(place)
    const [en, de, ja] = languages.map((language) => wordsFor(game, language, fault).words)
    expect(new Set([en, de, ja]).size).toBe(3)
    for (const words of [en, de, ja]) expect(words).not.toMatch(/[{}]|undefined|NaN|\[object/)
    expect(de).not.toMatch(english)
    expect(ja?.replace(names, '')).not.toMatch(/[a-z]{2}/i)
  },
)

const common = Object.keys(commonFaultTexts.en)

test('every common kind of fault has an example', () => {
  const shown = new Set(rows.map(([, kind]) => kind))
  expect(common.filter((kind) => !shown.has(kind))).toEqual(['unsound'])
})

test.each(titleIds)(
  'every kind that only %s has has an example of it, and the others are common',
  async (title) => {
    const { own } = await opened(title)
    const shown = new Set(rows.filter(([id]) => id === title).map(([, kind]) => kind))
    expect([...shown].filter((kind) => !common.includes(kind)).toSorted()).toEqual(
      Object.keys(own.en).toSorted(),
    )
  },
)

test.each(titleIds)('the words that only %s has name the same facts in every language', async (title) => {
  const { own } = await opened(title)
  for (const kind of Object.keys(own.en)) {
    const [en, ...others] = languages.map((language) =>
      [...argumentsOf(language, own[language], kind).keys()].toSorted(),
    )
    for (const facts of others) expect(facts, `${kind}`).toEqual(en)
  }
})
