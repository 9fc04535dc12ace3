import { titleIds } from '@stellwerk/titles'

/**
 * Reads a rules ledger of docs/rules: chapters with numbered statements, tables and remarks. It knows as much Markdown
 * as the ledgers use.
 */
interface Statement {
  readonly kind: 'statement'
  /** `1873-4.4.1-k`, `RUL-07`, `EX-12` … */
  readonly id: string
  /** The editions in which it holds, as printed: "R,S,2022". */
  readonly editions: string
  readonly text: string
}

export type Block =
  | Statement
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }

export interface Chapter {
  /** Its number, such as `4.4.1`; chapters without one are named by their title. */
  readonly number: string
  readonly title: string
  readonly level: number
  readonly blocks: readonly Block[]
}

const heading = /^(#{1,5}) (?:([0-9][\d.]*|[A-Z]\d?) )?(.+)$/
/** A number, and with some rulings a heading: `- **R-05 Completion as a purchase.** …`. */
const statement = /^- \*\*([A-Za-z0-9][\w.]*(?:-[\w.]+)+)(?: ([^*]+))?\*\* (?:\[([\w,.]+)\] )?(.*)$/

export function parseLedger(markdown: string): Chapter[] {
  const chapters: (Chapter & { blocks: Block[] })[] = []
  for (const part of paragraphs(markdown)) {
    const [, marks, number, title] = heading.exec(part) ?? []
    // the first line is the name of the ledger
    if (marks === '#' && chapters.length === 0) continue
    if (marks !== undefined && title !== undefined) {
      chapters.push({ number: number ?? '', title, level: Math.max(1, marks.length - 1), blocks: [] })
      continue
    }
    const chapter = chapters.at(-1)
    if (chapter && part !== '---') chapter.blocks.push(...block(part))
  }
  return chapters.filter(({ title }) => title !== 'How to read this file' && title !== 'Words used')
}

/** Headings, tables, and lines joined as far as they belong together. */
function paragraphs(markdown: string): string[] {
  const parts: string[] = []
  let open = false
  for (const line of markdown.split('\n')) {
    const starts = /^(#|- |\|)/.test(line)
    const last = parts.at(-1)
    const inTable = line.startsWith('|') && last?.startsWith('|')
    if (line.trim() === '') open = false
    else if (open && last !== undefined && (inTable || !starts)) parts[parts.length - 1] = `${last}\n${line}`
    else {
      parts.push(line)
      open = !line.startsWith('#')
    }
  }
  return parts
}

function block(part: string): Block[] {
  if (part.startsWith('|')) {
    const [head = [], , ...rows] = part.split('\n').map(cells)
    return [{ kind: 'table', head, rows }]
  }
  const text = part.replaceAll(/\s*\n\s*/g, ' ')
  const [, id, name, editions = '', rest = ''] = statement.exec(text) ?? []
  if (id !== undefined)
    return [{ kind: 'statement', id, editions, text: name === undefined ? rest : `**${name}** ${rest}` }]
  return text.startsWith('- ') ? [{ kind: 'list', items: [text.slice(2)] }] : [{ kind: 'text', text }]
}

const cells = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The pieces of a text: plain, strong, code, or the number of a statement. */
export type Piece = { readonly kind: 'plain' | 'strong' | 'code' | 'reference'; readonly text: string }

const inline = new RegExp(
  String.raw`\*\*(.+?)\*\*|\`(.+?)\`|\[([^\]]+)\]\([^)]*\)|\b((?:${titleIds.join('|')})-[A-Za-z0-9.]+-[a-z]+|(?:RUL|EX|ED)-\d+)\b`,
  'g',
)

export function pieces(text: string): Piece[] {
  const result: Piece[] = []
  let end = 0
  for (const match of text.matchAll(inline)) {
    if (match.index > end) result.push({ kind: 'plain', text: text.slice(end, match.index) })
    const [whole, strong, code, link, reference] = match
    if (strong !== undefined) result.push({ kind: 'strong', text: strong })
    else if (code !== undefined) result.push({ kind: 'code', text: code })
    else if (reference !== undefined) result.push({ kind: 'reference', text: reference })
    else result.push({ kind: 'plain', text: link ?? whole })
    end = match.index + whole.length
  }
  if (end < text.length) result.push({ kind: 'plain', text: text.slice(end) })
  return result
}
