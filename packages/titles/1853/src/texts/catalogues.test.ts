import { expect, test } from 'vitest'
import { argumentsOf } from '@stellwerk/texts'
import { idsIn, offerEvents, sourcesOf, testCatalogues } from '../../../../texts/src/testing-catalogues.js'
import { phaseOrder } from '../data/phases.js'
import { procedures } from '../rules/procedures.js'
import { manifest } from '../manifest.js'
import glossary from './glossary.json' with { type: 'json' }
import { indiaTexts } from './index.js'
import { catalogues, say } from './words.js'

const sources = sourcesOf(new URL('../', import.meta.url), /'(1853-[\w.-]+)'/g)
const ids = idsIn(catalogues)

testCatalogues({
  title: '1853',
  sources,
  catalogues,
  say,
  values: {
    amount: 1200,
    bond: 110,
    cities: ['Delhi', 'Calcutta'],
    city: 'Delhi',
    companies: ['EIR', 'BBCI'],
    company: 'EIR',
    count: 2,
    deal: 'a deal',
    edge: 3,
    from: 'pool',
    hex: 'F14',
    player: 'Anna',
    price: 340,
    route: ['F14', 'F16', 'F18'],
    seller: 'returned',
    to: 'player:Anna',
    train: '2M',
  },
  texts: indiaTexts,
  glossary,
  phases: phaseOrder,
  procedures,
  engineEvents: [...offerEvents, 'sealed'],
  least: { events: 36, reasons: 16 },
})

test('every refusal is told by what its place in the rules tells', () => {
  // what the engine tells of a kind of action that a step forbids
  const ofForbidden = ['type', 'step', 'possible']
  for (const rule of ids('refusal.')) {
    const text = sources.files.filter((file) => file.includes(`'${rule}'`)).join('\n')
    for (const name of argumentsOf('en', catalogues.en, `refusal.${rule}`).keys()) {
      const field = name.replace(/Is$/, '')
      if (!ofForbidden.includes(field)) expect(text, `${rule} ${field}`).toMatch(new RegExp(`\\b${field}\\b`))
    }
  }
})

test('there are words for every size of the bank', () => {
  expect(ids('option.').toSorted()).toEqual(
    ['bank', ...manifest.options.bank.map((size) => `bank.${size}`)].toSorted(),
  )
})
