import type { BoardMap, Table } from '@stellwerk/table'
import type { Focus } from '../table/focus.js'

/** The hexes that belong to what is pointed at: itself, a company's stations or home, a tile wherever it lies. */
export function hexesOf(focus: Focus, map: BoardMap, table: Table): readonly string[] {
  const all = Object.values(map.hexes)
  switch (focus.kind) {
    case 'hex':
      return [focus.id]
    case 'company':
    case 'mine': {
      const stations = all
        .filter(({ stops }) =>
          stops.some(({ circles }) => circles.some(({ marker }) => marker?.company === focus.id)),
        )
        .map(({ ref }) => ref)
      const owned = ownedBy(table, `company:${focus.id}`)
      const found = [...stations, ...owned]
      return found.length > 0 ? found : homesOf(table, focus.id)
    }
    case 'player':
      return ownedBy(table, `player:${focus.id}`)
    case 'tile':
      return all.filter(({ tile }) => tile?.ref === focus.id).map(({ ref }) => ref)
    case 'route':
      return []
  }
}

/** Where whole companies of an owner stand. */
const ownedBy = ({ companies }: Table, owner: string): readonly string[] =>
  companies
    .filter(({ owned, state }) => owned?.by === owner && state !== 'closed')
    .flatMap(({ homes }) => homes)

/** Mines are pointed at by their number or by their name. */
const homesOf = ({ companies }: Table, id: string): readonly string[] =>
  companies.find(({ ref }) => ref === id || ref === `mine:${id}`)?.homes ?? []
