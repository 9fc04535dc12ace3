import type { ComponentChildren } from 'preact'
import type { TileColour } from '../board/ground.js'
import type { Say } from '../language/texts.js'
import { Pointed } from './parts.js'
import './tiles.css'

const colours: readonly TileColour[] = ['yellow', 'green', 'brown', 'grey']

interface TilesByColourProps<Phase extends string> {
  readonly say: Say<TileColour | 'allowed' | 'later'>
  readonly phase: Phase
  readonly phaseOrder: readonly Phase[]
  readonly phases: Readonly<Record<Phase, { readonly tiles: readonly TileColour[] }>>
  /** The tiles of the box. */
  readonly tiles: { readonly [id: string]: { readonly colour: TileColour } }
  readonly sort: (id: string) => ComponentChildren
}

/** The tiles of the box by colour, with whether they may be laid yet, and if not, when. */
export function TilesByColour<Phase extends string>({
  say,
  phase,
  phaseOrder,
  phases,
  tiles,
  sort,
}: TilesByColourProps<Phase>) {
  const allowed = phases[phase].tiles
  const firstPhaseOf = (colour: TileColour): Phase | undefined =>
    phaseOrder.find((each) => phases[each].tiles.includes(colour))
  return (
    <>
      {colours.map((colour) => (
        <section key={colour}>
          <div class="panel-head">
            <h2>{say(colour)}</h2>
            <span class={allowed.includes(colour) ? 'panel-badge panel-badge-good' : 'panel-badge'}>
              {allowed.includes(colour)
                ? say('allowed')
                : say('later', { phase: firstPhaseOf(colour) ?? '' })}
            </span>
          </div>
          <ul class="tiles-grid">
            {Object.keys(tiles)
              .filter((id) => tiles[id]?.colour === colour)
              .map(sort)}
          </ul>
        </section>
      ))}
    </>
  )
}

interface TileSortProps {
  readonly id: string
  /** How many are left; undefined if there is no limit. */
  readonly left: number | undefined
  /** The same in words. */
  readonly supply: string
  /** What the tile is called where its picture is not seen. */
  readonly name: string
  readonly picture: ComponentChildren
  /** What else is worth knowing. */
  readonly children?: ComponentChildren
}

/** One sort of tiles, with what is left of it. */
export const TileSort = ({ id, left, supply, name, picture, children }: TileSortProps) => (
  <Pointed as="li" kind="tile" id={id} class={left === 0 ? 'tiles-sort tiles-none' : 'tiles-sort'}>
    {picture}
    <span class="visually-hidden">{name}</span>
    <b aria-hidden="true">{id}</b>
    <span>{supply}</span>
    {children}
  </Pointed>
)
