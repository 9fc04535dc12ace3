import { format, interfaceTexts } from '@stellwerk/texts'
import type { Look } from './face.js'

/** A word that all titles share. */
export const word = ({ language }: Look, key: string): string =>
  format(language, interfaceTexts[language], key)

/** "3, 5" for what there is; a dash for nothing. */
export const list = (items: readonly (string | number)[], between = ', '): string =>
  items.length > 0 ? items.join(between) : '–'
