/** What keys do on the game screen. */
export type Command =
  | { readonly kind: 'undo' | 'undo-turn' | 'redo' | 'escape' | 'help' | 'first' | 'present' }
  | { readonly kind: 'step'; readonly direction: 1 | -1 }
  | { readonly kind: 'tab'; readonly tab: number | string }
  | { readonly kind: 'go'; readonly to: 'card' | 'map' | 'timeline' }

/** What of a key press matters. */
export interface KeyPress {
  readonly key: string
  readonly shift: boolean
  /** Control, Alt or the command key: these belong to the browser. */
  readonly modified: boolean
  /** The key goes to a field in which one writes, or into an open dialog or menu. */
  readonly typing: boolean
  /** The key goes to something that arrows move in: the hexes of the map, tabs, a slider, a list, what scrolls. */
  readonly moving: boolean
}

/** Tabs beyond the ninth: those of online tables have letters, the others their place. */
const letters: { readonly [tab: string]: string | undefined } = { table: 'o', chat: 'c', notes: 'n' }

export const keyOfTab = (tab: string, place: number): string => letters[tab] ?? String(place + 1)

const places = { d: 'card', m: 'map', t: 'timeline' } as const

const ways: { readonly [key: string]: Command | undefined } = {
  ArrowLeft: { kind: 'step', direction: -1 },
  ArrowRight: { kind: 'step', direction: 1 },
  Home: { kind: 'first' },
  End: { kind: 'present' },
}

export function commandOf({ key, shift, modified, typing, moving }: KeyPress): Command | undefined {
  if (modified || typing) return undefined
  if (ways[key]) return moving && !shift ? undefined : ways[key]
  if (key === '?') return { kind: 'help' }
  if (key === 'Escape') return { kind: 'escape' }
  if (/^[1-9]$/.test(key)) return { kind: 'tab', tab: Number(key) }
  if (key === 'U') return { kind: 'undo-turn' }
  if (shift) return undefined
  const tab = Object.keys(letters).find((one) => letters[one] === key)
  if (tab !== undefined) return { kind: 'tab', tab }
  if (key === 'u') return { kind: 'undo' }
  if (key === 'r') return { kind: 'redo' }
  if (key === 'd' || key === 'm' || key === 't') return { kind: 'go', to: places[key] }
  return undefined
}
