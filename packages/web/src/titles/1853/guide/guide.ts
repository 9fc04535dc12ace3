import { guideFrom } from '../../../guide/guide.js'
import { courseTexts, hintTexts } from './texts.js'

export const guide = guideFrom({
  course: courseTexts,
  hints: hintTexts,
  steps: {
    bonds: 'bonds',
    cities: 'cities',
    stock: 'stock',
    option: 'option',
    track: 'track',
    base: 'base',
    run: 'run',
    payout: 'payout',
    trains: 'trains',
    elephant: 'elephant',
    'extra-round': 'elephant',
  },
})
