/** The tutor: the same search and the same evaluation as the computer players, with their reasons in words to be. */
export * from './advise.js'
