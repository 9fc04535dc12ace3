import type { ErrorCode, Failure } from '@stellwerk/protocol'
import type { Refusal } from '@stellwerk/engine'

/** What went wrong with a request: the server's own code, or that it could not be reached. */
export class RequestFailed extends Error {
  constructor(
    readonly code: ErrorCode | 'unreachable',
    message: string,
    readonly path?: string,
    readonly refusal?: Refusal,
    readonly seq?: number,
  ) {
    super(message)
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Asks the server; what it answers has the form that the protocol promises. */
export async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch (error) {
    // what fetch throws where there is no way to the server
    if (!(error instanceof TypeError)) throw error
    throw new RequestFailed('unreachable', 'the server could not be reached')
  }
  if (response.status === 204) return undefined as T
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok && answer !== null) return answer as T
  const { error } = (answer ?? {}) as Partial<Failure>
  if (!error) throw new RequestFailed('unreachable', `answer ${response.status} without a body`)
  throw new RequestFailed(
    error.code,
    error.message,
    error.path,
    error.refusal as Refusal | undefined,
    error.seq,
  )
}

/** A key under which a request has its effect once, however often it is sent. */
export const newKey = (): string => crypto.randomUUID()
