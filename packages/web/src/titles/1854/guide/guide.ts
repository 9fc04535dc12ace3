import { guideFrom } from '../../../guide/guide.js'
import { courseTexts, hintTexts } from './texts.js'

export const guide = guideFrom({
  course: courseTexts,
  hints: hintTexts,
  steps: {
    auction: 'auction',
    'run-off': 'runOff',
    stock: 'stock',
    track: 'track',
    station: 'station',
    run: 'run',
    payout: 'payout',
    trains: 'trains',
    contract: 'contract',
    'merger-window': 'merger',
  },
})
