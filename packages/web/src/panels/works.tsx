import type { MapHex } from '@stellwerk/table'
import { useSay } from '../language/language.js'
import { PanelTable } from './panel-table.js'
import { HexName, Pointed } from './parts.js'
import type { Sight } from './sight.js'
import { panelTexts } from './texts.js'

/** What stands on the map and is not for sale, such as factories. */
export function Works({ sight }: { readonly sight: Sight }) {
  const say = useSay(panelTexts)
  const works = Object.values(sight.map.hexes).filter(({ signs }) =>
    signs.some(({ kind }) => kind === 'works'),
  )
  if (works.length === 0) return null
  return (
    <PanelTable heading={say('works')} heads={[say('place'), say('notForSale')]}>
      {works.map((hex) => (
        <Pointed as="tr" kind="hex" id={hex.ref} key={hex.ref}>
          <th scope="row">
            {hex.name} <HexName hex={hex.ref} label={say('hexOnMap', { hex: hex.ref })} />
          </th>
          <td>{wordsOf(hex, sight)}</td>
        </Pointed>
      ))}
    </PanelTable>
  )
}

const wordsOf = ({ facts }: MapHex, { words }: Sight): string =>
  facts
    .filter(({ value }) => value.kind !== 'company')
    .map(({ value }) => words.phrase(value))
    .join(' · ')
