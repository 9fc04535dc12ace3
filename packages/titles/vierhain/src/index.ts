/**
 * Vierhain, a small game of our own for learning: four railways in one valley. `data` holds the components, `rules` is
 * shaped like the ledger in docs/rules.
 */
export { vierhain } from './title.js'
export { vierhainFace } from './face/index.js'
export { vierhainTexts } from './texts/index.js'
export { manifest } from './manifest.js'
export * from './actions.js'
export * from './events.js'
export * from './frames.js'
export * from './state.js'
export { stopsReached } from './rules/reach.js'
export type { Description } from './position.js'
