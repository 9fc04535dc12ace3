import { mhe, publicMines, railways } from '@stellwerk/1873'
import { Chip } from '../../board/chip.js'
import { inkOn } from '../../story/colours.js'

interface Paint {
  readonly colour: string
  readonly ink: string
}

const printed: { readonly [company: string]: { readonly colour: string } } = {
  ...railways,
  ...publicMines,
  MHE: mhe,
}

const paints = new Map<string, Paint>()

/** The printed colour of a company, and black or white for its letters, whichever reads better on it. */
export function paintOf(company: string): Paint {
  let paint = paints.get(company)
  if (!paint) {
    const colour = printed[company]?.colour ?? '#8a7f69'
    paint = { colour, ink: inkOn(colour) }
    paints.set(company, paint)
  }
  return paint
}

/** A company's letters on its colour. */
export const CompanyChip = ({ company }: { readonly company: string }) => (
  <Chip letters={company} {...paintOf(company)} />
)
