import { pieces, spokes } from '@stellwerk/rails'
import { byColour, city, far, fixed, mountain, open, town } from './hex-notation.js'
import type { HexId, PrintedHex } from './types.js'

/**
 * The printed small map, on which local railways build. Its names are beside those of the Austria map, no hex of which it
 * touches. Where three values are printed, the third one stays in the grey phase.
 */
export const region: Readonly<Record<HexId, PrintedHex>> = {
  I29: far(undefined, byColour(10, 20, 30, 30), spokes(5)),
  I31: fixed([], pieces('0-5')),
  I37: fixed([], pieces('0-5')),
  J28: fixed([city('Kirchdorf', byColour(10, 20, 30, 30), '5')], pieces('4-s0', 's0-5')),
  J30: open(town(), town()),
  J32: open(city('Steyr', 0, '4')),
  J34: open(city('Amstetten')),
  // F-14: mountains, as on K33 and K37; one drawing shows a river or no sign
  J36: mountain(50, town(), town()),
  // F-05: 1 leaves to the west, 2 to the south-east
  J38: {
    use: 'build',
    colour: 'yellow',
    onePlace: 'Sankt Pölten',
    upgradesTo: ['15'],
    stops: [city('Sankt Pölten', 20, '1'), city('Sankt Pölten', 20, '2')],
    track: pieces('1-s0', '5-s1'),
  },
  K29: mountain(60),
  K31: mountain(60),
  K33: mountain(50, town()),
  K35: open(),
  K37: mountain(50, town(), town()),
  K39: mountain(60, town()),
  L28: fixed([city('Bad Ischl', 20, '6')], pieces('3-s0', 's0-4')),
  L30: mountain(60, town()),
  L32: mountain(80, town(), town()),
  L34: open(),
  L36: mountain(60, town()),
  L38: mountain(70),
  M31: fixed([town(undefined, 10)], pieces('2-s0', 's0-3')),
  M35: fixed([city('Hieflau', byColour(10, 20, 30, 30), '3')], pieces('2-s0', 's0-3')),
  M37: fixed([town(undefined, 10)], pieces('2-s0', 's0-3')),
  M39: far(undefined, byColour(10, 20, 30, 30), spokes(2)),
}
