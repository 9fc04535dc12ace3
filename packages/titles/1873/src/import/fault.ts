import type { JsonObject, Refusal } from '@stellwerk/engine'

/** What a part of an export is called that does not exist. */
export type Thing =
  | 'player'
  | 'company'
  | 'mine'
  | 'hex'
  | 'tile'
  | 'city'
  | 'share'
  | 'train'
  | 'action'
  | 'route'

/** Why a game of 18xx.games cannot be taken over. */
export type Fault =
  /** A game of another title. */
  | { readonly kind: 'title'; readonly title: string }
  /** The form of the file is not that of an export, or the rules forbid the action. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'unknown'; readonly thing: Thing; readonly id: string }
  /** The game stands elsewhere. */
  | {
      readonly kind: 'step'
      readonly type: string
      readonly entity: string
      readonly step: string
      readonly waits: string
    }
  /** A run earns something else than the file says. */
  | { readonly kind: 'revenue'; readonly railway: string; readonly stored: number; readonly computed: number }
  /** A figure that follows from the others is not what the file says. */
  | { readonly kind: 'figure'; readonly field: string; readonly stored: string; readonly right: string }
  /** Nothing is left to take back or to bring back. */
  | { readonly kind: 'undo'; readonly type: 'undo' | 'redo' }

/** A fault with its place in the file. */
export interface Located {
  readonly path: string
  readonly fault: Fault
}

/** Ends the translation of an action; caught where the place in the file is known. */
export class Untranslatable extends Error {
  constructor(readonly fault: Fault) {
    super(fault.kind)
  }
}

export const unknown = (thing: Thing, id: unknown): Untranslatable =>
  new Untranslatable({ kind: 'unknown', thing, id: String(id).slice(0, 80) })

/**
 * How much a note weighs. A remark is worth knowing. A difference: the file says something else than what follows from
 * its actions. Incomplete: the file breaks off before the end that it speaks of.
 */
export type Severity = 'remark' | 'difference' | 'incomplete'

const severities = {
  'left-out': 'remark',
  'ended-by-hand': 'remark',
  pinned: 'remark',
  'half-done': 'remark',
  /** A run to which a route could be added; only told where something else does not fit. */
  'spare-train': 'remark',
  result: 'difference',
  'route-revenue': 'difference',
  'missing-route': 'difference',
  'cut-off': 'incomplete',
} as const satisfies { readonly [about: string]: Severity }

/** What is to be said about an import beside the game itself. */
export interface Note {
  readonly path: string
  readonly about: keyof typeof severities
  readonly severity: Severity
  readonly params: JsonObject
}

export const note = (path: string, about: Note['about'], params: JsonObject = {}): Note => ({
  path,
  about,
  severity: severities[about],
  params,
})
