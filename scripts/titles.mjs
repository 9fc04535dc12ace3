// Finds the titles of the tests in a source text. A title is the first argument of it(…) or test(…), however the
// call is written: quotes or backticks, over several lines, it.each(…)(…), it.for(…)(…), it.skipIf(…)(…).
// Comments, titles of describe and tests that never run (skip, todo) do not count.

const closing = { '(': ')', '[': ']', '{': '}' }
const neverRuns = new Set(['skip', 'todo'])
const beforeRegex = new Set([
  'return',
  'typeof',
  'case',
  'in',
  'of',
  'do',
  'else',
  'void',
  'delete',
  'yield',
  'await',
])

/** Stands for an expression in a template string: no id may run across it. */
const gap = '\u2026'

/** @returns {{ title: string, line: number }[]} */
export function testTitles(source) {
  const tokens = tokenize(source)
  const titles = []
  for (let index = 0; index < tokens.length; index++) {
    const call = readCall(tokens, index)
    if (call === undefined) continue
    if (call.skipped) index = endOfGroup(tokens, call.open)
    else if (call.name !== 'describe') titles.push(readTitle(tokens, call))
  }
  return titles.filter(({ title }) => title !== '')
}

function readCall(tokens, start) {
  const { kind, text: name } = tokens[start]
  if (kind !== 'word' || !['it', 'test', 'describe'].includes(name) || tokens[start - 1]?.text === '.')
    return undefined
  let skipped = false
  let at = start + 1
  for (;;) {
    const token = tokens[at]
    if (token?.text === '.' && tokens[at + 1]?.kind === 'word') {
      const modifier = tokens[at + 1].text
      skipped ||= neverRuns.has(modifier)
      at += 2
      if (['each', 'for', 'skipIf', 'runIf'].includes(modifier)) at = skipTable(tokens, at)
    } else if (token?.kind === 'punctuation' && token.text === '(') {
      return { name, skipped, open: at }
    } else return undefined
  }
}

/** it.each(rows)(…), it.each<Row>(rows)(…) and it.each`rows`(…) all have their title in the second call. */
function skipTable(tokens, at) {
  let next = at
  if (tokens[next]?.text === '<') while (next < tokens.length && tokens[next].text !== '(') next++
  if (tokens[next]?.kind === 'string') return next + 1
  return tokens[next]?.text === '(' ? endOfGroup(tokens, next) + 1 : next
}

function readTitle(tokens, { open }) {
  let title = ''
  let depth = 0
  for (let at = open + 1; at < tokens.length; at++) {
    const { kind, text } = tokens[at]
    if (kind === 'string') title += text
    else if (kind === 'word') title += gap
    else if (text in closing) depth++
    else if (depth === 0 && (text === ',' || text === ')')) break
    else if (text === ')' || text === ']' || text === '}') depth--
  }
  return { title: title.replaceAll(/^\u2026+$/g, ''), line: tokens[open].line }
}

function endOfGroup(tokens, open) {
  let depth = 0
  for (let at = open; at < tokens.length; at++) {
    const { kind, text } = tokens[at]
    if (kind !== 'punctuation') continue
    if (text in closing) depth++
    else if (text === ')' || text === ']' || text === '}') {
      depth--
      if (depth === 0) return at
    }
  }
  return tokens.length - 1
}

/** Words, strings and single punctuation marks, with their lines; comments and regular expressions are dropped. */
function tokenize(source) {
  const tokens = []
  let at = 0
  let line = 1

  const advance = (count) => {
    for (let step = 0; step < count; step++) if (source[at++] === '\n') line++
  }

  const readQuoted = (quote) => {
    let text = ''
    advance(1)
    while (at < source.length && source[at] !== quote) {
      if (source[at] === '\\') {
        text += source[at + 1] === '\n' ? '' : (source[at + 1] ?? '')
        advance(2)
      } else if (quote === '`' && source.startsWith('${', at)) {
        text += gap
        skipSubstitution()
      } else {
        text += source[at]
        advance(1)
      }
    }
    advance(1)
    return text
  }

  const skipSubstitution = () => {
    advance(2)
    let depth = 1
    while (at < source.length && depth > 0) {
      const mark = source[at]
      if (mark === '`' || mark === "'" || mark === '"') readQuoted(mark)
      else {
        if (mark === '{') depth++
        if (mark === '}') depth--
        advance(1)
      }
    }
  }

  const skipRegex = () => {
    let inClass = false
    advance(1)
    while (at < source.length && source[at] !== '\n' && (inClass || source[at] !== '/')) {
      if (source[at] === '[') inClass = true
      if (source[at] === ']') inClass = false
      advance(source[at] === '\\' ? 2 : 1)
    }
    advance(1)
  }

  const mayStartRegex = () => {
    const last = tokens.at(-1)
    if (last === undefined) return true
    if (last.kind === 'word') return beforeRegex.has(last.text)
    return last.kind === 'punctuation' && last.text !== ')' && last.text !== ']'
  }

  while (at < source.length) {
    const mark = source[at]
    const word = /^[\p{L}\p{N}_$]+/u.exec(source.slice(at, at + 200))?.[0]
    if (/\s/.test(mark)) advance(1)
    else if (source.startsWith('//', at)) advance(distance(source, '\n', at))
    else if (source.startsWith('/*', at)) advance(distance(source, '*/', at) + 2)
    else if (mark === '"' || mark === "'" || mark === '`') {
      const startLine = line
      tokens.push({ kind: 'string', text: readQuoted(mark), line: startLine })
    } else if (mark === '/' && mayStartRegex()) {
      skipRegex()
      tokens.push({ kind: 'regex', text: '', line })
    } else if (word !== undefined) {
      tokens.push({ kind: 'word', text: word, line })
      advance(word.length)
    } else {
      tokens.push({ kind: 'punctuation', text: mark, line })
      advance(1)
    }
  }
  return tokens
}

function distance(source, needle, from) {
  const found = source.indexOf(needle, from)
  return (found < 0 ? source.length : found) - from
}
