/** What keys do on the game screen. */
export type Command =
  | { readonly kind: 'undo' | 'undo-turn' | 'redo' | 'escape' | 'help' | 'first' | 'present' }
  | { readonly kind: 'step'; readonly direction: 1 | -1 }
  | { readonly kind: 'tab'; readonly number: number }
  | { readonly kind: 'go'; readonly to: 'card' | 'map' | 'timeline' }

/** What of a key press matters. */
export interface KeyPress {
  readonly key: string
  readonly shift: boolean
  /** Control, Alt or the command key: these belong to the browser. */
  readonly modified: boolean
  /** The key goes to a field in which one writes, or into an open dialog or menu. */
  readonly typing: boolean
  /** Something has been begun on the map or the card; R then turns a tile. */
  readonly drafting: boolean
}

const places = { d: 'card', m: 'map', t: 'timeline' } as const

export function commandOf({ key, shift, modified, typing, drafting }: KeyPress): Command | undefined {
  if (modified || typing) return undefined
  if (shift && key === 'ArrowLeft') return { kind: 'step', direction: -1 }
  if (shift && key === 'ArrowRight') return { kind: 'step', direction: 1 }
  if (shift && key === 'Home') return { kind: 'first' }
  if (shift && key === 'End') return { kind: 'present' }
  if (key === '?') return { kind: 'help' }
  if (key === 'Escape') return { kind: 'escape' }
  if (/^[1-9]$/.test(key)) return { kind: 'tab', number: Number(key) }
  if (key === 'U') return { kind: 'undo-turn' }
  if (shift) return undefined
  if (key === 'u') return { kind: 'undo' }
  if (key === 'r') return drafting ? undefined : { kind: 'redo' }
  if (key === 'd' || key === 'm' || key === 't') return { kind: 'go', to: places[key] }
  return undefined
}
