import { localAgs, localRailways, majors } from '@stellwerk/1854'
import { Chip } from '../../board/chip.js'
import { readableInk } from '../../board/contrast.js'

interface Paint {
  readonly colour: string
  readonly ink: string
}

const printed: { readonly [company: string]: Paint } = { ...majors, ...localRailways, ...localAgs }

/** Mountain railways have no colour of their own. */
const stone: Paint = { colour: '#8a7f69', ink: '#ffffff' }

/** The printed colour of a company, and an ink that reads well on it. */
export function paintOf(company: string): Paint {
  const { colour, ink } = printed[company] ?? stone
  return { colour, ink: readableInk({ colour, ink }) }
}

/** A company's letters or number on its colour. */
export const CompanyChip = ({ company }: { readonly company: string }) => (
  <Chip letters={company} {...paintOf(company)} />
)
