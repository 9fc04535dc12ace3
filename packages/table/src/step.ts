import type { Action, Json, PlayerId, Range, Refusal } from '@stellwerk/engine'
import type { CompanyRef, Count, HexRef, Message, Money, TileRef, Tone, TrainRef, Value } from './values.js'

/** What is asked now. The effects of a choice are not part of it: they are the difference of two tables. */
export interface Step {
  readonly heading: Message
  readonly company: CompanyRef | null
  /** The steps of the turn, for the company strip. */
  readonly course: readonly { readonly label: Message; readonly at: 'done' | 'now' | 'next' }[]
  readonly asked: readonly PlayerId[]
  readonly sections: readonly Section[]
}

/** A part of the decision: rows to choose from, a number to enter, places to build on, runs to plan, and so on. */
export type Section = Rows | Amount | Sites | Runs | Payout | Sealed | OpenOffer | PassSection | Slot

/** One choice. `id` is the same for the same choice in the next state, so that a draft, a key or a focus can stay. */
export interface Row {
  readonly id: string
  readonly action: Action
  readonly range?: Range | undefined
  readonly subject: Value
  readonly cells: readonly Cell[]
  /** The price that the action or a rule names; the effects show how much money actually moves. */
  readonly price?: Money | undefined
  /** It is an offer to this player; its effects are those of the offer being accepted. */
  readonly asks?: PlayerId | undefined
  /** Rows with the same stem are shown as one line with variants. */
  readonly stem?: string | undefined
  readonly variant?: Message | undefined
  /** Hexes that the row highlights, and that highlight the row. */
  readonly hexes?: readonly HexRef[] | undefined
  /** For a station: its circle, if it is not the first empty one of the stop. */
  readonly circle?: Count | undefined
  readonly tone?: Tone | undefined
}

/** One figure of a row. */
export interface Cell {
  /** Cells with the same id form a column, labelled `column.<id>` or like the fact of that name. */
  readonly id: string
  readonly value: Value
  readonly tone?: Tone | undefined
}

/** A row that one might expect but the rules refuse: shown grey, with reason and rule. */
export interface RefusedRow extends Row {
  readonly refusal: Refusal
}

interface Headed {
  readonly id: string
  readonly heading: Message
}

/** A section of rows, of which one is chosen. */
export interface Rows extends Headed {
  readonly kind: 'rows'
  readonly rows: readonly Row[]
  readonly refused: readonly RefusedRow[]
}

/** A number to enter. */
export interface Amount extends Headed {
  readonly kind: 'amount'
  readonly row: Row & { readonly range: Range }
  /** Numbers worth a button of their own. */
  readonly marks: readonly Money[]
}

/** Hexes to choose from; below each its tiles or stops, and below these their rotations. */
export interface Sites extends Headed {
  readonly kind: 'sites'
  /** The label of the button. */
  readonly verb: Message
  readonly sites: readonly Site[]
  readonly refused: readonly RefusedRow[]
}

/** A hex on which something can be built. */
export interface Site {
  readonly hex: HexRef
  readonly ways: readonly SiteWay[]
}

/** A piece that can be laid on a hex, in one or more rotations. */
export interface SiteWay {
  /** The tile, or whatever else is laid, as the map's pictures have it. */
  readonly tile?: TileRef | undefined
  /** Tiles of this kind left; null without limit. */
  readonly left?: Count | null | undefined
  readonly stop?: Count | undefined
  readonly turns: readonly Row[]
}

/** The section in which runs are planned. */
export interface Runs extends Headed {
  readonly kind: 'runs'
  readonly company: CompanyRef
  readonly plans: readonly (Plan & { readonly row: Row })[]
  /** There are more than these; the editor may send any. */
  readonly open: boolean
  /** Whether it is proven that nothing earns more than the first plan; absent if unknown. */
  readonly proven?: boolean | undefined
  /** What else these runs have to do. */
  readonly notes: readonly Message[]
}

/** A way to run trains: what it earns, and what for. */
export interface Plan {
  readonly total: Money
  readonly costs: Money
  readonly routes: readonly PlannedRoute[]
  /** What no single route earns: mail, mines, a bonus. */
  readonly extras: readonly { readonly label: Message; readonly amount: Money; readonly hex?: HexRef }[]
  /** What the plan is best for, if the best plan for one thing is not the best for another. */
  readonly aim?: 'treasury' | 'dividend' | undefined
}

/** One route of a plan, and what it earns. */
export interface PlannedRoute {
  readonly train: TrainRef
  readonly path: readonly HexRef[]
  /** Indexes in the path, from 0, of stops that the train passes without calling. */
  readonly passes?: readonly Count[] | undefined
  /** null where the title earns by place and not by route. */
  readonly amount: Money | null
  /** `hex` is where it is earned, if `at` is not a hex. */
  readonly calls: readonly { readonly at: Value; readonly amount: Money; readonly hex?: HexRef }[]
}

/** What to do with an amount: the ways side by side, their effects below. */
export interface Payout extends Headed {
  readonly kind: 'payout'
  readonly company: CompanyRef
  readonly amount: Money
  readonly ways: readonly Row[]
}

/** Everybody enters something at once; nobody sees what others entered. */
export interface Sealed extends Headed {
  readonly kind: 'sealed'
  readonly entered: readonly { readonly player: PlayerId; readonly value: Value }[]
  /** What the viewer is still to enter. */
  readonly sections: readonly Section[]
}

/** An offer waits for its answer. */
export interface OpenOffer extends Headed {
  readonly kind: 'offer'
  readonly from: PlayerId
  readonly to: PlayerId
  readonly deal: Message
  /** The price, if the offer has one. */
  readonly price?: Money
  readonly answers: readonly Row[]
}

/** The section for passing. */
export interface PassSection extends Headed {
  readonly kind: 'pass'
  readonly row: Row
}

/** A place for a hand-made component, for the few things that deserve one. */
export interface Slot extends Headed {
  readonly kind: 'slot'
  readonly slot: string
  readonly rows: readonly Row[]
  readonly data: Json
}
