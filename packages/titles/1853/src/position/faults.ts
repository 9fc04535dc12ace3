/** What can be wrong with a described position of this title, beside what can be with one of any title. */
export type OwnFault =
  | { readonly kind: 'bond'; readonly player: string; readonly value: number }
  | { readonly kind: 'cities'; readonly player: string }
  | { readonly kind: 'ganges'; readonly player: string; readonly most: number }
  | { readonly kind: 'joined'; readonly player: string }
  | { readonly kind: 'no-shares'; readonly player: string }
  | { readonly kind: 'unredeemed'; readonly player: string; readonly company: string }
  | { readonly kind: 'contract-shares'; readonly player: string; readonly company: string }
  | { readonly kind: 'last-director'; readonly player: string; readonly company: string }
  | { readonly kind: 'idle'; readonly company: string }
  | { readonly kind: 'size' }
  | { readonly kind: 'no-size'; readonly company: string }
  | { readonly kind: 'large-only'; readonly company: string }
  | { readonly kind: 'small-only'; readonly company: string }
  | { readonly kind: 'idle-trains'; readonly company: string }
  | { readonly kind: 'credit' }
  | { readonly kind: 'director-owes'; readonly company: string }
