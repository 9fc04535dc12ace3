/** The head and the text of a letter (RFC 2045, RFC 2047). */
export function readLetter(letter: string): { head: { [name: string]: string }; body: string } {
  const [top = '', ...rest] = letter.split('\n\n')
  const lines = top.replaceAll(/\n[ \t]/g, ' ').split('\n')
  const head = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())]
    }),
  )
  const raw = rest.join('\n\n')
  const encoding = head['content-transfer-encoding']
  if (encoding === 'base64') return { head, body: Buffer.from(raw, 'base64').toString() }
  return { head, body: encoding === 'quoted-printable' ? unquoted(raw.replaceAll('=\n', '')) : raw }
}

const unquoted = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString()

const decodeWords = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : unquoted(word.replaceAll('_', ' ')),
    )
