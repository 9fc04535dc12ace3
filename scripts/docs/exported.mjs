// What the public packages export, read from the declarations that the compiler wrote: names, declarations and the
// sentences above them.

import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/** `export * from`, `export { a, b as c } from`, with or without `type`. */
const reExport = /^export (?:type )?(?:\*|\{([^}]*)\}) from '(\.[^']+)';$/gm
const declaration =
  /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*)?^export (?:declare )?(?:abstract )?(interface|type|const|function|class) (\w+)/gm

/** The sentences of a comment, without stars. */
const sentencesOf = (comment = '') =>
  comment
    .replaceAll(/^\s*\/\*\*\s?|\s*\*\/\s*$/g, '')
    .replaceAll(/^\s*\* ?/gm, '')
    .trim()

/** From the head of a declaration to the end of its block or line. */
function wholeOf(text, start) {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const sign = text[at]
    if (sign === '{' || sign === '(' || sign === '[') depth++
    else if (sign === '}' || sign === ')' || sign === ']') depth--
    if (depth === 0 && (sign === ';' || (sign === '}' && text[at + 1] === '\n')))
      return text.slice(start, at + 1)
  }
  return text.slice(start)
}

/** All that a module exports, in order: `{ name, kind, text, sentences, file }`. Overloads come once. */
export function exportedFrom(file, wanted, root = dirname(file)) {
  const text = readFileSync(file, 'utf8')
  const found = new Map()
  const add = (one) => {
    if (!found.has(one.name) && (wanted === undefined || wanted.has(one.name))) found.set(one.name, one)
  }
  for (const [, names, path] of text.matchAll(reExport)) {
    const target = join(dirname(file), path.replace(/\.js$/, '.d.ts'))
    if (!existsSync(target)) continue
    const list = names?.split(',').map((name) =>
      name
        .replace(/^\s*type /, '')
        .split(' as ')[0]
        .trim(),
    )
    for (const one of exportedFrom(target, list && new Set(list), root)) add(one)
  }
  for (const match of text.matchAll(declaration)) {
    const [whole, comment, kind, name] = match
    const start = match.index + whole.length - whole.trimStart().length + (comment?.length ?? 0)
    add({
      name,
      kind,
      text: wholeOf(text, start).replace(/^export (?:declare )?/, ''),
      sentences: sentencesOf(comment),
      file: relative(root, file)
        .split(sep)
        .join('/')
        .replace(/\.d\.ts$/, ''),
    })
  }
  return [...found.values()]
}
