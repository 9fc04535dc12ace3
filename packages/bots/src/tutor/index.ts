/** The tutor: the same search and evaluation as the computer players, with their reasons as messages. */
export * from './advise.js'
