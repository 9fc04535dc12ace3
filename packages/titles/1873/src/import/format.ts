/** A game as 18xx.games exports it, as far as it matters; `parse.ts` knows every other field too. */
export interface SiteGame {
  readonly id: string
  readonly players: readonly { readonly id: string; readonly name: string }[]
  readonly seed: number
  readonly optionalRules: readonly string[]
  readonly pinned: boolean
  readonly result: Readonly<Record<string, number>> | null
  readonly finished: boolean
  readonly actions: readonly SiteAction[]
}

interface Common {
  readonly entity: string | number
  readonly entity_type?: string
  readonly id?: number
  readonly user?: string | number | null
  readonly auto_actions?: readonly SiteAction[] | null
}

export interface SiteRoute {
  readonly train: string
  readonly connections?: readonly (readonly string[])[]
  readonly hexes?: readonly string[]
  readonly revenue: number
}

export type SiteAction = Common &
  (
    | { readonly type: 'bid'; readonly price: number; readonly company?: string }
    | { readonly type: 'pass' }
    | { readonly type: 'convert' }
    | { readonly type: 'redo' }
    | { readonly type: 'end_game' }
    | { readonly type: 'undo'; readonly action_id?: number | null }
    | { readonly type: 'message'; readonly message: string }
    | { readonly type: 'par'; readonly corporation: string; readonly share_price: string }
    | { readonly type: 'merge'; readonly minor: string }
    | { readonly type: 'buy_shares'; readonly shares: readonly string[]; readonly percent?: number }
    | {
        readonly type: 'sell_shares'
        readonly shares: readonly string[]
        readonly percent?: number
        readonly share_price?: number | null
      }
    | { readonly type: 'lay_tile'; readonly hex: string; readonly tile: string; readonly rotation: number }
    | { readonly type: 'destination_connection'; readonly minors: readonly string[] }
    | {
        readonly type: 'place_token'
        readonly city: string
        readonly slot: number
        readonly tokener?: string | null
      }
    | { readonly type: 'switch_trains'; readonly slots: readonly number[] }
    | { readonly type: 'run_routes'; readonly routes: readonly SiteRoute[] }
    | { readonly type: 'dividend'; readonly kind: 'payout' | 'half' | 'withhold' }
    | { readonly type: 'buy_corporation'; readonly minor: string; readonly price: number }
    | {
        readonly type: 'buy_train'
        readonly train: string
        readonly price: number
        readonly variant?: string | null
        readonly slots?: readonly number[] | null
        readonly extra_due?: boolean | null
      }
    | { readonly type: 'scrap_train'; readonly train: string }
    | {
        readonly type:
          | 'program_share_pass'
          | 'program_buy_shares'
          | 'program_harzbahn_draft_pass'
          | 'program_independent_mines'
          | 'program_disable'
      }
  )

export type SiteActionOf<T extends SiteAction['type']> = Extract<SiteAction, { readonly type: T }>

/** What the site calls the game. */
export const siteTitle = 'Harzbahn 1873'
