/** What tests, fuzzing and measuring need: random games, tables for tests of rules, and the smallest game of all. */
export * from './fuzz.js'
export * from './choice-check.js'
export * from './rule-table.js'
export * from './testing-coins.js'
