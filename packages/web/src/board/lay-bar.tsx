import type { RefObject } from 'preact'
import type { BoardMap, Foresight } from '@stellwerk/table'
import type { CoreState } from '@stellwerk/engine'
import { useSay } from '../language/language.js'
import { useAhead } from '../table/ahead.js'
import { useDescribed } from '../table/description.js'
import { placeName } from '../table/named.js'
import { Button } from '../ui/button.js'
import { LayEffects } from './lay-effects.js'
import type { Offer, Offers } from './site-draft.js'
import { gaugesOf, turnsOf, variantsOf } from './site-draft.js'
import { boardTexts } from './texts.js'
import type { FanTile } from './tile-fan.js'
import { TileFan } from './tile-fan.js'
import { TileImage } from './tile-image.js'
import './lay-bar.css'

interface LayBarProps {
  readonly offers: Offers
  readonly offer: Offer
  readonly foresight: Foresight<CoreState> | undefined
  /** Whether the keyboard chose the hex and wants to go on here. */
  readonly takesFocus: boolean
  readonly place: 'top' | 'bottom'
  onChoose(offer: Offer): void
  onTurn(): void
  onConfirm(): void
  onCancel(): void
  /** Its element, for whoever measures it. */
  readonly bar: RefObject<HTMLDivElement | null>
}

/** Everything that is to be chosen once a hex is: the tile, how it is turned, and what that costs and changes. */
export function LayBar(props: LayBarProps) {
  const { offers, offer, foresight, place, bar, onChoose, onTurn, onConfirm, onCancel } = props
  const say = useSay(boardTexts)
  const { description, words } = useDescribed()
  const ahead = useAhead()
  const { map } = description
  const { hex } = offer
  const name = placeName(map, hex)
  const turns = turnsOf(offers, offer)
  return (
    <div class={`lay-bar lay-bar-${place}`} ref={bar} role="group" aria-label={say('layBar', { hex: name })}>
      <Pieces {...props} map={map} name={name} />
      {turns.length > 1 && (
        <Button class="lay-bar-turn" shortcut="R" onPress={onTurn}>
          <span aria-hidden="true">↻ </span>
          {say('turn')}
          <kbd>R</kbd>
          <small>
            {say('turnOf', {
              at: turns.findIndex(({ row }) => row.id === offer.row.id) + 1,
              count: turns.length,
            })}
          </small>
        </Button>
      )}
      <div class="lay-bar-facts" aria-live="polite">
        <p class="lay-bar-title">
          {titleOf(map, offer, name, say, (key) => (words.hasMessage(key) ? words.say({ key }) : undefined))}
        </p>
        <LayEffects offer={offer} foresight={foresight} />
        <Variants offers={offers} offer={offer} onChoose={onChoose} />
      </div>
      <div class="lay-bar-actions">
        <Button
          look="primary"
          class="lay-bar-lay"
          shortcut="Enter"
          disabled={foresight?.kind === 'refused'}
          onPress={onConfirm}
          onPoint={ahead(offer.row.action)}
        >
          <span aria-hidden="true">✓ </span>
          {words.say(offer.section.verb)}
          {offer.row.price !== undefined && offer.row.price > 0 && (
            <span aria-hidden="true"> · {words.phrase({ kind: 'money', amount: offer.row.price })}</span>
          )}
          <kbd aria-hidden="true">↵</kbd>
        </Button>
        <Button look="quiet" label={say('cancel')} title={say('cancel')} shortcut="Escape" onPress={onCancel}>
          ×
        </Button>
      </div>
    </div>
  )
}

type Say = ReturnType<typeof boardTexts.in>

/** "Yellow tile 75 on Braunesumpf", "Station in Thale". */
function titleOf(
  { tiles }: BoardMap,
  { way: { tile } }: Offer,
  place: string,
  say: Say,
  own: (key: string) => string | undefined,
): string {
  if (tile === undefined) return say('station', { place })
  const what = own(`tile.${tile}`) ?? say('tile', { tile, colour: tiles[tile]?.colour ?? '' })
  return say('layOn', { what, place })
}

