import { guideFrom } from '../../../guide/guide.js'
import { courseTexts, hintTexts } from './texts.js'

export const guide = guideFrom({
  course: courseTexts,
  hints: hintTexts,
  steps: {
    premium: 'premium',
    sale: 'sale',
    'auction-round': 'auctions',
    auction: 'auctions',
    'stock-round': 'stock',
    'mine-track': 'mineTrack',
    'railway-track': 'track',
    'railway-station': 'station',
    'railway-run': 'run',
    payout: 'payout',
    'railway-purchases': 'trains',
    'mine-purchases': 'machines',
    'public-mine-purchases': 'machines',
    switchers: 'switchers',
    'mine-purchase': 'mine',
    issue: 'issue',
  },
})
