/** What keys do on the game screen. */
export type Command =
  | { readonly kind: 'undo' | 'undo-turn' | 'redo' | 'escape' | 'help' | 'first' | 'present' | 'next-game' }
  | { readonly kind: 'step' | 'turn' | 'line'; readonly direction: 1 | -1 }
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

/** Tabs with letters of their own; the others have their place. */
const letters: { readonly [tab: string]: string | undefined } = {
  overview: 'o',
  review: 'w',
  table: 'i',
  chat: 'k',
  notes: 'j',
}

export const keyOfTab = (tab: string, place: number): string => letters[tab] ?? String(place + 1)

const places = { d: 'card', m: 'map', l: 'timeline' } as const

const ways: { readonly [key: string]: Command | undefined } = {
  ArrowLeft: { kind: 'step', direction: -1 },
  ArrowRight: { kind: 'step', direction: 1 },
  Home: { kind: 'first' },
  End: { kind: 'present' },
}

export function commandOf({ key, shift, modified, typing, moving }: KeyPress): Command | undefined {
  if (modified || typing) return undefined
  if (ways[key]) return moving && !shift ? undefined : ways[key]
  if (key === '[' || key === ']') return { kind: 'turn', direction: key === '[' ? -1 : 1 }
  if (key === '?') return { kind: 'help' }
  if (key === 'Escape') return { kind: 'escape' }
  if (/^[1-9]$/.test(key)) return { kind: 'tab', tab: Number(key) }
  if (key === 'Z') return { kind: 'undo-turn' }
  if (key === 'v' || key === 'V') return { kind: 'line', direction: key === 'v' ? 1 : -1 }
  if (shift) return undefined
  const tab = Object.keys(letters).find((one) => letters[one] === key)
  if (tab !== undefined) return { kind: 'tab', tab }
  if (key === 'n') return { kind: 'next-game' }
  if (key === 'z') return { kind: 'undo' }
  if (key === 'r') return { kind: 'redo' }
  if (key === 'd' || key === 'm' || key === 'l') return { kind: 'go', to: places[key] }
  return undefined
}