/** The tiles that fit, each in its first legal rotation or as it was turned; one of each shape, whatever its gauge. */
function Pieces({
  offers,
  offer,
  takesFocus,
  onChoose,
  onTurn,
  map,
  name,
}: LayBarProps & { map: BoardMap; name: string }) {
  const say = useSay(boardTexts)
  const { words } = useDescribed()
  const here = offers.get(offer.hex) ?? []
  const firsts = [
    ...new Map(here.map((one) => [one.way, here.find(({ way }) => way === one.way) ?? one])).values(),
  ]
  const pieces = firsts.filter(({ way }) => way.tile !== undefined)
  if (pieces.length === 0) return null
  const shapeOf = ({ way: { tile = '' } }: Offer): string => map.tiles[tile]?.family ?? tile
  const shapes = [...new Set(pieces.map(shapeOf))]
  const shown = shapes.map((shape) => {
    const alike = pieces.filter((one) => shapeOf(one) === shape)
    return alike.find(({ way }) => way === offer.way) ?? (alike[0] as Offer)
  })
  const tiles = shown.map((one): FanTile => {
    const { way } = one
    const { tile = '', left } = way
    const chosen = way === offer.way
    const count = turnsOf(offers, one).length
    const own = words.hasMessage(`tile.${tile}`) ? words.say({ key: `tile.${tile}` }) : undefined
    return {
      id: tile,
      chosen,
      picture: <TileImage map={map} tile={tile} rotation={(chosen ? offer : one).rotation ?? 0} />,
      label: own
        ? say('pieceChoice', { what: own, count })
        : say('tileChoice', { tile, colour: map.tiles[tile]?.colour ?? '', count }),
      number: own ? undefined : tile,
      left: typeof left === 'number' ? say('left', { count: left }) : undefined,
    }
  })
  const gauges = gaugesOf(offers, offer, map.tiles)
  return (
    <>
      <TileFan
        label={say('chooseTile', { hex: name })}
        tiles={tiles}
        takesFocus={takesFocus}
        onChoose={(id) => {
          const next = shown.find(({ way }) => way.tile === id)
          if (next?.way === offer.way) onTurn()
          else if (next) onChoose(next)
        }}
      />
      {gauges.length > 1 && (
        <div class="lay-bar-variants lay-bar-kinds" role="group" aria-label={say('kindOfTrack')}>
          <small aria-hidden="true">
            {say('kindOfTrack')} <kbd>G</kbd>
          </small>
          {gauges.map((one) => (
            <Button key={one.way.tile} pressed={one.way === offer.way} onPress={() => onChoose(one)}>
              {one.row.variant ? words.say(one.row.variant) : one.way.tile}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}

/** The same with another condition: with a power, or in place of another marker. */
function Variants({ offers, offer, onChoose }: Pick<LayBarProps, 'offers' | 'offer' | 'onChoose'>) {
  const say = useSay(boardTexts)
  const { words } = useDescribed()
  const variants = variantsOf(offers, offer)
  const price = ({ row }: Offer): string =>
    row.price === undefined ? '' : words.phrase({ kind: 'money', amount: row.price })
  if (variants.length < 2)
    return offer.row.variant && !isGauge(offer) ? <p>{words.say(offer.row.variant)}</p> : null
  return (
    <div class="lay-bar-variants" role="group" aria-label={say('variants')}>
      {variants.map((one) => (
        <Button key={one.row.id} pressed={one.row.id === offer.row.id} onPress={() => onChoose(one)}>
          {one.row.variant ? words.say(one.row.variant) : say('usual')} {price(one)}
        </Button>
      ))}
    </div>
  )
}

/** Tiles of one shape tell their gauge by their buttons already. */
const isGauge = ({ row }: Offer): boolean => row.variant?.key.startsWith('gauge.') ?? false
