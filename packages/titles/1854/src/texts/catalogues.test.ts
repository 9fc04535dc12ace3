import { offerEvents, sourcesOf, testCatalogues } from '../../../../texts/src/testing-catalogues.js'
import { phaseOrder } from '../data/phases.js'
import { procedures } from '../rules/procedures.js'
import glossary from './glossary.json' with { type: 'json' }
import { austriaTexts } from './index.js'
import { catalogues, say } from './words.js'

const sources = sourcesOf(new URL('../', import.meta.url), /'(1854-[a-z-]+)'/g)

testCatalogues({
  title: '1854',
  sources,
  catalogues,
  say,
  values: {
    amount: 1200,
    bid: 110,
    companies: ['KE', '3', 'A'],
    company: 'KE',
    count: 2,
    deal: 'a deal',
    edge: 3,
    from: 'pool',
    hex: 'C23',
    locals: ['1', '4'],
    mountain: 'AUS',
    player: 'Anna',
    price: 340,
    private: '6',
    route: ['C23', 'C21', 'C19'],
    seller: 'scrap',
    to: 'player:Anna',
    train: '80x',
  },
  texts: austriaTexts,
  glossary,
  phases: phaseOrder,
  procedures,
  engineEvents: offerEvents,
  least: { events: 36, reasons: 16 },
})
