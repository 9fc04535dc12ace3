import { readFile, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { IntlMessageFormat } from '../../web/src/language/message-format.js'
import type { Message, Texts } from '../../web/src/language/texts.js'

const source = fileURLToPath(new URL('../../web/src', import.meta.url))

const filesEnding = async (ending: RegExp): Promise<string[]> => {
  const names = await readdir(source, { recursive: true })
  return names.filter((name) => ending.test(name) && !/\.test\./.test(name)).map((name) => join(source, name))
}

/** Attributes whose text people read or hear. */
const spoken = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
]

/** Names that are the same in every language. */
const isName = (text: string): boolean => text === 'Stellwerk'

const hasWords = (text: string): boolean => /\p{L}{2,}/u.test(text) && !isName(text.trim())

interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Words that stand in the page without having gone through a text in three languages. */
function literalWords(node: Node): string[] {
  const found: string[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isNode(value)) return
    found.push(...wordsOf(value))
    Object.values(value).forEach(visit)
  }
  visit(node)
  return found
}

function wordsOf(node: Node): string[] {
  if (node.type === 'JSXText') return hasWords(String(node['value'])) ? [String(node['value']).trim()] : []
  if (node.type === 'JSXExpressionContainer') return []
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return (node['children'] as Node[]).flatMap((child) =>
      child.type === 'JSXExpressionContainer' ? constants(child['expression']) : [],
    )
  if (node.type !== 'JSXAttribute') return []
  const name = (node['name'] as { name?: unknown }).name
  if (!spoken.includes(String(name))) return []
  const value = node['value'] as Node | null
  return constants(value?.type === 'JSXExpressionContainer' ? value['expression'] : value)
}

/** The words of a literal, or of a template around its expressions. */
function constants(value: unknown): string[] {
  if (!isNode(value)) return []
  if (value.type === 'Literal')
    return typeof value['value'] === 'string' && hasWords(value['value']) ? [value['value']] : []
  if (value.type === 'TemplateLiteral')
    return (value['quasis'] as { value: { raw: string } }[]).map(({ value: { raw } }) => raw).filter(hasWords)
  if (value.type === 'ConditionalExpression')
    return [...constants(value['consequent']), ...constants(value['alternate'])]
  if (value.type === 'LogicalExpression') return constants(value['right'])
  return []
}

test('no component has words of its own', async () => {
  const found: { [file: string]: readonly string[] } = {}
  const files = await filesEnding(/\.tsx$/)
  expect(files.length).toBeGreaterThan(50)
  for (const file of files) {
    const { program, errors } = parseSync(file, await readFile(file, 'utf8'))
    expect(errors).toEqual([])
    const words = literalWords(program as unknown as Node)
    if (words.length > 0) found[relative(source, file)] = words
  }
  expect(found).toEqual({})
})

test('the search for words finds them', () => {
  const { program } = parseSync(
    'a.tsx',
    'const A = () => <p title="Some title" class="no-words">Plain words{"and more"}{ok ? `so ${n}` : null}<b aria-label={`Go to ${x}`} /></p>',
  )
  expect(literalWords(program as unknown as Node).toSorted()).toEqual(
    ['Some title', 'Plain words', 'and more', 'so ', 'Go to '].toSorted(),
  )
})

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && 'messages' in value && 'in' in value

/**
 * The arguments that a message shows or selects by. A language without plurals need not use a number that it does not
 * show.
 */
function argumentsOf(message: string, language: string): string[] {
  const { argument, number, select, plural, count } = {
    argument: 1,
    number: 2,
    select: 5,
    plural: 6,
    count: 7,
  }
  const names = new Set<string>()
  const visit = (elements: readonly Element[]): void => {
    for (const { type, value = '', options = {} } of elements) {
      const wordings = Object.values(options).map((option) => option.value)
      const isSaid = [argument, number, select].includes(type)
      const isCounted = type === plural && wordings.flat().some((element) => element.type === count)
      if (isSaid || isCounted) names.add(value)
      wordings.forEach(visit)
    }
  }
  visit(new IntlMessageFormat(message, language).getAst())
  return [...names].toSorted()
}

interface Element {
  readonly type: number
  readonly value?: string
  readonly options?: { readonly [name: string]: { readonly value: readonly Element[] } }
}

test('every message is there in three languages, with the same arguments', async () => {
  let count = 0
  const faults: string[] = []
  for (const file of await filesEnding(/\.tsx?$/)) {
    if (!/= defineTexts\(/.test(await readFile(file, 'utf8'))) continue
    const exported = Object.values((await import(pathToFileURL(file).href)) as Record<string, unknown>)
    const groups = exported.filter(isTexts)
    if (groups.length === 0) faults.push(`${relative(source, file)} exports no texts`)
    for (const { messages } of groups)
      for (const [key, message] of Object.entries<Message>(messages)) {
        count++
        const { en, de, ja } = message
        const place = `${relative(source, file)} ${key}`
        if (![en, de, ja].every((text) => text.trim() !== '')) faults.push(`${place}: empty`)
        const [first, ...others] = (['en', 'de', 'ja'] as const).map((one) =>
          argumentsOf(message[one], one).join(' '),
        )
        if (others.some((other) => other !== first))
          faults.push(`${place}: arguments ${[first, ...others].join(' | ')}`)
      }
  }
  expect(faults).toEqual([])
  expect(count).toBeGreaterThan(300)
})
