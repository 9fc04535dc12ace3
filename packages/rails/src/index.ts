/**
 * Turns track on hexes into the router's network, and back: routes are lists of hexes for people and lines of segments
 * for the search. Titles say what a stop is worth and what may pass; the rest is the same for all of them.
 */
export * from './drawing.js'
export * from './path.js'
export * from './next-stops.js'
export * from './hex-ways.js'
export * from './markers.js'
export * from './ways.js'
export * from './tile-fit.js'
export * from './tile-patterns.js'
export * from './track-notation.js'
