import type { CompanyId } from '@stellwerk/1853'
import { companyOrder, hexes, isInHomeArea } from '@stellwerk/1853'
import { outline } from '../../../board/geometry.js'
import { shift } from '../../../board/paper.js'
import { useSay } from '../../../language/language.js'
import { paintOf } from '../chip.js'
import { paper } from './cells.js'
import { mapTexts } from './texts.js'

const whole = outline()

/** The hexes of a company's home area, in its colour. */
export function Region({ company }: { readonly company: CompanyId }) {
  const { colour } = paintOf(company)
  return (
    <g class="map-area" aria-hidden="true">
      {Object.keys(hexes)
        .filter((hex) => isInHomeArea(company, hex))
        .map((hex) => (
          <polygon key={hex} points={whole} transform={shift(paper.at(hex))} style={{ fill: colour }} />
        ))}
    </g>
  )
}

interface RegionChoiceProps {
  readonly shown: CompanyId | undefined
  onShow(company: CompanyId | undefined): void
}

/** Which home area the map shows, if any. */
export function RegionChoice({ shown, onShow }: RegionChoiceProps) {
  const say = useSay(mapTexts)
  return (
    <select
      class="map-areas"
      aria-label={say('areas')}
      value={shown ?? ''}
      onChange={({ currentTarget: { value } }) => onShow(value === '' ? undefined : (value as CompanyId))}
    >
      <option value="">{say('areaNone')}</option>
      {companyOrder.map((company) => (
        <option key={company} value={company}>
          {say('areaOf', { company })}
        </option>
      ))}
    </select>
  )
}
