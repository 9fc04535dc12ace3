import type { FactId, Source } from '@stellwerk/1853'
import { sources } from '@stellwerk/1853'
import { listed } from '@stellwerk/texts'
import { useSay } from '../../../../language/language.js'
import { panelOf } from '../../../../panels/panel.js'
import { HexName } from '../../../../panels/parts.js'
import type { Board, PanelProps } from '../board.js'
import { panelTexts } from '../texts.js'
import { sourceTexts } from './texts.js'
import './sources.css'

/** The least certain first: that is what a reader wants to know. */
const order: readonly Source[] = ['placeholder', 'derived', 'published', 'printed']

/** Where the components of this title come from, and what is reconstructed, said openly. */
function Sources({ board }: PanelProps) {
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
                <Fact key={fact} board={board} fact={fact} />
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

export const SourcesPanel = panelOf(Sources)

/** One fact with what it speaks of. */
function Fact({ board, fact }: { readonly board: Board; readonly fact: FactId }) {
  const say = useSay(sourceTexts)
  const common = useSay(panelTexts)
  const { hexes = [], tiles = [], cities = [] } = sources[fact]
  return (
    <li>
      {say(fact)}{' '}
      {hexes.map((hex) => (
        <HexName key={hex} hex={hex} label={common('hexOnMap', { hex })} />
      ))}
      {tiles.length > 0 && (
        <span class="panel-note">{say('tiles', { tiles: listed(board.language, tiles) })}</span>
      )}
      {cities.length > 0 && <span class="panel-note">{listed(board.language, cities)}</span>}
    </li>
  )
}
