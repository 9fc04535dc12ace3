import type { Catalogues } from '../speech.js'
import { de } from './de.js'
import { en } from './en.js'
import { ja } from './ja.js'

/** What is said of every table, whatever the title; a title's own words for the same key come first. */
export const tableTexts: Catalogues = { en, de, ja }
