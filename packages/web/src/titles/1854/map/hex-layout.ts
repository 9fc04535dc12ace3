import type { BoardHex, Stop } from '@stellwerk/1854'
import { pointOn } from '../../../board/curve.js'
import type { Point } from '../../../board/geometry.js'
import type { Label } from '../../../board/label-layout.js'
import { bands, placeLabels, rim } from '../../../board/label-layout.js'
import type { TrackLayout } from '../../../board/track-layout.js'
import { trackOf, tunnelCurves } from './track.js'

interface NameLayout {
  readonly at: Point
  readonly lines: readonly string[]
  readonly size: number
}

/** Where everything on a hex goes. Labels that the hex does not have are absent. */
interface HexLayout {
  readonly track: TrackLayout
  readonly names: readonly NameLayout[]
  readonly value: Point | undefined
  /** What a far destination pays in all phases. */
  readonly far: Point | undefined
  readonly cost: Point | undefined
  readonly mountain: Point | undefined
  readonly customs: Point | undefined
  readonly number: Point | undefined
  readonly mark: Point | undefined
  readonly coordinates: Point | undefined
}

const known = new WeakMap<BoardHex, HexLayout>()

/** Hexes of the board stay the same objects as long as the same tile and tunnels lie on them. */
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

/** Far destinations have a name and values and no circle; their places are not drawn. */
export const isFar = ({ printed }: BoardHex): boolean => printed.use === 'far'

const lineHeight = 1.08
const letterWidth = 0.56
const high = bands.filter(({ y }) => y < 0)
const low = bands.filter(({ y }) => y > 0)

function build(board: BoardHex): HexLayout {
  const { printed, stops, track: pieces, laid } = board
  const track = trackOf(board)
  // tunnels are to be seen too
  const lines = { ...track, pieces: [...track.pieces, ...tunnelCurves(board)] }
  const square = (id: string, width: number, height = width): Label => ({ id, width, height, wishes: rim })
  const names = namesOf(board, track)
  const customs = track.pieces[pieces.findIndex((piece) => piece.customs !== undefined)]
  const labels: Label[] = customs
    ? [{ id: 'customs', width: 17, height: 17, wishes: [pointOn(customs, 0.5)] }]
    : []
  for (const [i, { size, words, wishes }] of names.entries())
    labels.push({
      id: `name${i}`,
      width: Math.max(...words.map((word) => word.length)) * size * letterWidth,
      height: words.length * size * lineHeight,
      wishes,
    })
  if (isFar(board)) labels.push({ id: 'far', width: 64, height: 13, wishes: bands })
  else if (stops.some(hasValue)) labels.push(square('value', stops.some(isPhased) ? 21 : 17, 14))
  if (!laid && printed.terrain) labels.push(square('cost', 20, 10))
  if (printed.mountainRailway) labels.push(square('mountain', 22, 11))
  if (laid) labels.push({ ...square('number', 19, 9), spare: true })
  if (printed.mark) labels.push(square('mark', 10, 9))
  labels.push(square('coordinates', 18, 9))
  const at = placeLabels(lines, labels)
  return {
    track,
    names: names.flatMap(({ words, size }, i) => {
      const place = at.get(`name${i}`)
      return place ? [{ at: place, lines: words, size }] : []
    }),
    value: at.get('value'),
    far: at.get('far'),
    cost: at.get('cost'),
    mountain: at.get('mountain'),
    customs: at.get('customs'),
    number: at.get('number'),
    mark: at.get('mark'),
    coordinates: at.get('coordinates'),
  }
}

interface Name {
  readonly words: readonly string[]
  readonly size: number
  readonly wishes: readonly Point[]
}

/** One name for a place of several stations, two where two small stations share a hex: the upper one's above. */
function namesOf({ printed }: BoardHex, { stops }: TrackLayout): readonly Name[] {
  const names = [...new Set(printed.stops.flatMap(({ name }) => name ?? []))]
  const big = printed.stops.some(({ kind }) => kind !== 'town')
  if (names.length < 2)
    return names.map((name) => ({ ...sized(broken(name), big ? 12.5 : 11), wishes: bands }))
  const [first, second] = stops.map(({ middle }) => middle.y)
  const firstIsUp = (first ?? 0) <= (second ?? 0)
  return names.map((name, i) => ({ ...sized([name], 10), wishes: (i === 0) === firstIsUp ? high : low }))
}

const sized = (words: readonly string[], most: number): Omit<Name, 'wishes'> => ({
  words,
  size: Math.min(most, 90 / (Math.max(...words.map((word) => word.length)) * letterWidth)),
})

/** Names of several words stand on two lines, the first as long as it can be. */
function broken(name: string): readonly string[] {
  const space = name.lastIndexOf(' ')
  return space < 0 ? [name] : [name.slice(0, space), name.slice(space + 1)]
}
