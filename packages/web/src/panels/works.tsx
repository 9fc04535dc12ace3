import type { MapHex } from '@stellwerk/table'
import { useSay } from '../language/language.js'
import { HexName, Pointed, Scroll } from './parts.js'
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
    <section>
      <h2>{say('works')}</h2>
      <Scroll label={say('works')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('place')}</th>
              <th scope="col">{say('notForSale')}</th>
            </tr>
          </thead>
          <tbody>
            {works.map((hex) => (
              <Pointed as="tr" kind="hex" id={hex.ref} key={hex.ref}>
                <th scope="row">
                  {hex.name} <HexName hex={hex.ref} label={say('hexOnMap', { hex: hex.ref })} />
                </th>
                <td>{wordsOf(hex, sight)}</td>
              </Pointed>
            ))}
          </tbody>
        </table>
      </Scroll>
    </section>
  )
}

const wordsOf = ({ facts }: MapHex, { words }: Sight): string =>
  facts
    .filter(({ value }) => value.kind !== 'company')
    .map(({ value }) => words.phrase(value))
    .join(' · ')
