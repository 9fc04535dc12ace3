/** The first byte of a whole message of text. */
const wholeText = 0x81

/**
 * A message of text as it goes over the wire of a WebSocket: what goes to many is made once, and what belongs together
 * is one write. Servers do not mask, and these sockets do not compress.
 */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length < 126 ? 2 : length < 0x10000 ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = wholeText
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, head)
  return frame
}
