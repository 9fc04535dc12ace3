import type { BoardHex, Stop } from '@stellwerk/1873'
import { concessionHexes } from '@stellwerk/1873'
import type { Point } from '../../../board/geometry.js'
import { edgeMiddle, mix } from '../../../board/geometry.js'
import type { Label } from '../../../board/label-layout.js'
import { bands, placeLabels, rim } from '../../../board/label-layout.js'
import type { TrackLayout } from '../../../board/track-layout.js'
import { layoutTrack } from '../../../board/track-layout.js'

/** Where everything on a hex goes. Labels that the hex does not have are absent. */
interface HexLayout {
  readonly track: TrackLayout
  readonly name: { readonly at: Point; readonly lines: readonly string[]; readonly size: number } | undefined
  /** The mine or the factory. */
  readonly work: Point | undefined
  readonly value: Point | undefined
  /** What building costs. */
  readonly cost: Point | undefined
  /** The tile reserved for a concession route. */
  readonly reserved: Point | undefined
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

export const isPhased = ({ value }: Stop): boolean => typeof value !== 'number'

export const hasValue = ({ value }: Stop): boolean => value !== 0

/** A stop without circles to which track leads is the work itself: the quarry. */
export const isWorkStop = ({ stops, track }: BoardHex): boolean => stops[0]?.circles === 0 && track.length > 0

/** The printed marker of the MHE at the end of the state track in Thale; it does nothing (1873-4.4.2-l). */
export const stateStation = { hex: 'F15', at: mix({ x: 0, y: 0 }, edgeMiddle(4), 0.56) }

const lineHeight = 1.08
/** As a share of the size; towns are written in bold. */
const letterWidth = { village: 0.56, none: 0.56, town: 0.64 }

function build(board: BoardHex): HexLayout {
  const { printed, stops, laid, hex } = board
  const track = layoutTrack(board)
  const { name, place, implicit } = printed
  const lines = name === undefined ? [] : broken(name)
  const longest = Math.max(0, ...lines.map((line) => line.length))
  const letter = letterWidth[place]
  const size = Math.min(place === 'town' ? 11.5 : 10.5, 92 / (longest * letter))
  const works = printed.mine !== undefined || printed.factory !== undefined
  const mark = laid ? undefined : printed.mark
  const square = (id: string, width: number, height = width): Label => ({ id, width, height, wishes: rim })
  const labels: Label[] = []
  if (works && !isWorkStop(board)) labels.push(square('work', 21))
  if (lines.length > 0)
    labels.push({
      id: 'name',
      width: longest * size * letter,
      height: lines.length * size * lineHeight,
      wishes: bands,
    })
  if (stops.some(hasValue)) labels.push(square('value', stops.some(isPhased) ? 21 : 17, 14))
  if (!laid && printed.terrain) labels.push(square('cost', 20, 10))
  if (laid && concessionHexes[hex]) labels.push(square('reserved', 20, 10))
  if (laid) labels.push({ ...square('number', 17, 9), spare: true })
  if (mark) labels.push(square('mark', 8 * mark.length, 9))
  if (!implicit) labels.push(square('coordinates', 18, 9))
  const markers = hex === stateStation.hex ? [stateStation.at] : []
  const at = placeLabels(track, labels, markers)
  const nameAt = at.get('name')
  return {
    track,
    name: nameAt && { at: nameAt, lines, size },
    work: isWorkStop(board) ? { x: 0, y: 0 } : at.get('work'),
    value: at.get('value'),
    cost: at.get('cost'),
    reserved: at.get('reserved'),
    number: at.get('number'),
    mark: at.get('mark'),
    coordinates: at.get('coordinates'),
  }
}

/** Names of several words stand on two lines, the first as long as it can be. */
function broken(name: string): readonly string[] {
  const space = name.lastIndexOf(' ')
  return space < 0 ? [name] : [name.slice(0, space), name.slice(space + 1)]
}
