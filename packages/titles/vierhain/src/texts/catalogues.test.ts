import { sourcesOf, testCatalogues } from '../../../../texts/src/testing-catalogues.js'
import { phaseOrder } from '../data/trains.js'
import { procedures } from '../rules/procedures.js'
import glossary from './glossary.json' with { type: 'json' }
import { vierhainTexts } from './index.js'
import { catalogues, say } from './words.js'

const sources = sourcesOf(new URL('../', import.meta.url), /'(vierhain-[a-z]+-[a-z]+)'/g)

testCatalogues({
  title: 'vierhain',
  sources,
  catalogues,
  say,
  values: {
    amount: 1200,
    companies: ['A', 'D'],
    company: 'A',
    count: 2,
    edge: 3,
    from: 'bank',
    hex: 'C5',
    player: 'Anna',
    price: 60,
    to: 'player:Anna',
    train: '2',
  },
  texts: vierhainTexts,
  glossary,
  phases: phaseOrder,
  procedures,
  engineEvents: [],
  least: { events: 10, reasons: 9 },
})
