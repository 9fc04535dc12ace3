/** The first byte of a whole message of text. */
const wholeText = 0x81

const headLength = (length: number): number => (length < 126 ? 2 : length < 0x10000 ? 4 : 10)

function writeHead(frame: Buffer, head: number, length: number): void {
  frame[0] = wholeText
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
}

/**
 * A message of text as it goes over the wire of a WebSocket: what goes to many is made once, and what belongs together
 * is one write. Servers do not mask, and these sockets do not compress.
 */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = headLength(length)
  const frame = Buffer.allocUnsafe(head + length)
  writeHead(frame, head, length)
  frame.write(text, head)
  return frame
}

/** The same of bytes, none of which are copied. */
export function framed(parts: readonly Buffer[]): Buffer[] {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const head = Buffer.allocUnsafe(headLength(length))
  writeHead(head, head.length, length)
  return [head, ...parts]
}
