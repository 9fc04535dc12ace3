// OpenAPI and AsyncAPI as pages that can be read: every request with what it takes and answers, every message with its
// fields.

import { escaped } from './markdown.mjs'

const typeOf = (schema = {}) => {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  const several = schema.anyOf ?? schema.oneOf
  if (several) return several.map(typeOf).join(' | ')
  if (schema.type === 'array') return `list of ${typeOf(schema.items)}`
  if (schema.type === 'object' && !schema.properties) return 'object'
  return [schema.type ?? 'anything'].flat().join(' | ')
}

/** The fields of an object, those of objects in it indented below. */
function fieldsOf(schema, depth = 0) {
  const { properties = {}, required = [] } = schema?.type === 'array' ? (schema.items ?? {}) : (schema ?? {})
  return Object.entries(properties).flatMap(([name, field]) => [
    `<tr><td class="depth-${Math.min(depth, 4)}"><code>${escaped(name)}</code></td><td>${escaped(typeOf(field))}</td>` +
      `<td>${required.includes(name) ? '' : 'optional'}</td><td>${escaped(field.description ?? '')}</td></tr>`,
    ...(depth < 4 ? fieldsOf(field, depth + 1) : []),
  ])
}

const table = (schema) => {
  const rows = fieldsOf(schema)
  return rows.length === 0 ? `<p>${escaped(typeOf(schema))}</p>` : `<table>${rows.join('')}</table>`
}

const folded = (heading, content) => `<details><summary>${heading}</summary>${content}</details>`

const jsonOf = (content) => content?.['application/json']?.schema

function operation(
  path,
  method,
  { summary, description, parameters = [], requestBody, responses = {}, security },
) {
  const given = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><td><code>${escaped(name)}</code></td><td>${place}</td><td>${escaped(typeOf(schema))}</td><td>${required ? '' : 'optional'}</td></tr>`,
  )
  const body = jsonOf(requestBody?.content)
  const answers = Object.entries(responses).map(([status, { description: words, content }]) => {
    const schema = jsonOf(content)
    const heading = `${status} ${escaped(words ?? '')}`
    return /^[45]/.test(status) || schema === undefined ? `<p>${heading}</p>` : folded(heading, table(schema))
  })
  return [
    `<h3 id="${method}${path.replaceAll(/\W+/g, '-')}"><code>${method.toUpperCase()} ${escaped(path)}</code></h3>`,
    `<p>${escaped([summary, description].filter(Boolean).join(' '))}${security ? ' Needs an account.' : ''}</p>`,
    given.length > 0 ? `<table>${given.join('')}</table>` : '',
    body ? folded('Request', table(body)) : '',
    ...answers,
  ].join('\n')
}

export function requestsPage({ info, paths }) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => operation(path, method, one)),
  )
  return `<h1>Requests</h1><p>${escaped(info.description ?? '')}</p>${operations.join('\n')}`
}

export function messagesPage({ info, channels, operations }) {
  const sections = Object.values(operations).map(({ summary, messages }) => {
    const all = messages.map(({ $ref }) => {
      const name = $ref.split('/').at(-1)
      const { name: type, summary: words, payload } = channels.live.messages[name]
      return `<h3 id="${escaped(name)}"><code>${escaped(type)}</code></h3><p>${escaped(words ?? '')}</p>${table(payload)}`
    })
    return `<h2>${escaped(summary)}</h2>${all.join('\n')}`
  })
  return `<h1>The socket</h1><p>${escaped(info.description)}</p>${sections.join('\n')}`
}
