import type { FastifyRequest } from 'fastify'
import { unauthenticated } from '../errors.js'
import type { Account } from '../store/schema.js'

/** Who sends the request; refuses it if nobody is signed in. */
export function signedIn({ account }: Pick<FastifyRequest, 'account'>): Account {
  if (!account) throw unauthenticated()
  return account
}

/** What somebody asks for about a table. */
export type Asked<B> = Pick<FastifyRequest, 'account'> & {
  readonly params: { readonly id: string }
  readonly body: B
}
