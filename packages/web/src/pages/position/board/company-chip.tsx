import { Chip } from '../../../board/chip.js'
import { readableInk } from '../../../board/contrast.js'
import type { Board } from './board-of.js'

/** A company's letters on its colour. */
export function CompanyChip({ board, company }: { readonly board: Board; readonly company: string }) {
  const one = board.table.companies.find(({ ref }) => ref === company)
  return one ? <Chip letters={one.mark} colour={one.colour} ink={readableInk(one)} /> : <>{company}</>
}
