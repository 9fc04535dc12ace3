/** The first byte of a whole message of text. */
const wholeText = 0x81

const headLength = (length: number): number => (length < 126 ? 2 : length < 0x10000 ? 4 : 10)

function writeHead(frame: Buffer, at: number, head: number, length: number): void {
  frame[at] = wholeText
  if (head === 2) frame[at + 1] = length
  else if (head === 4) {
    frame[at + 1] = 126
    frame.writeUInt16BE(length, at + 2)
  } else {
    frame[at + 1] = 127
    frame.writeBigUInt64BE(BigInt(length), at + 2)
  }
}

/**
 * Text messages in the wire format of a WebSocket, one after the other: what goes to many clients is made once, and
 * what belongs together is one write. Servers do not mask, and these sockets do not compress.
 */
export function frameOf(...texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text))
  const frame = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headLength(length) + length, 0))
  let at = 0
  for (const [i, text] of texts.entries()) {
    const length = lengths[i] as number
    const head = headLength(length)
    writeHead(frame, at, head, length)
    frame.write(text, at + head)
    at += head + length
  }
  return frame
}

/** The same of bytes, none of which are copied. */
export function framed(parts: readonly Buffer[]): Buffer[] {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const head = Buffer.allocUnsafe(headLength(length))
  writeHead(head, 0, head.length, length)
  return [head, ...parts]
}
