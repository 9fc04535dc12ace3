import { offerEvents, sourcesOf, testCatalogues } from '../../../../texts/src/testing-catalogues.js'
import { procedures } from '../rules/procedures.js'
import glossary from './glossary.json' with { type: 'json' }
import { harzbahnTexts } from './index.js'
import { catalogues, say } from './words.js'

const sources = sourcesOf(new URL('../', import.meta.url), /'(1873-[\dT][^'\s]*)'/g)

testCatalogues({
  title: '1873',
  sources,
  catalogues,
  say,
  values: {
    amount: 1200,
    bid: 110,
    company: 'HBE',
    count: 2,
    deal: 'a deal',
    from: 'pool',
    hex: 'D15',
    item: 'mine:12',
    mine: 12,
    mines: [3, 12],
    operation: 'mine:12',
    player: 'Anna',
    price: 340,
    railway: 'HBE',
    route: 'B9-C8-D7',
    size: 2,
    to: 'player:Anna',
    train: 'D',
  },
  texts: harzbahnTexts,
  glossary,
  phases: ['1', '2', '3', '4', '5', 'D'],
  procedures,
  engineEvents: offerEvents,
  least: { events: 41, reasons: 16 },
})
