import type { Action, Choice } from '@stellwerk/engine'
import type {
  AssignSwitchers,
  Bid,
  BidPremium,
  BuildStation,
  BuyItem,
  BuyMachine,
  BuyMine,
  BuyShare,
  BuySwitcher,
  BuyTrain,
  CloseMine,
  FormPublicMine,
  FoundRailway,
  IssueShares,
  LayTile,
  OpenAuction,
  Pass,
  PayOut,
  Run,
  ScrapSwitcher,
  ScrapTrain,
  SellShares,
  UseOption,
} from '@stellwerk/1873'

type HarzAction =
  | AssignSwitchers
  | Bid
  | BidPremium
  | BuildStation
  | BuyItem
  | BuyMachine
  | BuyMine
  | BuyShare
  | BuySwitcher
  | BuyTrain
  | CloseMine
  | FormPublicMine
  | FoundRailway
  | IssueShares
  | LayTile
  | OpenAuction
  | Pass
  | PayOut
  | Run
  | ScrapSwitcher
  | ScrapTrain
  | SellShares
  | UseOption
  | (Action & { readonly type: 'accept' | 'decline' | 'withdraw' })

export type ActionType = HarzAction['type']
export type ActionOf<T extends ActionType> = Extract<HarzAction, { readonly type: T }>

/** The choices of one kind, in the order in which the rules offer them. */
export function ofType<T extends ActionType>(choices: readonly Choice[], type: T): Choice<ActionOf<T>>[] {
  return choices.filter(({ action }) => action.type === type) as unknown as Choice<ActionOf<T>>[]
}
