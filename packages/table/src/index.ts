/**
 * One table, described once. A title describes its table, its board and the current step as data; programs that show or
 * evaluate a game need only that data and no knowledge of the title. What all titles have in common is worked out from
 * it here: worth, liquidity, certificates, turn order, what rusts when, and the effects of a choice, which are the
 * difference of two tables.
 */
export * from './values.js'
export * from './ways.js'
export * from './table.js'
export * from './company.js'
export * from './market.js'
export * from './supply.js'
export * from './map.js'
export * from './printed.js'
export * from './step.js'
export * from './story.js'
export * from './story-of.js'
export * from './face.js'
export * from './asking.js'
export * from './present-step.js'
export * from './effect.js'
export * from './effects.js'
export * from './foresee.js'
export * from './memory.js'
export * from './outlook.js'
export * from './revenues.js'
export * from './rust.js'
export * from './turns.js'
export * from './why-not.js'
export * from './worth.js'
export * from './position-form.js'
