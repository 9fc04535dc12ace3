import { readJson } from '@stellwerk/engine'
import { wrong } from './errors.js'
import type { Whereabouts } from './errors.js'

const deepest = 100

/** Parses JSON from outside. Errors come with line and column. */
export function parseJson(source: string, place: Whereabouts): unknown {
  const read = readJson(source)
  // looking at every character takes longer than parsing, so it is done only for invalid texts
  if (read && !isDeeper(read.value, deepest)) return read.value
  const tooDeep = placeOfDepth(source, deepest)
  if (tooDeep !== undefined) throw wrong('json.deep', { ...lineAndColumn(source, tooDeep), deepest }, place)
  throw wrong('json.syntax', lineAndColumn(source, placeOfFault(source)), place)
}

function isDeeper(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return most === 0 || Object.values(value).some((inner) => isDeeper(inner, most - 1))
}

function lineAndColumn(source: string, at: number): { line: number; column: number } {
  const before = source.slice(0, at)
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') }
}

/** Where brackets are nested deeper than they may be. */
function placeOfDepth(source: string, most: number): number | undefined {
  let depth = 0
  let quoted = false
  for (let at = 0; at < source.length; at++) {
    const mark = source[at]
    if (quoted) {
      if (mark === '\\') at++
      else if (mark === '"') quoted = false
    } else if (mark === '"') quoted = true
    else if (mark === '{' || mark === '[') {
      if (++depth > most) return at
    } else if (mark === '}' || mark === ']') depth--
  }
  return undefined
}

const token =
  // oxlint-disable-next-line no-control-regex
  /[ \t\n\r]*(?:("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|([{}[\],:]))/y
const space = /[ \t\n\r]*/y

type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end'

/** The first place at which a text cannot be JSON. `JSON.parse` says so only sometimes. */
function placeOfFault(source: string): number {
  const open: string[] = []
  let expected: Expected = 'value'
  let at = 0
  for (;;) {
    space.lastIndex = at
    space.exec(source)
    at = space.lastIndex
    token.lastIndex = at
    const found = token.exec(source)
    if (!found) return at
    const next = follows(expected, found[1], found[2], open)
    if (!next) return at
    expected = next
    at = token.lastIndex
  }
}

function follows(
  expected: Expected,
  scalar: string | undefined,
  mark: string | undefined,
  open: string[],
): Expected | undefined {
  const inObject = open.at(-1) === '{'
  if (expected === ':') return mark === ':' ? 'value' : undefined
  if (expected === 'key' || expected === 'key or }') {
    if (scalar?.startsWith('"')) return ':'
    return expected === 'key or }' && mark === '}' ? closed(open) : undefined
  }
  if (expected === ', or end') {
    if (open.length === 0) return undefined
    if (mark === ',') return inObject ? 'key' : 'value'
    return mark === (inObject ? '}' : ']') ? closed(open) : undefined
  }
  if (scalar !== undefined) return ', or end'
  if (mark === ']' && expected === 'value or ]') return closed(open)
  if (mark !== '{' && mark !== '[') return undefined
  open.push(mark)
  return mark === '{' ? 'key or }' : 'value or ]'
}

function closed(open: string[]): Expected {
  open.pop()
  return ', or end'
}
