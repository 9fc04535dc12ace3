import type { Language } from '../language.js'
import type { Catalogue } from '../message.js'
import { de } from './de.js'
import { en } from './en.js'
import { ja } from './ja.js'

/** Words that every interface needs, whatever the title: keys in alphabetical blocks. */
export const interfaceTexts: Readonly<Record<Language, Catalogue>> = { en, de, ja }
