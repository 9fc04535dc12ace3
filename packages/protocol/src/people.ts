import { z } from 'zod'
import { moment } from './common.js'

/** How well somebody plays a title, if they want a rating; the range holds with 95 % confidence. */
const rating = z.object({ value: z.int(), low: z.int(), high: z.int(), games: z.int() })

/** Somebody's results in the finished public games of a title. */
export const titleResults = z.object({
  title: z.string(),
  played: z.int(),
  /** How often they came first, alone or with others. */
  won: z.int(),
  /** How often they came first, second, and so on. */
  ranks: z.array(z.int()),
  rating: rating.nullable(),
})

/** Somebody with an account, as everybody may see them. */
export const personPage = z.object({
  name: z.string(),
  since: moment,
  results: z.array(titleResults),
})

export type PersonPage = z.infer<typeof personPage>
export type TitleResults = z.infer<typeof titleResults>
