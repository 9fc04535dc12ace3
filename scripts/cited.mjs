// Which code a citation of a rule is about, for `npm run ledger -- --bite`.

import { parseSync } from 'vite'
import { namedIds } from './ledger.mjs'

const isPlace = ({ type, expression }) =>
  (/(?:Statement|Declaration)$/.test(type) && type !== 'BlockStatement') ||
  /^(?:Property|PropertyDefinition|MethodDefinition)$/.test(type) ||
  (type === 'ArrowFunctionExpression' && expression)

/** All nodes of a tree, each with its parent, those that begin first before the others, outer before inner. */
function nodesOf(program) {
  const found = []
  const visit = (value, parent) => {
    if (Array.isArray(value)) for (const one of value) visit(one, parent)
    else if (typeof value?.type === 'string') {
      const node = { node: value, parent }
      found.push(node)
      for (const part of Object.values(value)) if (typeof part === 'object') visit(part, node)
    }
  }
  visit(program, undefined)
  return found
}

const within = (outer, inner) => outer.start <= inner.start && inner.end <= outer.end

/** The smallest node around a place; the first is the whole program, which may begin after a comment. */
const innermost = (nodes, place) =>
  nodes.filter(({ node }) => within(node, place)).reduce((a, b) => (within(a.node, b.node) ? b : a), nodes[0])

/** A comment is about what comes next; at the end of a block, about the block. */
function belowComment(nodes, comment) {
  const around = innermost(nodes, comment)
  const [, ...parts] = nodes
  const next = parts
    .filter(({ node }) => node.start >= comment.end && node.end <= around.node.end)
    .reduce((a, b) => (a === undefined || b.node.start < a.node.start ? b : a), undefined)
  return [(next ?? around).node]
}

/** An id in code is about its statement, and about the condition under which that is reached. */
function aroundCode(nodes, literal) {
  let at = innermost(nodes, literal)
  while (at.parent && !isPlace(at.node)) at = at.parent
  const block = at.parent?.node.type === 'BlockStatement' ? at.parent.parent : at.parent
  return block?.node.type === 'IfStatement' ? [block.node.test, at.node] : [at.node]
}

/**
 * Where one of two ids is chosen (`city ? 'a' : 'b'`), what makes the choice fall on the id always, or takes the other id
 * away, breaks the other rule: these places, each with what would be put there.
 */
function ofTheOther({ node, parent }) {
  const found = []
  for (let [inner, at] = [node, parent]; at?.node.type === 'ConditionalExpression'; at = at.parent) {
    const { test, consequent, alternate } = at.node
    const isChosen = inner === consequent
    if (inner === test) break
    found.push({ at: test, becomes: String(isChosen) })
    for (const { node: other } of nodesOf(isChosen ? alternate : consequent))
      if (typeof other.value === 'string') found.push({ at: other, becomes: '""' })
    inner = at.node
  }
  return found
}

const startsOfLines = (text) => [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]

/** Whether a place, a line and a column counted from 0, is inside a function; what is not is read once, at the start. */
export function inFunctions(file, text) {
  const functions = nodesOf(parseSync(file, text).program).filter(({ node }) => /Function/.test(node.type))
  const starts = startsOfLines(text)
  return ({ line, column }) => {
    const at = starts[line] + column
    return functions.some(({ node }) => node.start < at && at < node.end)
  }
}

/**
 * The ids that a source cites, each with the ranges of lines, counted from 0, that it is about, and with the mutations
 * there that are about another rule.
 */
export function citations(file, text, title) {
  const { program, comments } = parseSync(file, text)
  const nodes = nodesOf(program)
  const starts = startsOfLines(text)
  const lineOf = (offset) => starts.findLastIndex((start) => start <= offset)
  const begins = (offset) => text.slice(starts[lineOf(offset)], offset).trim() === ''
  const lines = (about) => about.map(({ start, end }) => ({ from: lineOf(start), to: lineOf(end) }))
  const placed = ({ at: { start }, becomes }) => {
    const line = lineOf(start)
    return { line, column: start - starts[line], becomes }
  }
  const inComments = comments.flatMap((comment) => {
    const about = begins(comment.start) ? belowComment(nodes, comment) : [comment]
    return namedIds(comment.value, title).map((id) => ({ id, about: lines(about), others: [] }))
  })
  const inCode = nodes
    .filter(({ node }) => node.type === 'Literal' && typeof node.value === 'string')
    .flatMap((literal) =>
      namedIds(literal.node.value, title).map((id) => ({
        id,
        about: lines(aroundCode(nodes, literal.node)),
        others: ofTheOther(literal).map(placed),
      })),
    )
  // where a comment and the code below it cite the same rule, the code says more exactly what it is about
  const isInside = ({ id, about: [outer] }) =>
    inCode.some(
      (one) => one.id === id && one.about.every(({ from, to }) => outer.from <= from && to <= outer.to),
    )
  return [...inComments.filter((one) => !isInside(one)), ...inCode]
}
