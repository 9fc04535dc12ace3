import type { Action, Choice } from '@stellwerk/engine'
import type {
  BuyShare,
  BuyTrain,
  ChooseOption,
  ExtraRound,
  GiveBackTrain,
  KeepElephant,
  LayTile,
  OfferElephant,
  Pass,
  PayOut,
  Pick,
  PlaceBase,
  ProposeElephant,
  ProposeEnd,
  Redeem,
  Run,
  SellShares,
  SellTrain,
  SetBond,
  SettleDebt,
} from '@stellwerk/1853'

type IndiaAction =
  | BuyShare
  | BuyTrain
  | ChooseOption
  | ExtraRound
  | GiveBackTrain
  | KeepElephant
  | LayTile
  | OfferElephant
  | Pass
  | PayOut
  | Pick
  | PlaceBase
  | ProposeElephant
  | ProposeEnd
  | Redeem
  | Run
  | SellShares
  | SellTrain
  | SetBond
  | SettleDebt

type ActionType = IndiaAction['type']
type ActionOf<T extends ActionType> = Extract<IndiaAction, { readonly type: T }>

/** The choices of one kind, in the order in which the rules offer them. */
export function ofType<T extends ActionType>(choices: readonly Choice[], type: T): Choice<ActionOf<T>>[] {
  return choices.filter(({ action }) => action.type === type) as unknown as Choice<ActionOf<T>>[]
}

/** The same without the choices: for kinds without a free number. */
export const actionsOf = <T extends ActionType>(choices: readonly Choice[], type: T): ActionOf<T>[] =>
  ofType(choices, type).map(({ action }) => action as Action as ActionOf<T>)
