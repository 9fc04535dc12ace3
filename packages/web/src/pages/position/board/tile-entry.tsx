import { msg } from '@stellwerk/table'
import { boardTexts } from '../../../board/texts.js'
import { TileFan } from '../../../board/tile-fan.js'
import { TileImage } from '../../../board/tile-image.js'
import { useSay } from '../../../language/language.js'
import { Button } from '../../../ui/button.js'
import { useEntry } from '../entry.js'
import { positionTexts } from '../texts.js'
import { useTile } from './use-tile.js'

/** The tile of a hex: chosen by its picture, turned, taken away. */
export function TileEntry({ hex }: { readonly hex: string }) {
  const { fits, laid, lay, turn } = useTile(hex)
  const say = useSay(positionTexts)
  const sayBoard = useSay(boardTexts)
  const { words, board } = useEntry()
  const { map, table } = board
  const waysOf = (tile: string): readonly number[] => fits.find((fit) => fit.tile === tile)?.rotations ?? []
  const choose = (tile: string): void => {
    const ways = waysOf(tile)
    if (tile === laid?.tile) turn(1)
    // a tile that takes the place of another mostly lies as that one did
    else lay({ tile, rotation: (laid && ways.find((way) => way === laid.rotation)) ?? ways[0] ?? 0 })
  }
  const turnButton = (step: 1 | -1, name: string) => (
    <Button label={name} title={name} shortcut={step > 0 ? 'R' : 'Shift+R'} onPress={() => turn(step)}>
      {step > 0 ? '↻' : '↺'}
    </Button>
  )
  const heading = words.say(msg('panel.tiles'))
  return (
    <section class="position-tiles" aria-label={heading}>
      <h3>
        {heading}: {laid ? laid.tile : '–'}
      </h3>
      {laid && (
        <div class="page-row">
          {turnButton(-1, say('turnBack'))}
          {turnButton(1, say('turn'))}
          <Button look="quiet" onPress={() => lay(undefined)}>
            {say('removeTile')}
          </Button>
        </div>
      )}
      {fits.length === 0 && <p class="page-hint">{say('neverLaid')}</p>}
      <TileFan
        takesFocus={false}
        label={sayBoard('chooseTile', { hex })}
        tiles={fits.map(({ tile, rotations }) => {
          const chosen = tile === laid?.tile
          const rotation = chosen ? laid.rotation : (rotations[0] ?? 0)
          const left = table.tiles.find((stock) => stock.tile === tile)?.left ?? 0
          const colour = map.tiles[tile]?.colour ?? ''
          return {
            id: tile,
            chosen,
            picture: <TileImage map={map} tile={tile} rotation={rotation} size={52} />,
            label: sayBoard('tileChoice', { tile, colour, count: rotations.length }),
            number: tile,
            left: `(${left})`,
          }
        })}
        onChoose={choose}
      />
      {laid && waysOf(laid.tile).length > 1 && <p class="page-hint">{say('turnHint')}</p>}
    </section>
  )
}
