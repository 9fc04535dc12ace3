/**
 * How things are said: ICU messages in English, German and Japanese. A title brings its own catalogues and says with
 * them what its events, choices, steps and refusals mean; here is what all titles and interfaces share.
 */
export * from './language.js'
export * from './message.js'
export * from './numbers.js'
export * from './sides.js'
export * from './speech.js'
export * from './catalogue-check.js'
export * from './title.js'
export * from './catalogue-texts.js'
export * from './choice-labels.js'
export * from './engine-refusals.js'
export * from './reading-texts.js'
export * from './guide-texts.js'
export * from './lesson.js'
export * from './headings.js'
export * from './front-texts.js'
export * from './position-faults.js'
export * from './position-fault-texts.js'
export * from './interface/index.js'
export * from './table/index.js'
export * from './table/words.js'
