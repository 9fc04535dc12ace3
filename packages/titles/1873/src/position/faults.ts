/** What can be wrong with a described position of this title, beside what can be with one of any title. */
export type OwnFault =
  | { readonly kind: 'nobody-directs'; readonly company: string }
  | { readonly kind: 'receivership'; readonly company: string }
  | { readonly kind: 'only-price'; readonly price: number }
  | { readonly kind: 'closed-mine'; readonly mine: number }
  | { readonly kind: 'mine-of'; readonly company: string }
  | { readonly kind: 'mine-twice'; readonly mine: number }
  | { readonly kind: 'mine-places'; readonly company: string; readonly count: number; readonly most: number }
  | { readonly kind: 'units'; readonly size: number; readonly most: number }
  | { readonly kind: 'units-order'; readonly size: number; readonly before: number }
  | { readonly kind: 'in-receivership' }
