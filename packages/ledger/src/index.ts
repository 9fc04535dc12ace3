/**
 * A position in common terms. A title with playing knowledge writes a `Ledger`: what each company is worth now
 * and later, who has which part of it, what it earns and what its next investment would bring. What a position is worth
 * to a player is one sum over it, the same for all titles, and because it is a sum its terms say why.
 */
export * from './ledger.js'
export * from './evaluate.js'
export * from './knowledge.js'
export * from './described.js'
export * from './remembered.js'
export * from './sales.js'
export * from './share-sale.js'
export * from './stops.js'
export * from './horizon.js'
export * from './way.js'
