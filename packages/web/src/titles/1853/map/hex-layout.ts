import type { BoardHex, Stop } from '@stellwerk/1853'
import type { Point } from '../../../board/geometry.js'
import type { Label } from '../../../board/label-layout.js'
import { bands, placeLabels, rim } from '../../../board/label-layout.js'
import type { TrackLayout } from '../../../board/track-layout.js'
import { trackOf } from './track.js'

/** Where everything on a hex goes. Labels that the hex does not have are absent. */
interface HexLayout {
  readonly track: TrackLayout
  readonly name: { readonly at: Point; readonly size: number } | undefined
  readonly value: Point | undefined
  readonly cost: Point | undefined
  readonly bonus: Point | undefined
  readonly number: Point | undefined
  readonly mark: Point | undefined
  readonly coordinates: Point | undefined
}

const known = new WeakMap<BoardHex, HexLayout>()

/** Hexes of the board stay the same objects as long as the same tile lies on them. */
export function layoutHex(board: BoardHex): HexLayout {
  let found = known.get(board)
  if (!found) {
    found = build(board)
    known.set(board, found)
  }
  return found
}

export const hasValue = ({ value }: Stop): boolean => value > 0

const letterWidth = 0.56
const nameSize = 15

function build(board: BoardHex): HexLayout {
  const { printed, stops, laid, colour } = board
  const track = trackOf(board)
  const square = (id: string, width: number, height = width): Label => ({ id, width, height, wishes: rim })
  const name = printed.stops[0]?.name
  const size = Math.min(nameSize, 90 / ((name?.length ?? 1) * letterWidth))
  const labels: Label[] = [
    ...(name === undefined
      ? []
      : [{ id: 'name', width: name.length * size * letterWidth, height: size * 1.08, wishes: bands }]),
    ...(stops.some(hasValue) ? [square('value', 17, 14)] : []),
    ...(colour === 'none' && printed.terrain.length > 0 ? [square('cost', 34, 10)] : []),
    ...(!laid && printed.bonus !== undefined ? [square('bonus', 26, 12)] : []),
    ...(laid ? [{ ...square('number', 26, 9), spare: true }] : []),
    ...(printed.mark ? [square('mark', 16, 9)] : []),
    square('coordinates', 18, 9),
  ]
  const at = placeLabels(track, labels)
  const named = at.get('name')
  return {
    track,
    name: named && { at: named, size },
    value: at.get('value'),
    cost: at.get('cost'),
    bonus: at.get('bonus'),
    number: at.get('number'),
    mark: at.get('mark'),
    coordinates: at.get('coordinates'),
  }
}
