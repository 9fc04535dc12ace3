/**
 * The three editions, as the small set of differences that the ledger's table "Editions" names, and the way 18xx.games
 * plays, as docs/18xx-games.md names it. Rules read the difference they need from here and nowhere ask which edition is
 * played.
 */
export interface Edition {
  /** ED-01 to ED-04: a fixed premium in drawn order, or players bid for premium and order. */
  readonly premium: 'fixed' | 'bidding'
  /** ED-05, ED-06: null where the MHE's value never moves, else the price its marker starts at. */
  readonly mheStartPrice: number | null
  /** The MHE's value where it never moves. */
  readonly mheValue: number
  /** ED-08, PEER-21: whether the director may use fewer markers of a bought machine than fit. */
  readonly machineMarkers: 'up to' | 'all'
  /** ED-09: what happens to the treasury in insolvency case (b). */
  readonly insolventTreasury: 'kept' | 'lost'
  /** ED-10, PEER-22: when a recapitalised company scraps what is obsolete. */
  readonly insolventScrapping: 'after' | 'before'
  /** ED-11: whose spare markers replace younger machines in a recapitalisation. */
  readonly spareMarkers: 'larger second machine' | 'every machine'
  /** ED-15: whether the yellow tiles are limited by the box. */
  readonly yellowTiles: 'counted' | 'unlimited'
  /** ED-16: tiles that are not in this edition's box. */
  readonly withoutTiles: readonly string[]
  /** ED-12: building costs that differ from the map's terrain. */
  readonly buildingCosts: { readonly [hex: string]: number }
  /** ED-07: values of factories that differ from the published boards. */
  readonly factoryValues: { readonly [factory: string]: number }
  /** ED-18: which hexes a route may enter twice, on different track. */
  readonly reentry: 'hexes without place' | 'none'

  /** PEER-01: who leads the order where nobody bids for the premium. */
  readonly premiumWithoutBid: 'first player' | 'last to pass'
  /** PEER-02: bids of the later auctions. */
  readonly auctionBids: 'multiples of 10' | 'any'
  /** PEER-03: how often a player may sell shares of one company in a turn. */
  readonly salesOfCompany: 'once' | 'any number'
  /** PEER-04: where the money for founding shares lies until the railway floats. */
  readonly foundingMoney: 'bank' | 'treasury'
  /** PEER-05: whether a founder, and who uses an option, decides on each further share by itself. */
  readonly furtherShares: 'at once' | 'one by one'
  /** PEER-06: what becomes of a price marker whose price does not move. */
  readonly stillMarker: 'to the bottom' | 'stays'
  /** PEER-07: when private mines may buy machines. */
  readonly privateMachines: 'from the stack' | 'from phase 2'
  /** PEER-08: whether public mines say which mine gets or gives a switcher. */
  readonly switcherPlaces: 'free' | 'named'
  /** PEER-09: whether a company in receivership sells trains and switchers to whoever wants them. */
  readonly receivershipSells: boolean
  /** PEER-10: how a railway builds its concession route. */
  readonly concessionRoute: 'at once' | 'tile by tile'
  /** PEER-11: the markers from which a railway reaches track to build. */
  readonly trackFrom: 'active markers' | 'all markers'
  /** PEER-12: when inactive markers turn active again. */
  readonly reactivation: 'station step' | 'run'
  /** PEER-13: which markers of the own concession route never turn inactive. */
  readonly lastingMarkers: 'on its circles' | 'in its hexes'
  /** PEER-14: what a run must do beside the concession route. */
  readonly runs: 'most and longest' | 'any'
  /** PEER-15: what counts for revenue where several routes call, and for a QLB diesel without a route. */
  readonly revenue: 'by place' | 'by first route'
  /** PEER-16, PEER-17: who decides on runs and switchers in receivership. */
  readonly receivership: 'automatic' | 'by hand'
  /** PEER-18: the grant from which the price rises. */
  readonly grant: 'at least the price' | 'above the price'
  /** PEER-19: what becomes of steps in which nothing can be built, run or bought. */
  readonly idleSteps: 'skipped' | 'waited for'
  /** PEER-20: what a railway must reach of a tile that joins circles. */
  readonly joinedCircles: 'all track' | 'new track'
}

/** R is the default; the order is the one in which a set-up offers them. */
export const editionIds = ['R', 'S', '2022', '18xx.games', '18xx.games-aag'] as const

export type EditionId = (typeof editionIds)[number]

/** What the editions of the game have in common against 18xx.games. */
const printed = {
  machineMarkers: 'up to',
  insolventScrapping: 'after',
  premiumWithoutBid: 'first player',
  auctionBids: 'multiples of 10',
  salesOfCompany: 'once',
  foundingMoney: 'bank',
  furtherShares: 'at once',
  stillMarker: 'to the bottom',
  privateMachines: 'from the stack',
  switcherPlaces: 'free',
  receivershipSells: false,
  concessionRoute: 'at once',
  trackFrom: 'active markers',
  reactivation: 'station step',
  lastingMarkers: 'on its circles',
  runs: 'most and longest',
  revenue: 'by place',
  receivership: 'automatic',
  grant: 'at least the price',
  idleSteps: 'skipped',
  joinedCircles: 'all track',
} as const satisfies Partial<Edition>

const rulebook: Edition = {
  ...printed,
  premium: 'fixed',
  mheStartPrice: null,
  mheValue: 150,
  insolventTreasury: 'kept',
  spareMarkers: 'larger second machine',
  yellowTiles: 'counted',
  withoutTiles: ['914'],
  buildingCosts: {},
  factoryValues: { ZW: 60 },
  reentry: 'hexes without place',
}

const edition2011: Edition = {
  ...printed,
  premium: 'bidding',
  mheStartPrice: 120,
  mheValue: 150,
  insolventTreasury: 'lost',
  spareMarkers: 'every machine',
  yellowTiles: 'counted',
  withoutTiles: ['914'],
  buildingCosts: {},
  factoryValues: {},
  reentry: 'none',
}

/** The second edition, by All-Aboard Games. */
const edition2022: Edition = {
  ...edition2011,
  yellowTiles: 'unlimited',
  withoutTiles: [],
  buildingCosts: { F7: 100 },
}

/** 18xx.games plays the second edition on the older map, with these habits. */
const peer: Edition = {
  ...edition2022,
  buildingCosts: {},
  reentry: 'hexes without place',
  machineMarkers: 'all',
  insolventScrapping: 'before',
  premiumWithoutBid: 'last to pass',
  auctionBids: 'any',
  salesOfCompany: 'any number',
  foundingMoney: 'treasury',
  furtherShares: 'one by one',
  stillMarker: 'stays',
  privateMachines: 'from phase 2',
  switcherPlaces: 'named',
  receivershipSells: true,
  concessionRoute: 'tile by tile',
  trackFrom: 'all markers',
  reactivation: 'run',
  lastingMarkers: 'in its hexes',
  runs: 'any',
  revenue: 'by first route',
  receivership: 'by hand',
  grant: 'above the price',
  idleSteps: 'waited for',
  joinedCircles: 'new track',
}

export const editions: Readonly<Record<EditionId, Edition>> = {
  R: rulebook,
  S: edition2011,
  '2022': edition2022,
  '18xx.games': peer,
  // its option for the map of All-Aboard Games
  '18xx.games-aag': { ...peer, buildingCosts: { F7: 100 } },
}

export const isEdition = (id: string): id is EditionId => Object.hasOwn(editions, id)
