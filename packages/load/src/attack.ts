import type { Random } from '@stellwerk/engine'
import { fileHeaders, sitePaths } from '@stellwerk/server/inside'
import type { Asker, Reply } from './http.js'
import { HostileSocket } from './hostile-socket.js'
import { faultOf } from './judge.js'
import { sendRaw } from './raw.js'
import type { Target } from './samples.js'
import { frames, samples } from './samples.js'
import { headerOddities, spoil, spoilPath } from './spoil.js'

/** The result of an attack. */
export interface Findings {
  /** How often each kind of answer came. */
  readonly answers: Map<string, number>
  /** Every fault once, with the first request that caused it. */
  readonly faults: Map<string, string>
}

/** How many are sent at the same time. */
const together = 16

const kinds: readonly (readonly ['request' | 'file' | 'frame' | 'raw', number])[] = [
  ['request', 62],
  ['file', 8],
  ['frame', 27],
  ['raw', 3],
]

/** Sends a number of spoilt requests and frames, and checks every answer. */
export async function attack(
  askers: readonly Asker[],
  target: Target,
  random: Random,
  count: number,
  findings: Findings,
): Promise<void> {
  let left = count
  const worker = async (): Promise<void> => {
    const socket = new HostileSocket(random.pick(askers))
    while (left-- > 0) {
      const kind = random.weighted(kinds, ([, weight]) => weight)[0]
      const [answer, fault, what] =
        kind === 'request'
          ? await sendRequest(random.pick(askers), target, random)
          : kind === 'file'
            ? await askForFile(random.pick(askers), random)
            : kind === 'frame'
              ? await socket.send(spoil(random.pick(frames(target, random)), random))
              : await sendRaw(random.pick(askers).address, random)
      findings.answers.set(answer, (findings.answers.get(answer) ?? 0) + 1)
      if (fault !== undefined && !findings.faults.has(fault)) findings.faults.set(fault, what)
    }
    socket.end()
  }
  await Promise.all(Array.from({ length: together }, worker))
}

/** What came back, what is wrong with it, and what was sent. */
export type Outcome = readonly [answer: string, fault: string | undefined, what: string]

async function sendRequest(asker: Asker, target: Target, random: Random): Promise<Outcome> {
  const all = samples(target, random)
  // requests that reach the rules get more attempts
  const deep = all.filter((sample) => /actions|program|upload/.test(sample.path) && sample.body)
  const { method, path, body, isDoubtful } = random.pick(random.below(4) === 0 ? deep : all)
  const isOddPath = random.below(10) === 0
  // attackers must stay signed in as themselves, so such requests are sent as strangers
  const isStranger = /accounts|session|guests/.test(path)
  const isOddHeader = random.below(12) === 0
  const spoilt = body === undefined && random.below(4) > 0 ? undefined : spoil(body ?? {}, random)
  const address = isOddPath ? spoilPath(path, random) : path
  const headers = {
    ...(isStranger ? { cookie: 'stellwerk=none' } : {}),
    ...(isOddHeader ? random.pick(headerOddities) : {}),
  }
  const sent = `${method} ${address} ${JSON.stringify(headers)} ${spoilt ? String(spoilt.text).slice(0, 500) : ''}`
  try {
    const reply = await asker.ask(method, address, { headers, ...(spoilt ? { body: spoilt.text } : {}) })
    learn(target, reply)
    const isPlain = !isOddPath && !isOddHeader && !isDoubtful
    const fault = faultOf(reply, isPlain ? spoilt?.path : undefined)
    return [String(reply.status), fault && `${method} ${path.replace(target.table, ':id')}: ${fault}`, sent]
  } catch (error) {
    // a body that is too large is refused before it was all sent
    const isCut =
      (error as NodeJS.ErrnoException).code === 'ECONNRESET' ||
      (error as NodeJS.ErrnoException).code === 'EPIPE'
    return ['cut off', isCut ? undefined : `${method} ${path}: ${String(error)}`, sent]
  }
}

/** Asks for a file of the site, or for one outside it. */
async function askForFile(asker: Asker, random: Random): Promise<Outcome> {
  const path = random.pick(sitePaths)
  const address = random.below(4) === 0 ? spoilPath(path, random) : path
  const method = random.pick(['GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS'])
  // a malformed request is answered with a body, whatever its method, but HEAD must have none
  const odd = method === 'HEAD' ? fileHeaders : [...fileHeaders, ...headerOddities]
  const headers = random.below(2) === 0 ? {} : random.pick(odd)
  const reply = await asker.ask(method, address, { headers })
  const fault = faultOf(reply)
  const sent = `${method} ${address} ${JSON.stringify(headers)}`
  return [`file ${reply.status}`, fault && `${method} ${path}: ${fault}`, sent]
}

/** Attackers follow the game, so that their actions reach the rules. */
function learn(target: Target, { text }: Reply): void {
  const found = /"seq":(\d+)/.exec(text)
  if (found && text.length < 2000) target.seq = Number(found[1])
}
