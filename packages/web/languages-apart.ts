import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const virtual = 'virtual:languages'
/** English comes with the page, the others when somebody chooses them. */
const apart = ['de', 'ja'] as const
type Apart = (typeof apart)[number]

/** A catalogue that comes after the page: it begins empty and is filled into another, mostly itself. */
interface Part {
  readonly language: 'en' | Apart
  /** Whose it is; all titles share those without. */
  readonly title?: string
  /** Whether it comes once the board is there, whatever the language. */
  readonly later: boolean
  readonly file: string
  readonly name: string
  readonly into: { readonly file: string; readonly name: string }
}

const titles = here('../titles')

function partsOfTitle(title: string): readonly Part[] {
  const texts = `${titles}/${title}/src/texts`
  const en = { file: `${texts}/en.ts`, name: 'en' }
  return [
    ...apart.map((language) => whole(language, `${texts}/${language}.ts`, title)),
    ...['refusals', 'later'].map((name): Part => ({
      language: 'en',
      title,
      later: true,
      file: `${texts}/${name}/en.ts`,
      name,
      into: en,
    })),
  ].filter(({ file }) => existsSync(file))
}

const whole = (language: Part['language'], file: string, title?: string): Part => ({
  language,
  ...(title === undefined ? {} : { title }),
  later: language === 'en',
  file,
  name: language,
  into: { file, name: language },
})

const parts: readonly Part[] = [
  ...apart.map((language) => whole(language, here(`../texts/src/table/${language}.ts`))),
  ...(['en', ...apart] as const).map((language) =>
    whole(language, here(`../texts/src/engine/${language}.ts`)),
  ),
  ...readdirSync(titles).flatMap(partsOfTitle),
]

const languages = ['en', ...apart] as const

type Words = { readonly [L in (typeof languages)[number]]: string }

/** The messages of a file such as `texts.json`, by their keys. */
function messagesIn(file: string): readonly (readonly [string, Words])[] {
  const messages = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as { [key: string]: Words })
  for (const [key, words] of messages)
    if (Object.keys(words).join() !== languages.join())
      throw new Error(`${file}: ${key} is not in ${languages.join(', ')} alone`)
  return messages
}

const pageTexts = (): readonly string[] =>
  readdirSync(here('src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('texts.json'))
    .toSorted()
    .map((name) => join(here('src'), name))

/** The messages of all pages; the place of one in this list is its number. */
class PageMessages {
  private readonly words: { readonly [L in Apart]: string[] } = { de: [], ja: [] }
  private readonly files: ReadonlyMap<string, string>

  constructor() {
    this.files = new Map(pageTexts().map((file) => [file, this.numbered(file)]))
  }

  wordsIn(language: Apart): readonly string[] {
    return this.words[language]
  }

  /** A file with its English, and a number for the other languages. */
  ofFile(file: string): string | undefined {
    return this.files.get(file)
  }

  private numbered(file: string): string {
    const messages = messagesIn(file).map(([key, { en, de, ja }]) => {
      this.words.de.push(de)
      return [key, { en, n: this.words.ja.push(ja) - 1 }] as const
    })
    return JSON.stringify(Object.fromEntries(messages))
  }
}

/** The module that fetches words; see `languages.d.ts`. */
const fetching = (): string =>
  [
    `import { spoken } from '${here('src/language/spoken.ts')}'`,
    'const parts = [',
    ...apart.map(
      (language) =>
        `{ language: '${language}', load: () => import('${virtual}/${language}').then(({ words }) => { spoken.${language} = words }) },`,
    ),
    ...parts.map(
      ({ language, title, later, file, name, into }) =>
        `{ language: '${language}', title: ${JSON.stringify(title)}, later: ${later}, load: () => Promise.all([import('${into.file}'), import('${file}?whole')]).then(([to, whole]) => Object.assign(to.${into.name}, whole.${name})) },`,
    ),
    ']',
    'const asked = new Set(), opened = new Set()',
    'const load = (needed) => Promise.all(parts.filter(needed).map((part) => part.load()))',
    'export const loadLanguage = async (language) => {',
    '  asked.add(language)',
    '  try {',
    '    await load((part) => part.language === language && !part.later && (!part.title || opened.has(part.title)))',
    '  } catch (error) {',
    '    asked.delete(language)',
    '    throw error',
    '  }',
    '}',
    'export const loadWords = (title) => {',
    '  opened.add(title)',
    '  return load((part) => part.title === title && !part.later && asked.has(part.language))',
    '}',
    'export const loadLater = (title) => load((part) => part.later && (!part.title || part.title === title))',
  ].join('\n')

const atOnce = ['loadLanguage', 'loadWords', 'loadLater']
  .map((name) => `export const ${name} = () => Promise.resolve()`)
  .join('\n')

/**
 * Words that a board can begin without become parts of their own: German and Japanese, which are fetched when they are chosen,
 * those of a title when it is opened, and what titles say of events and refusals. Their catalogues begin empty; messages of
 * pages keep their English and get a number. Without a build everything is there at once.
 */
export function languagesApart(): Plugin {
  let pages: PageMessages | undefined
  return {
    name: 'stellwerk:languages-apart',
    enforce: 'pre',
    configResolved({ command }) {
      if (command === 'build') pages = new PageMessages()
    },
    resolveId: (id) => (id.startsWith(virtual) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${virtual}`) return pages ? fetching() : atOnce
      const language = apart.find((one) => id === `\0${virtual}/${one}`)
      if (language) return `export const words = ${JSON.stringify(pages?.wordsIn(language))}`
      const part = pages && parts.find(({ file }) => file === id)
      return part ? `export const ${part.name} = {}` : pages?.ofFile(id)
    },
  }
}
