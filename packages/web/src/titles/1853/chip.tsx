import type { CompanyId } from '@stellwerk/1853'
import { companies } from '@stellwerk/1853'
import { Chip } from '../../board/chip.js'
import { readableInk } from '../../board/contrast.js'

interface Paint {
  readonly colour: string
  readonly ink: string
}

/** The colour of a company, and an ink that reads well on it. */
export function paintOf(company: string): Paint {
  const { colour, ink } = companies[company as CompanyId] ?? { colour: '#8a7f69', ink: '#ffffff' }
  return { colour, ink: readableInk({ colour, ink }) }
}

/** A company's letters on its colour. */
export const CompanyChip = ({ company }: { readonly company: string }) => (
  <Chip letters={company} {...paintOf(company)} />
)
