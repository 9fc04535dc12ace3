import type { Message, TileStock } from '@stellwerk/table'
import { msg } from '@stellwerk/table'
import { useSay } from '../language/language.js'
import type { PanelProps } from './panel.js'
import { panelOf } from './panel.js'
import { Pointed } from './parts.js'
import type { Sight } from './sight.js'
import { panelTexts } from './texts.js'
import { TileImage } from '../board/tile-image.js'
import './tiles.css'

const colours = ['yellow', 'green', 'brown', 'grey', 'none'] as const

/** The tiles of the box by colour, with what is left of each kind and whether it may be laid yet. */
function Tiles({ sight }: PanelProps) {
  const { table, words } = sight
  const notes = table.tiles.flatMap(({ facts }) => facts.flatMap(({ note }) => note ?? []))
  return (
    <div class="panel">
      {colours.map((colour) => (
        <OfColour
          key={colour}
          sight={sight}
          colour={colour}
          tiles={table.tiles.filter((one) => one.colour === colour)}
        />
      ))}
      {notes
        .filter(({ key }, i) => notes.findIndex((one: Message) => one.key === key) === i)
        .map((note) => (
          <p key={note.key} class="panel-note">
            {words.say(note)}
          </p>
        ))}
    </div>
  )
}

export const TilesPanel = panelOf(Tiles)

interface OfColourProps {
  readonly sight: Sight
  readonly colour: TileStock['colour']
  readonly tiles: readonly TileStock[]
}

function OfColour({ sight, colour, tiles }: OfColourProps) {
  const say = useSay(panelTexts)
  const { table, words } = sight
  if (tiles.length === 0) return null
  const first = table.phases.find((phase) => phase.tiles.some((one) => one === colour))
  return (
    <section>
      <div class="panel-head">
        <h2>{colour === 'none' ? words.say(msg('panel.otherTiles')) : say(colour)}</h2>
        {first && (
          <span class={first.begun ? 'panel-badge panel-badge-good' : 'panel-badge'}>
            {first.begun ? say('allowed') : say('later', { phase: first.ref })}
          </span>
        )}
      </div>
      <ul class="tiles-grid">
        {tiles.map((tile) => (
          <Kind key={tile.tile} sight={sight} stock={tile} />
        ))}
      </ul>
    </section>
  )
}

/** One kind of tile, with what is left of it and what else is worth knowing. */
function Kind({ sight, stock }: { readonly sight: Sight; readonly stock: TileStock }) {
  const say = useSay(panelTexts)
  const { words, number } = sight
  const { tile, called, left, all, facts } = stock
  const name = called ? words.say(called) : tile
  const supply =
    left === null || all === null
      ? words.say(msg('stock.unlimited'))
      : say('leftOf', { left: number(left), all: number(all) })
  return (
    <Pointed as="li" kind="tile" id={tile} class={left === 0 ? 'tiles-sort tiles-none' : 'tiles-sort'}>
      <TileImage map={sight.map} tile={tile} size={56} />
      <span class="visually-hidden">{say('tile', { tile: name })}</span>
      <b aria-hidden="true">{name}</b>
      <span>{supply}</span>
      {facts.map(({ id, label, value }) => (
        <span key={id} class="panel-note">
          {words.say(label)} {value.kind !== 'flag' && words.cell(value)}
        </span>
      ))}
    </Pointed>
  )
}
