import type { Move, Procedure } from '@stellwerk/engine'
import { changeTop, fields, passing, pop, text, whole } from '@stellwerk/engine'
import type { LayTile } from '../../actions.js'
import { hexes } from '../../data/map.js'
import type { CompanyId } from '../../data/types.js'
import { tell } from '../../events.js'
import type { TrackFrame } from '../../frames.js'
import type { GameWork, State } from '../../state.js'
import { bankPays } from '../../state.js'
import { payDebtIfPossible } from '../debt.js'
import { controllerOf } from '../managers.js'
import { tellPass } from '../pass.js'
import { isUpgrade, refuseCost } from './cost.js'
import { carryOutLay, layChoices, refuseLay } from './lay.js'
import type { Lay } from './place.js'
import { refuseSecond } from './second.js'

const layTile: Move<State, TrackFrame, LayTile> = {
  shape: fields({ hex: text, tile: text, rotation: whole }),
  *choices(state, { company, laid = [] }, player) {
    for (const lay of layChoices(state, company, laid)) yield { action: { type: 'layTile', player, ...lay } }
  },
  refuse: (state, { company, laid = [] }, { hex, tile, rotation }) =>
    refuseLay(state, company, laid, { hex, tile, rotation }),
  carryOut(work, frame, { hex, tile, rotation }) {
    const { company, laid = [] } = frame
    carryOutLay(work, company, laid, { hex, tile, rotation })
    if (isUpgrade(tile)) pop(work)
    else if (laid.length === 0) changeTop(work, frame, { laid: [hex] })
    else endLaying(work, { ...frame, laid: [...laid, hex] })
  },
}

/** 1853-4.1.14-a, -b: the bonuses come when all tiles of the turn are laid. */
function endLaying(work: GameWork, { company, laid = [] }: TrackFrame): void {
  pop(work)
  for (const hex of laid) {
    const amount = hexes[hex]?.bonus
    if (amount === undefined) continue
    bankPays(work, company, amount, 'bonus')
    tell(work, 'bonus-paid', { company, hex, amount })
    payDebtIfPossible(work, company)
  }
}

/** What each company could lay when it was asked last: mostly it still can, and nothing else has to be looked for. */
const lately = new Map<CompanyId, Lay>()

/** Whether anything is left to lay; if not, nobody is asked. */
function canLay(state: State, { company, laid = [] }: TrackFrame): boolean {
  if (laid.length > 0 && refuseSecond(state, company)) return false
  // the cost is known soonest, and forbids most of what a poor company could reach
  const possible = (lay: Lay): boolean =>
    !refuseCost(state, company, lay, laid) && !refuseLay(state, company, laid, lay)
  const before = lately.get(company)
  if (before && possible(before)) return true
  for (const lay of layChoices(state, company, laid))
    if (possible(lay)) {
      lately.set(company, lay)
      return true
    }
  return false
}

const passTrack = passing<State, TrackFrame>((work, frame, player) => {
  tellPass(work, frame, player)
  endLaying(work, frame)
})

/** The first step: yellow tiles, or an upgrade (1853-4.1.1-a, 1853-4.2.1-a). */
export const track: Procedure<State, TrackFrame> = {
  advance(work, frame) {
    if (canLay(work.state, frame)) return false
    endLaying(work, frame)
    return true
  },
  deciders: (state, { company }) => [controllerOf(state, company)],
  moves: { layTile, pass: passTrack },
  forbids: {
    chooseOption: '1853-4.1.3-a',
    placeBase: '1853-4.0-c',
    run: '1853-4.0-c',
    payOut: '1853-4.0-c',
    buyTrain: '1853-4.0-c',
  },
}
