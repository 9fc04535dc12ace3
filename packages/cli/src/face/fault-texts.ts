import type { FaultTexts } from '@stellwerk/texts'
import { faultTexts as faults1853 } from '@stellwerk/1853'
import { faultTexts as faults1854 } from '@stellwerk/1854'
import { faultTexts as faults1873 } from '@stellwerk/1873'

/** What can be wrong with described positions of each title, by the id of the title. */
export const faultTexts: { readonly [title: string]: FaultTexts } = {
  '1853': faults1853,
  '1854': faults1854,
  '1873': faults1873,
}
