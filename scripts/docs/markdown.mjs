// The part of Markdown that the documents of this repository use, as HTML: headings, paragraphs, lists, tables, quotes,
// code, links, pictures, bold and italic.

export const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The id of a heading, as the hosts of repositories make it. */
const slugOf = (text) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '-')

/** The inline elements of a line; `link` says where an address leads, or undefined if nowhere on this site. */
export function inline(text, link = (address) => address) {
  const pieces = text.split(/(`[^`]+`)/)
  return pieces
    .map((piece) => {
      if (/^`[^`]+`$/.test(piece)) return `<code>${escaped(piece.slice(1, -1))}</code>`
      return escaped(piece)
        .replaceAll(/!\[([^\]]*)\]\(([^)\s]+)\)/g, (_, words) => words)
        .replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, words, address) => {
          const target = link(address)
          return target === undefined ? words : `<a href="${target}">${words}</a>`
        })
        .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
        .replaceAll(/(?<![\w*])[*_]([^*_]+)[*_](?![\w*])/g, '<em>$1</em>')
    })
    .join('')
}

const cellsOf = (line) =>
  line
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())

/** Whether a line continues the paragraph or item before it. */
const goesOn = (line) => line.trim() !== '' && !/^(#|```|\||>|\s*[-*] |\s*\d+\. )/.test(line)

export function htmlOf(markdown, link) {
  const lines = markdown.split('\n')
  const html = []
  let at = 0
  const gather = (fits) => {
    const found = []
    while (at < lines.length && fits(lines[at])) found.push(lines[at++])
    return found
  }
  while (at < lines.length) {
    const line = lines[at]
    const heading = /^(#{1,6}) (.*)$/.exec(line)
    const item = /^\s*([-*]|\d+\.) /.exec(line)
    if (line.trim() === '') at++
    else if (line.startsWith('```')) {
      at++
      const code = gather((one) => !one.startsWith('```'))
      at++
      html.push(`<pre><code>${escaped(code.join('\n'))}</code></pre>`)
    } else if (heading) {
      at++
      const level = heading[1].length
      html.push(`<h${level} id="${slugOf(heading[2])}">${inline(heading[2], link)}</h${level}>`)
    } else if (line.startsWith('|')) {
      const [head = '', , ...rows] = gather((one) => one.startsWith('|'))
      const row = (cells, tag) =>
        `<tr>${cells.map((cell) => `<${tag}>${inline(cell, link)}</${tag}>`).join('')}</tr>`
      html.push(
        `<table><thead>${row(cellsOf(head), 'th')}</thead><tbody>${rows.map((one) => row(cellsOf(one), 'td')).join('')}</tbody></table>`,
      )
    } else if (item) {
      const tag = /\d/.test(item[1]) ? 'ol' : 'ul'
      const items = []
      while (at < lines.length && /^\s*([-*]|\d+\.) /.test(lines[at])) {
        const first = lines[at++].replace(/^\s*([-*]|\d+\.) /, '')
        items.push([first, ...gather(goesOn)].map((one) => one.trim()).join(' '))
      }
      html.push(`<${tag}>${items.map((one) => `<li>${inline(one, link)}</li>`).join('')}</${tag}>`)
    } else if (line.startsWith('>')) {
      const quoted = gather((one) => one.startsWith('>')).map((one) => one.replace(/^> ?/, ''))
      html.push(`<blockquote>${htmlOf(quoted.join('\n'), link)}</blockquote>`)
    } else {
      const words = [lines[at++], ...gather(goesOn)]
      html.push(`<p>${inline(words.join(' '), link)}</p>`)
    }
  }
  return html.join('\n')
}
