import { describe, expect, it } from 'vitest'
import { libraries } from './docs.mjs'
import { messagesPage, requestsPage } from './docs/interface.mjs'
import { htmlOf } from './docs/markdown.mjs'

describe('the reference', () => {
  const all = new Map(libraries().map((one) => [one.manifest.name, one.exported]))

  it.each(['engine', 'table', 'router', 'bots'])('every name that %s exports has a sentence', (name) => {
    const exported = all.get(`@stellwerk/${name}`)
    expect(exported.length).toBeGreaterThan(20)
    expect(exported.filter(({ sentences }) => !/\w.*[.:]/s.test(sentences)).map((one) => one.name)).toEqual(
      [],
    )
  })

  it('finds names, declarations and sentences through files that pass them on', () => {
    const solve = all.get('@stellwerk/router').find(({ name }) => name === 'solve')
    expect(solve.kind).toBe('function')
    expect(solve.text).toMatch(/^function solve\(/)
    expect(all.get('@stellwerk/engine').map(({ name }) => name)).toContain('legal')
  })
})

describe('documents as pages', () => {
  it('have headings, paragraphs, lists, tables, code and links', () => {
    const html = htmlOf(
      '# A `b` & c\n\nOne\ntwo [x](docs/y.md).\n\n- first\n  goes on\n- second\n\n| a | b |\n| - | - |\n| 1 | **2** |\n\n```js\nif (a < b) c()\n```\n',
      (address) => (address === 'docs/y.md' ? 'y.html' : undefined),
    )
    expect(html).toContain('<h1 id="a-b-c">A <code>b</code> &amp; c</h1>')
    expect(html).toContain('<p>One two <a href="y.html">x</a>.</p>')
    expect(html).toContain('<ul><li>first goes on</li><li>second</li></ul>')
    expect(html).toContain('<tbody><tr><td>1</td><td><strong>2</strong></td></tr></tbody>')
    expect(html).toContain('if (a &lt; b) c()')
  })

  it('tell of requests and messages with their fields', () => {
    const schema = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] }
    const content = { 'application/json': { schema } }
    const page = requestsPage({
      info: {},
      paths: {
        '/api/tables': {
          post: { summary: 'Opens a table', requestBody: { content }, responses: { 201: { content } } },
        },
      },
    })
    expect(page).toContain('POST /api/tables')
    expect(page).toContain('<code>name</code>')
    const live = {
      messages: { 'client.watch': { name: 'watch', summary: 'Follow a table', payload: schema } },
    }
    const socket = messagesPage({
      info: { description: '' },
      channels: { live },
      operations: { client: { summary: 'Clients', messages: [{ $ref: '#/x/client.watch' }] } },
    })
    expect(socket).toContain('<code>watch</code>')
  })
})
