import type { CompanyId, HexId, State } from '@stellwerk/1853'
import { basesOf, companies, homesOf } from '@stellwerk/1853'
import type { Focus } from '../../../table/focus.js'

/** The hexes that belong to what is pointed at: itself, a company's bases or homes, a tile wherever it lies. */
export function hexesOf(focus: Focus, state: State): readonly HexId[] {
  switch (focus.kind) {
    case 'hex':
      return [focus.id]
    case 'company': {
      if (!Object.hasOwn(companies, focus.id)) return []
      const company = focus.id as CompanyId
      const bases = [...basesOf(state, company)].map(({ hex }) => hex)
      return bases.length > 0 ? bases : homesOf(state, company).map(({ hex }) => hex)
    }
    case 'tile':
      return Object.keys(state.tiles).filter((hex) => state.tiles[hex]?.tile === focus.id)
    case 'mine':
    case 'player':
    case 'route':
      return []
  }
}
