/**
 * A rail network as trains see it. It knows nothing of players, money or hexes: its builder says which stops there
 * are, which pieces of track join them, and what may be used only once.
 */
export interface Network {
  readonly points: readonly Point[]
  readonly segments: readonly Segment[]
  /** How many things all routes together may use only once: sides of hexes, pieces of track. */
  readonly things: number
  /** How many things each route may use only once: a hex, a group of stops. */
  readonly limits: number
  readonly bonuses: readonly Bonus[]
}

/** The kind of a stop. */
export type Kind = 'city' | 'town' | 'offboard'

/** Where track meets: a stop, or a place that only joins track. */
export type Point = Stop | Junction | Switch

/** A stop: what a call there earns, and which trains may pass or end there. */
export interface Stop {
  readonly kind: Kind
  readonly name: string
  readonly value: number
  /** Other values for trains of these names. */
  readonly valueFor?: Readonly<Record<string, number>>
  /** How much of a train's length a call uses up. */
  readonly cost: number
  /** A marker of the company stands here. */
  readonly own: boolean
  /** A route may go on from here. */
  readonly pass: boolean
  /** A route may end here. */
  readonly end: boolean
  /** Only trains of these names may come here. */
  readonly only?: readonly string[]
  /** Trains of these names may go on from here in any case. */
  readonly passFor?: readonly string[]
  readonly things: readonly number[]
  readonly limits: readonly number[]
}

/** A point that joins all track that meets there. */
export interface Junction {
  readonly kind: 'junction'
  readonly things: readonly number[]
  readonly limits: readonly number[]
}

/** A point with two faces: a route that comes in over one leaves over the other. */
export interface Switch {
  readonly kind: 'switch'
  readonly things: readonly number[]
  readonly limits: readonly number[]
}

/** A piece of track between two points. */
export interface Segment {
  readonly from: number
  readonly to: number
  /** Which face of a switch the segment is joined to; 0 or 1. */
  readonly fromFace?: number
  readonly toFace?: number
  readonly things: readonly number[]
  readonly limits: readonly number[]
  /** The numbers of the bonuses that this segment earns. */
  readonly bonuses: readonly number[]
  /** Which gauges can use it; absent: all. */
  readonly gauges?: readonly string[]
}

/** Extra income of a route, or a charge if negative; at most once per route. */
export interface Bonus {
  readonly amount: number
  /** From each of these lists the route must call at one stop. With no list, the track earns the bonus. */
  readonly calls: readonly (readonly number[])[]
}

interface AnyTrain {
  readonly name: string
  /** Applies to the income of the stops, not to bonuses. */
  readonly multiplier: number
  /** Which gauges the train can use; absent: all. */
  readonly gauges?: readonly string[]
}

/** A train that calls everywhere; the costs of its stops add up to at most `n`. */
export interface StopsTrain extends AnyTrain {
  readonly mode: 'stops'
  readonly n: number | null
}

/** A train that calls at no more than `n` cities and off-board places, and no more than `towns` towns. */
export interface CitiesTrain extends AnyTrain {
  readonly mode: 'cities'
  readonly n: number | null
  readonly towns: number | null
  readonly paysTowns: boolean
  /** Towns beyond `towns` take up places of `n`. */
  readonly townsMayUseCityPlaces: boolean
}

/** A train that must call at every city and may pass towns; at most `n` calls. */
export interface PassTownsTrain extends AnyTrain {
  readonly mode: 'passTowns'
  readonly n: number | null
  /** Must also call at a town where the route ends. */
  readonly endsCalled: boolean
}

/** A train that may pass any stop; at most `n` calls, at most `visit` stops on the way. */
export interface ExpressTrain extends AnyTrain {
  readonly mode: 'express'
  readonly n: number | null
  readonly visit: number | null
  readonly paysTowns: boolean
  readonly endsCalled: boolean
  /** One of its calls must be at a marker of the company. */
  readonly ownCalled?: boolean
}

/** A train: how far it runs, and where it calls. */
export type Train = StopsTrain | CitiesTrain | PassTownsTrain | ExpressTrain

/** What to solve: every train runs one route or none, for the highest total. */
export interface Task {
  readonly network: Network
  readonly trains: readonly Train[]
  /** A route must include a stop with a marker of the company. */
  readonly stationRequired: boolean
  readonly minStops: number
  /** One train of the company, with the mail, earns the values of its two ends once more. */
  readonly mail?: boolean
}

/** Whether a point is a stop, and no junction or switch. */
export const isStop = (point: Point | undefined): point is Stop =>
  point !== undefined && point.kind !== 'junction' && point.kind !== 'switch'

/** A route: the points it uses and the segments between them, in order of travel. */
export interface Route {
  readonly points: readonly number[]
  readonly segments: readonly number[]
}
