import type { Action, Choice } from '@stellwerk/engine'
import type {
  Bid,
  BuildStation,
  BuildTunnel,
  BuyContract,
  BuyDirector,
  BuyOption,
  BuyPrivate,
  BuyShare,
  BuyTrain,
  ChooseCharter,
  CompleteOption,
  DropBid,
  DropOut,
  GiveUpTrain,
  LayTile,
  Merge,
  Pass,
  PayOut,
  PlaceHome,
  Raise,
  Run,
  SellOption,
  SellShares,
} from '@stellwerk/1854'

type AustriaAction =
  | Bid
  | BuildStation
  | BuildTunnel
  | BuyContract
  | BuyDirector
  | BuyOption
  | BuyPrivate
  | BuyShare
  | BuyTrain
  | ChooseCharter
  | CompleteOption
  | DropBid
  | DropOut
  | GiveUpTrain
  | LayTile
  | Merge
  | Pass
  | PayOut
  | PlaceHome
  | Raise
  | Run
  | SellOption
  | SellShares

export type ActionType = AustriaAction['type']
export type ActionOf<T extends ActionType> = Extract<AustriaAction, { readonly type: T }>

/** The choices of one kind, in the order in which the rules offer them. */
export function ofType<T extends ActionType>(choices: readonly Choice[], type: T): Choice<ActionOf<T>>[] {
  return choices.filter(({ action }) => action.type === type) as unknown as Choice<ActionOf<T>>[]
}

/** The same without the choices: for kinds without a free number. */
export const actionsOf = <T extends ActionType>(choices: readonly Choice[], type: T): ActionOf<T>[] =>
  ofType(choices, type).map(({ action }) => action as Action as ActionOf<T>)
