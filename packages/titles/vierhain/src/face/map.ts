import type { Edge } from '@stellwerk/hex'
import type { BoardMap, MapHex, Path, Stop, TilePicture } from '@stellwerk/table'
import { hexWith, memory, msg } from '@stellwerk/table'
import { boardHex, valueAt } from '../board.js'
import { hexes } from '../data/map.js'
import { tiles } from '../data/tiles.js'
import type { HexId } from '../data/types.js'
import { layCost } from '../rules/track.js'
import type { State } from '../state.js'

/** All track leads to the stop, or from each exit to each other one. */
function pathsOf(exits: readonly Edge[], hasStop: boolean): readonly Path[] {
  if (hasStop) return exits.map((from) => ({ from, to: { stop: 0 }, track: 'own' }))
  return exits.flatMap((from, i) => exits.slice(i + 1).map((to) => ({ from, to, track: 'own' })))
}

const all = Object.keys(hexes)

const printed: Omit<BoardMap, 'hexes'> = {
  sheets: [{ id: 'valley', label: msg('sheet.valley'), pointy: true, hexes: all }],
  areas: [],
  tiles: Object.fromEntries(
    Object.entries(tiles).map(([id, { colour, exits, value, letter }]): [string, TilePicture] => [
      id,
      {
        colour,
        ...(letter ? { letter } : {}),
        paths: pathsOf(exits, value !== undefined),
        stops: value === undefined ? [] : [{ kind: 'city', value, circles: 0 }],
      },
    ]),
  ),
  tracks: [{ id: 'own', label: msg('track.own'), line: 'solid' }],
  grounds: [{ id: 'hill', label: msg('ground.hill'), sign: 'hills' }],
}

export const mapOf = (state: State): BoardMap => ({
  ...printed,
  hexes: Object.fromEntries(all.map((ref) => [ref, hexOn(state, ref)])),
})

const remember = memory()

function hexOn(state: State, ref: HexId): MapHex {
  const { homeOf } = hexes[ref]?.stop ?? {}
  const isFounded = homeOf !== undefined && state.companies[homeOf].price !== null
  return remember(ref, [state.tiles[ref], state.phase, isFounded], () => describe(state, ref, isFounded))
}

function describe(state: State, ref: HexId, isFounded: boolean): MapHex {
  const { printed: base, laid, colour, exits } = boardHex(state, ref)
  const cost = layCost(state, ref)
  return {
    ...hexWith(ref, { name: base.stop?.name, mark: base.letter, laid }),
    use: base.colour === 'red' ? 'far' : 'build',
    colour: colour === 'red' ? 'far' : colour === 'white' ? 'none' : colour,
    grounds: base.hill === undefined ? [] : ['hill'],
    costs: cost > 0 ? [{ amount: cost }] : [],
    paths: pathsOf(exits, base.stop !== undefined),
    stops: base.stop ? [stopOn(state, ref, isFounded)] : [],
  }
}

function stopOn(state: State, ref: HexId, isFounded: boolean): Stop {
  const { stop, values } = hexes[ref] as Required<(typeof hexes)[HexId]>
  const { kind, name, homeOf } = stop
  return {
    kind: kind === 'red' ? 'far' : 'city',
    name,
    value: valueAt(state, ref),
    // vierhain-run-h
    ...(kind === 'red' ? { period: state.phase === '1' ? 'yellow' : 'green' } : {}),
    later: kind === 'red' && state.phase === '1' ? [{ from: '2', value: values[1], colour: 'green' }] : [],
    circles:
      homeOf === undefined
        ? []
        : [isFounded ? { marker: { company: homeOf, active: true } } : { reserved: [homeOf] }],
  }
}
