/**
 * What the server and its clients say to each other. The schemas validate every request and make the description of the
 * interface; their types are what the browser uses.
 */
export * from './common.js'
export * from './account.js'
export * from './table.js'
export * from './game.js'
export * from './failure.js'
export * from './live.js'
export * from './time.js'
export * from './moderation.js'
export * from './people.js'
