import type { Message } from '../language/texts.js'
import type { Block, Chapter } from './ledger.js'

/**
 * What somebody looks for in a ledger. The statements are English, so a word of another language is looked for by the
 * English terms that the glossary has for it.
 */
export interface Query {
  readonly words: readonly Word[]
  /** What is marked where it stands. */
  readonly marks: readonly RegExp[]
}

interface Word {
  /** As it was typed, in any language; without regard to case, accents and the usual endings. */
  readonly own: RegExp
  /** Its terms in the language of the statements. */
  readonly english: RegExp | undefined
}

/** Case and accents do not matter; each letter keeps its place. */
const fold = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[À-ɏ]/g, (letter) => letter.normalize('NFD').charAt(0))

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const endings = 'ern|e[mnrs]?|[ns]'
const inflected = new RegExp(`^([a-zß-]{4,}?)(?:${endings})$`)

/** "Aktien" is to find "Aktie"; shorter words stay as they are. */
const pattern = (word: string): string => {
  const stem = inflected.exec(word)?.[1]
  return stem === undefined ? escaped(word) : `${escaped(stem)}(?:${endings})?`
}

export function queryOf(text: string, glossary: readonly Message[]): Query {
  const typed = fold(text).split(/\s+/).filter(Boolean)
  const words = typed.map((word) => ({
    own: new RegExp(pattern(word), 'g'),
    english: isSlight(word) ? undefined : english(word, glossary),
  }))
  const marks = words.flatMap(({ own, english: terms }, i) => [
    ...(isSlight(typed[i] ?? '') ? [] : [own]),
    ...(terms ? [terms] : []),
  ])
  return { words, marks }
}

/** One or two Latin letters are a part of nearly everything. */
const isSlight = (word: string): boolean => /^[a-z0-9.-]{1,2}$/.test(word)

/** The terms that mean the word; only where there are none, those of which it is a part. */
function english(word: string, glossary: readonly Message[]): RegExp | undefined {
  const meant = (form: RegExp): string[] =>
    glossary
      .filter((term) => Object.values(term).some((text) => form.test(fold(text))))
      .map(({ en }) => fold(en))
  const whole = meant(new RegExp(`^(?:${pattern(word)})$`))
  const terms = whole.length > 0 ? whole : meant(new RegExp(pattern(word)))
  return terms.length > 0 ? new RegExp(String.raw`\b(?:${terms.map(escaped).join('|')})`, 'g') : undefined
}

const has = (text: string, form: RegExp | undefined): boolean =>
  form !== undefined && fold(text).search(form) >= 0

/**
 * The chapters with those blocks alone that have every word; an empty query finds everything. A chapter whose heading has
 * them is found whole, and of the chapters around what was found the headings stay.
 */
export function search(
  chapters: readonly Chapter[],
  { words }: Query,
  headingOf: (chapter: Chapter) => string = ({ title }) => title,
): Chapter[] {
  const found: Chapter[] = []
  let below = 0
  for (const chapter of chapters.toReversed()) {
    const heading = `${chapter.number} ${chapter.title} ${headingOf(chapter)}`
    const isWhole = words.every(({ own }) => has(heading, own))
    const blocks = isWhole ? chapter.blocks : chapter.blocks.filter((block) => tells(plain(block), words))
    if (!isWhole && blocks.length === 0 && chapter.level >= below) continue
    found.push(isWhole ? chapter : { ...chapter, blocks })
    below = chapter.level
  }
  return found.reverse()
}

const tells = (text: string, words: readonly Word[]): boolean =>
  words.every(({ own, english: terms }) => has(text, own) || has(text, terms))

function plain(block: Block): string {
  switch (block.kind) {
    case 'statement':
      return `${block.id} ${block.text}`
    case 'text':
      return block.text
    case 'list':
      return block.items.join(' ')
    case 'table':
      return [block.head, ...block.rows].flat().join(' ')
  }
}

/** The terms that have every word, in whatever language. */
export const searchTerms = (glossary: readonly Message[], { words }: Query): readonly Message[] =>
  glossary.filter((term) => words.every(({ own }) => has(Object.values(term).join(' '), own)))

/** A text in pieces, of which every second one is what was looked for. */
export function marked(text: string, { marks }: Query): string[] {
  const folded = fold(text)
  const places = marks
    .flatMap((form) => [...folded.matchAll(form)])
    .map(({ 0: hit, index }) => [index, index + hit.length] as const)
    .toSorted(([a], [b]) => a - b)
  const parts: string[] = []
  let end = 0
  for (const [from, to] of places) {
    if (to <= end) continue
    if (from < end && parts.length > 0) parts[parts.length - 1] += text.slice(end, to)
    else parts.push(text.slice(end, from), text.slice(from, to))
    end = to
  }
  return [...parts, text.slice(end)]
}
