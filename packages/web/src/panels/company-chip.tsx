import type { Company } from '@stellwerk/table'
import { Chip } from '../board/chip.js'
import { readableInk } from '../board/contrast.js'
import { useSetFocus } from '../table/focus.js'
import type { Focus } from '../table/focus.js'

/** A company's letters or number on its colour. */
export const CompanyChip = ({ company }: { readonly company: Company }) => (
  <Chip letters={company.mark} colour={company.colour} ink={readableInk(company)} />
)

/** What lights up with a company: itself, or the one hex where all of it lies. */
export const focusOf = ({ ref, shares, price, homes: [home, ...others] }: Company): Focus =>
  home !== undefined && others.length === 0 && price === null && shares.length === 0
    ? { kind: 'hex', id: home }
    : { kind: 'company', id: ref }

/** A company by its mark and its name; pointing at it, or reaching it by keyboard, shows it on the map. */
export function CompanyLink({
  company,
  short = false,
}: {
  readonly company: Company
  readonly short?: boolean
}) {
  const setFocus = useSetFocus()
  const show = (): void => setFocus(focusOf(company))
  return (
    <button
      type="button"
      class="panel-link"
      onClick={show}
      onFocus={show}
      onBlur={() => setFocus(null)}
      onPointerEnter={show}
      onPointerLeave={() => setFocus(null)}
    >
      <b>{company.mark}</b> <span class={short ? 'visually-hidden' : undefined}>{company.name}</span>
    </button>
  )
}
