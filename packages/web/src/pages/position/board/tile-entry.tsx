import type { CoreState } from '@stellwerk/engine'
import { TileFan } from '../../../board/draft/tile-fan.js'
import { useSay } from '../../../language/language.js'
import { Button } from '../../../ui/button.js'
import type { Fit } from './fits.js'
import { byColour } from './fits.js'
import type { Laid } from './lying.js'
import type { MapKind } from './map-kind.js'
import { mapEntryTexts } from './map-texts.js'

interface TileEntryProps {
  readonly map: MapKind
  readonly state: CoreState
  readonly fits: readonly Fit[]
  readonly laid: Laid | undefined
  onLay(laid: Laid | undefined): void
  onTurn(step: 1 | -1): void
}

/** The tile of a hex: chosen by its picture, turned, taken away. */
export function TileEntry({ map, state, fits, laid, onLay, onTurn }: TileEntryProps) {
  const say = useSay(mapEntryTexts)
  const { TilePicture } = map
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
            at={{ x: 0, y: 0 }}
            strip
            takesFocus={false}
            label={say('tilesIn', { colour })}
            tiles={own.map(({ tile, rotations }) => {
              const chosen = tile === laid?.tile
              const left = map.leftOf(state, tile)
              return {
                id: tile,
                chosen,
                picture: (
                  <TilePicture
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
