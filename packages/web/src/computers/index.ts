/** What a page needs to play with computers; it is fetched for games that have some. */
export { computersOf } from './computers-of.js'
export { driveAlone } from './driving.js'
export { PaceBar } from './pace-bar.js'
