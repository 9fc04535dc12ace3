import { prototypes } from './confusables.js'

/**
 * The name as it is compared: compatible characters count as one (NFKC) and case does not matter. Capitals first, because
 * some small letters have a capital of two (ß, SS) and some have two forms (σ, ς).
 */
export const nameKey = (name: string): string =>
  name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')

/** The skeleton of UTS #39: the same for everything that looks alike. */
const skeleton = (text: string): string =>
  Array.from(text.normalize('NFKC').normalize('NFD'), (sign) => prototypes.get(sign) ?? sign)
    .join('')
    .normalize('NFD')

const rightToLeft = String.raw`\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}`
const turns = new RegExp(`[${rightToLeft}]`, 'u')
const runs = new RegExp(String.raw`[${rightToLeft}\p{M}]+|\p{N}+|\S`, 'gu')

/** Where the direction of writing changes, the parts of a name are not shown in the order in which they are written. */
const unordered = (text: string): string =>
  turns.test(text) ? (text.match(runs) ?? []).toSorted().join(' ') : text

/**
 * What a name looks like, as written (I and l) and regardless of case (Latin and Cyrillic letters). No two accounts may
 * share one of these looks.
 */
export const looksOf = (name: string): readonly string[] => [
  `written ${unordered(nameKey(skeleton(name)))}`,
  `folded ${unordered(skeleton(nameKey(name)))}`,
]

/** Signs that show nothing though they count as letters or symbols: the empty braille cell, an empty notehead, blanks. */
const blanks = /[\u{2800}\u{fffc}\u{13441}\u{13442}\u{1d159}]/u

/** Letters that nobody sees would make two names look the same. */
export const hasHiddenCharacters = (name: string): boolean =>
  /\p{Default_Ignorable_Code_Point}/u.test(name) || blanks.test(name)

/** Seats that have lost their person are called № 1 and so on. */
export const looksAnonymous = (name: string): boolean => name.includes('№')
