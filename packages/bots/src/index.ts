/**
 * Computer players. A `Policy` decides by what a seat may see; `policyOf` makes the levels and references of a title,
 * and `playMatchGame` lets policies play against each other. Nothing here does input or output.
 */
export * from './policy.js'
export * from './levels.js'
export * from './situation.js'
export * from './names.js'
export * from './tutor/index.js'
export * from './review/index.js'
export * from './match/game.js'
export * from './match/acceptance.js'
export * from './match/tally.js'
export * from './match/tuning.js'
export * from './match/verdict.js'
export * from './match/statistics.js'
