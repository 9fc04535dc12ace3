/** What can be wrong with a described position of this title, beside what can be with one of any title. */
export type OwnFault =
  | { readonly kind: 'option' }
  | { readonly kind: 'unsplit' }
  | { readonly kind: 'no-director' }
  | { readonly kind: 'space'; readonly example: string }
  | { readonly kind: 'private' }
  | { readonly kind: 'merged' }
  | { readonly kind: 'pair' }
  | { readonly kind: 'pairs' }
  | { readonly kind: 'open-late'; readonly names: readonly string[]; readonly phase: string }
  | { readonly kind: 'mail'; readonly size: string }
  | { readonly kind: 'tunnel'; readonly example: string }
  | { readonly kind: 'many-tunnels'; readonly tunnel: string; readonly used: number }
  | { readonly kind: 'other-map'; readonly company: string; readonly hex: string }
