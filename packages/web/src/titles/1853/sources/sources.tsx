import type { FactId, Source } from '@stellwerk/1853'
import { sources } from '@stellwerk/1853'
import { listed } from '@stellwerk/texts'
import { useLanguage, useSay } from '../../../language/language.js'
import { HexName } from '../../../panels/parts.js'
import { panelTexts } from '../../../panels/texts.js'
import { sourceTexts } from './texts.js'
import '../../../panels/sources.css'

/** The least certain first: that is what a reader wants to know. */
const order: readonly Source[] = ['placeholder', 'derived', 'published', 'printed']

/** Where the components of this title come from, and what is reconstructed, said openly. */
export function SourcesPanel() {
  const say = useSay(sourceTexts)
  const facts = Object.keys(sources) as FactId[]
  return (
    <div class="panel">
      <p>{say('lead')}</p>
      {order.map((source) => (
        <section key={source}>
          <h2>{say(`source.${source}`)}</h2>
          <p class="panel-note">{say(`about.${source}`)}</p>
          <ul class="sources-list">
            {facts
              .filter((fact) => sources[fact].source === source)
              .map((fact) => (
                <Fact key={fact} fact={fact} />
              ))}
          </ul>
        </section>
      ))}
      <p>
        <a href="/rules/1853">{say('openRules')}</a>
      </p>
    </div>
  )
}

/** One fact with what it speaks of. */
function Fact({ fact }: { readonly fact: FactId }) {
  const language = useLanguage()
  const say = useSay(sourceTexts)
  const common = useSay(panelTexts)
  const { hexes = [], tiles = [], cities = [] } = sources[fact]
  return (
    <li>
      {say(fact)}{' '}
      {hexes.map((hex) => (
        <HexName key={hex} hex={hex} label={common('hexOnMap', { hex })} />
      ))}
      {tiles.length > 0 && <span class="panel-note">{say('tiles', { tiles: listed(language, tiles) })}</span>}
      {cities.length > 0 && <span class="panel-note">{listed(language, cities)}</span>}
    </li>
  )
}
