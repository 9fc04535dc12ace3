import type { Refusal } from '@stellwerk/engine'
import type { Params } from '@stellwerk/texts'
import type { MessageKey } from './texts.js'

/** Where an error is: a file or an option, and the place in it. */
export interface Whereabouts {
  readonly where?: string
  readonly path?: string
}

export type Reason =
  | { readonly key: MessageKey; readonly params?: Params }
  | { readonly refusal: Refusal; readonly title?: string }

/** A file or an argument that cannot be understood. Ends the command; nothing has been written. */
export class InputError extends Error {
  constructor(
    readonly reason: Reason,
    readonly place: Whereabouts = {},
  ) {
    super('refusal' in reason ? reason.refusal.rule : reason.key)
  }
}

export const wrong = (key: MessageKey, params: Params = {}, place: Whereabouts = {}): InputError =>
  new InputError({ key, params }, place)

/** What the engine or a title refuses in a file, with the path that the refusal names. */
export function refusedInput(refusal: Refusal, where: string, title?: string): InputError {
  const path = refusal.params['path']
  return new InputError(
    { refusal, ...(title === undefined ? {} : { title }) },
    { where, ...(typeof path === 'string' && path !== '' ? { path } : {}) },
  )
}
