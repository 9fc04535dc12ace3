/**
 * What 18xx games share. A game is one JSON value; `legal` says who must decide and what they may choose; `apply`
 * returns the next state with the events that happened, or a refusal that names the rule.
 */
export * from './json.js'
export * from './refusal.js'
export * from './shape.js'
export * from './random.js'
export * from './hash.js'
export * from './delta.js'
export * from './state.js'
export * from './event.js'
export * from './work.js'
export * from './flow.js'
export * from './offer.js'
export * from './sealed.js'
export * from './game.js'
export * from './reveal.js'
export * from './history.js'
export * from './file.js'
export * from './fuzz.js'
export * from './choice-check.js'
export * from './rule-table.js'
