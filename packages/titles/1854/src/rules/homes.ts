import type { Move, PlayerId, Procedure, Refusal } from '@stellwerk/engine'
import { fields, patchFrame, pop, refusal, text, whole } from '@stellwerk/engine'
import type { PlaceHome } from '../actions.js'
import { boardHex, markersAt } from '../board.js'
import { localAgHomeTiles, localAgHomes } from '../data/companies.js'
import type { CompanyId, HexId, LocalAgId } from '../data/types.js'
import { tell } from '../events.js'
import type { StepFrame } from '../frames.js'
import { reading } from '../readings.js'
import type { GameWork, State } from '../state.js'
import { directorOf, isAg } from '../state.js'
import { stationsOf } from './reach.js'
import { placeOf, refuseTrack, waysToLay } from './track/fit.js'
import { hasMarkerIn, homeStopOn, placeMarker, printedHome } from './track/markers.js'
import { placeTile, refuseRotation, refuseSupply } from './track/place.js'
import { outOfOrder } from './turn-order.js'

/** Whether a company stands on the map; a local AG that does not has not acted yet (1854-local-ags-s). */
const hasHome = (state: Pick<State, 'markers'>, company: CompanyId): boolean =>
  stationsOf(state, company).length > 0

/** The stop at which a company begins, on the hex as it lies now; local AGs begin in a city of one stop. */
export function homeStop(state: Pick<State, 'tiles' | 'tunnels'>, company: CompanyId): number {
  const home = printedHome(company)
  return home ? homeStopOn(boardHex(state, home.hex), home) : 0
}

/** Where a local AG begins, and with which tile if the hex has no circle (1854-local-ags-f, -g). */
interface Beginning {
  readonly hex: HexId
  readonly tile?: string
  readonly rotation?: number
}

function refuseHome(
  state: State,
  company: CompanyId,
  { hex, tile, rotation }: Beginning,
): Refusal | undefined {
  if (!localAgHomes.includes(hex)) return refusal('1854-local-ags-e', { company, hex, hexes: localAgHomes })
  const board = boardHex(state, hex)
  if (placeOf(board.stops) === 'city') {
    const circles = board.stops[0]?.circles ?? 0
    if (tile === undefined && rotation === undefined && markersAt(state, hex, 0).length < circles)
      return undefined
    return refusal('1854-local-ags-g', { company, hex, circles })
  }
  if (tile === undefined || rotation === undefined || !localAgHomeTiles.includes(tile))
    return refusal('1854-local-ags-f', { company, hex, tiles: localAgHomeTiles })
  const lay = { hex, tile, rotation }
  return refuseRotation(rotation) ?? refuseTrack(board, lay) ?? refuseSupply(state, lay)
}

function* homeChoices(state: State): Iterable<Beginning> {
  for (const hex of localAgHomes) {
    const board = boardHex(state, hex)
    if (placeOf(board.stops) === 'city') yield { hex }
    else
      for (const id of localAgHomeTiles)
        for (const { tile, rotation } of waysToLay(board, id)) yield { hex, tile, rotation }
  }
}

const placeHome: Move<State, StepFrame, PlaceHome> = {
  shape: fields({ hex: text }, { tile: text, rotation: whole }),
  *choices(state, _frame, player) {
    for (const home of homeChoices(state)) yield { action: { type: 'placeHome', player, ...home } }
  },
  refuse: (state, { company }, action) => refuseHome(state, company, action),
  carryOut(work, { company }, { hex, tile, rotation }) {
    pop(work)
    if (tile !== undefined && rotation !== undefined) {
      placeTile(work, company, { hex, tile, rotation }, 0)
      // 1854-local-ags-f: the steps learn of it through the turn
      if (reading(work.state, 'localAgHomeTile') === 'tile of the turn')
        patchFrame(work, 'ag-turn', { tileLaid: true })
    }
    placeMarker(work, company, { hex, stop: 0 }, { cost: 0, home: true })
  },
}

/** 1854-or-turn-c: on printed or laid track the home marker is placed before anything is built. */
function placeOnTrack(work: GameWork, company: CompanyId): void {
  const home = printedHome(company)
  if (!home || hasMarkerIn(work.state, company, home.hex)) return
  if (boardHex(work.state, home.hex).exits.length === 0) return
  const stop = homeStop(work.state, company)
  placeMarker(work, company, { hex: home.hex, stop }, { cost: 0, home: true })
}

function canBegin(state: State, company: LocalAgId): boolean {
  for (const home of homeChoices(state)) if (!refuseHome(state, company, home)) return true
  return false
}

/** The start of step 2: the home marker of a company that has none yet (1854-token-h). */
export const home: Procedure<State, StepFrame> = {
  advance(work, { company }) {
    if (isAg(company) && !hasHome(work.state, company)) {
      if (canBegin(work.state, company)) return false
      tell(work, 'no-home', { company })
    }
    placeOnTrack(work, company)
    pop(work)
    return true
  },
  deciders: (state, { company }) => [directorOf(state, company) as PlayerId],
  moves: { placeHome },
  forbids: {
    ...outOfOrder('track'),
    layTile: '1854-or-turn-c',
    buildTunnel: '1854-or-turn-c',
    pass: '1854-local-ags-e',
  },
}
