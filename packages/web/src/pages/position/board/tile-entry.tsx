import { TileFan } from '../../../board/tile-fan.js'
import { TileImage } from '../../../board/tile-image.js'
import { useSay } from '../../../language/language.js'
import { Button } from '../../../ui/button.js'
import type { Board } from './board-of.js'
import type { Fit } from './fits.js'
import { byColour } from './fits.js'
import type { Laid } from './lying.js'
import { mapEntryTexts } from './map-texts.js'

export interface TileEntryProps {
  readonly board: Board
  readonly fits: readonly Fit[]
  readonly laid: Laid | undefined
  onLay(laid: Laid | undefined): void
  onTurn(step: 1 | -1): void
}

/** The tile of a hex: chosen by its picture, turned, taken away. */
export function TileEntry({ board: { map, table }, fits, laid, onLay, onTurn }: TileEntryProps) {
  const say = useSay(mapEntryTexts)
  const waysOf = (tile: string): readonly number[] => fits.find((fit) => fit.tile === tile)?.rotations ?? []
  const choose = (tile: string): void => {
    const ways = waysOf(tile)
    if (tile === laid?.tile) onTurn(1)
    // a tile that takes the place of another mostly lies as that one did
    else onLay({ tile, rotation: (laid && ways.find((way) => way === laid.rotation)) ?? ways[0] ?? 0 })
  }
  return (
    <section class="position-tiles" aria-label={say('tile')}>
      <h3>
        {say('tile')}: {laid ? laid.tile : say('noTile')}
      </h3>
      {laid && (
        <div class="page-row">
          <Button
            label={say('turnBack')}
            title={say('turnBack')}
            shortcut="Shift+R"
            onPress={() => onTurn(-1)}
          >
            ↺
          </Button>
          <Button label={say('turn')} title={say('turn')} shortcut="R" onPress={() => onTurn(1)}>
            ↻
          </Button>
          <Button look="quiet" onPress={() => onLay(undefined)}>
            {say('removeTile')}
          </Button>
        </div>
      )}
      {fits.length === 0 && <p class="page-hint">{say('neverLaid')}</p>}
      <div class="position-fans">
        {byColour(fits).map(([colour, own]) => (
          <TileFan
            key={colour}
            takesFocus={false}
            label={say('tilesIn', { colour })}
            tiles={own.map(({ tile, rotations }) => {
              const chosen = tile === laid?.tile
              const left = table.tiles.find((stock) => stock.tile === tile)?.left ?? 0
              return {
                id: tile,
                chosen,
                picture: (
                  <TileImage
                    map={map}
                    tile={tile}
                    rotation={chosen ? laid.rotation : (rotations[0] ?? 0)}
                    size={52}
                  />
                ),
                label: say('tileChoice', { tile, count: left }),
                left: `${tile} (${left})`,
              }
            })}
            onChoose={choose}
          />
        ))}
      </div>
      {laid && waysOf(laid.tile).length > 1 && <p class="page-hint">{say('turnHint')}</p>}
    </section>
  )
}
