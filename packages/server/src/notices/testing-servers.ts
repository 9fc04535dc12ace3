import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer as createSocketServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'
import { readLetter } from './testing-letter.js'

type OnFinished = (clean: () => Promise<void>) => void

export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

async function listen(server: Server, onFinished: OnFinished): Promise<number> {
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onFinished(async () => {
    for (const socket of open) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  return (server.address() as AddressInfo).port
}

/** A server of somebody else, which keeps what it is sent and answers as it is told. */
export async function strangersServer(
  onFinished: OnFinished,
  answer: { status?: number; location?: string } = {},
): Promise<{ readonly url: string; readonly port: number; readonly received: Received[] }> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
      response.writeHead(answer.status ?? 200, answer.location ? { location: answer.location } : {})
      response.end('{}')
    })
  })
  const port = await listen(server, onFinished)
  return { url: `http://127.0.0.1:${port}`, port, received }
}

export interface Mail {
  from: string
  to: string
  text: string
}

/** A mail server that understands just enough of SMTP (RFC 5321) to take letters. */
export async function mailServer(
  onFinished: OnFinished,
): Promise<{ readonly url: string; readonly mails: Mail[] }> {
  const mails: Mail[] = []
  const server = createSocketServer((socket) => {
    let mail: Mail = { from: '', to: '', text: '' }
    let isLetter = false
    let rest = ''
    const say = (line: string): boolean => socket.write(`${line}\r\n`)
    const hear = (line: string): void => {
      if (isLetter) {
        if (line !== '.') return void (mail.text += `${line.replace(/^\.\./, '.')}\n`)
        isLetter = false
        mails.push(mail)
        mail = { from: '', to: '', text: '' }
        return void say('250 taken')
      }
      const [verb = ''] = line.toUpperCase().split(/[ :]/)
      if (verb === 'MAIL') mail.from = /<(.*)>/.exec(line)?.[1] ?? ''
      if (verb === 'RCPT') mail.to = /<(.*)>/.exec(line)?.[1] ?? ''
      if (verb === 'DATA') isLetter = true
      say(verb === 'DATA' ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 ok')
    }
    socket.on('error', () => undefined)
    socket.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      lines.forEach(hear)
    })
    say('220 mail.example.org')
  })
  const port = await listen(server, onFinished)
  return { url: `smtp://127.0.0.1:${port}`, mails }
}

/** The same for programs that are no tests: they stop it themselves. */
export async function startMail(): Promise<{
  readonly url: string
  /** What was written in each letter. */
  letters(): string[]
  stop(): Promise<void>
}> {
  let stop = async (): Promise<void> => undefined
  const server = await mailServer((clean) => void (stop = clean))
  const letters = (): string[] => server.mails.map(({ text }) => readLetter(text).body)
  return { url: server.url, letters, stop: () => stop() }
}
