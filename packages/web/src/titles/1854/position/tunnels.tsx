import type { TunnelId } from '@stellwerk/1854'
import { hexes, maps, tunnelTiles, tunnelsPerHex } from '@stellwerk/1854'
import { TileFan } from '../../../board/tile-fan.js'
import { TileImage } from '../../../board/tile-image.js'
import { useSay } from '../../../language/language.js'
import { Button } from '../../../ui/button.js'
import { FaultNote } from '../../../pages/position/faults.js'
import { telling } from '../../../pages/position/told.js'
import type { HexPartProps } from '../../handmade.js'
import { tunnelTexts } from './texts.js'

type Tunnels = Readonly<Record<string, readonly string[]>>

const kinds = Object.keys(tunnelTiles) as TunnelId[]

/** Mountains of the large map, through which tunnels lead. */
const hasTunnels = (hex: string): boolean =>
  Object.hasOwn(maps.austria, hex) && (hexes[hex]?.use === 'tunnels' || hexes[hex]?.terrain !== undefined)

function read(text: string): { readonly tunnel: TunnelId; readonly rotation: number } {
  const [tunnel, rotation] = text.split(':')
  return { tunnel: kinds.find((kind) => kind === tunnel) ?? 'straight', rotation: Number(rotation) || 0 }
}

/** The tunnels under a hex: dug, turned and filled in. */
export function TunnelsOfHex({ board: { map }, hex, position, replace }: HexPartProps) {
  const say = useSay(tunnelTexts)
  const all = position['tunnels'] as Tunnels | undefined
  const dug = all?.[hex] ?? []
  if (!hasTunnels(hex) && dug.length === 0) return null
  const set = (next: readonly string[]): void =>
    replace(telling(position, ['tunnels', hex], next.length > 0 ? next : undefined))
  return (
    <section aria-label={say('tunnels')}>
      <h3>{say('tunnels')}</h3>
      <FaultNote at={`tunnels.${hex}`} />
      <ul class="position-placed">
        {dug.map((text, i) => {
          const { tunnel, rotation } = read(text)
          return (
            <li key={i} class="page-row">
              <TileImage map={map} tile={tunnel} rotation={rotation} size={44} />
              <Button
                label={say('turnTunnel', { tunnel })}
                onPress={() => set(dug.with(i, `${tunnel}:${(rotation + 1) % 6}`))}
              >
                ↻
              </Button>
              <Button
                look="quiet"
                label={say('removeTunnel', { tunnel })}
                onPress={() => set(dug.toSpliced(i, 1))}
              >
                ×
              </Button>
            </li>
          )
        })}
      </ul>
      {dug.length < tunnelsPerHex && (
        <TileFan
          takesFocus={false}
          label={say('addTunnel')}
          tiles={kinds.map((tunnel) => ({
            id: tunnel,
            chosen: false,
            picture: <TileImage map={map} tile={tunnel} size={52} />,
            label: say('digTunnel', { tunnel }),
            left: say('tunnelKind', { tunnel }),
          }))}
          onChoose={(tunnel) => set([...dug, `${tunnel}:0`])}
        />
      )}
    </section>
  )
}
