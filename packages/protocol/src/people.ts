import { z } from 'zod'
import { moment } from './common.js'

/** How well somebody plays a title, if they want to know; the range is as sure as nineteen of twenty. */
const rating = z.object({ value: z.int(), low: z.int(), high: z.int(), games: z.int() })

/** How somebody came off in the finished games of a title that everybody may see. */
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
