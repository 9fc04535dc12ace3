import type { Frame, JsonObject } from '@stellwerk/engine'
import { frameOf } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import type { LocalId } from '../data/types.js'
import type {
  AuctionFrame,
  CharterFrame,
  EmergencyFrame,
  GiveUpFrame,
  MergerWindowFrame,
  RunOffFrame,
} from '../frames.js'
import { biddersOn, highestBid } from '../rules/bids.js'
import { missingFor } from '../rules/emergency.js'
import { localAsked } from '../rules/mergers.js'
import type { State } from '../state.js'
import { offered } from './events.js'
import { say } from './words.js'

/** Who decides about what. */
export function stepLine(language: Language, frame: Frame, state: State): string {
  return say(language, `step.${frame.kind}`, { ...frame, ...additions(language, frame, state) })
}

function additions(language: Language, frame: Frame, state: State): JsonObject {
  switch (frame.kind) {
    case 'run-off':
      return lowestBidder(state, (frame as RunOffFrame).private)
    case 'merger-window':
      return { local: localAsked(state, frame as MergerWindowFrame) ?? null }
    case 'charter':
      return { player: ownerOf(state, (frame as CharterFrame).locals[0]) }
    case 'give-up':
      return { company: (frame as GiveUpFrame).todo[0] ?? null }
    case 'emergency':
      return { missing: missingFor(state, frame as EmergencyFrame) }
    case 'offer':
      return offered(language, frame)
    default:
      return {}
  }
}

/** 1854-auction-m: the one who is asked, and what he has to go above. */
function lowestBidder(state: State, id: string): JsonObject {
  const auction = frameOf<AuctionFrame>(state, 'auction')
  return auction ? { player: biddersOn(auction, id)[0] ?? null, bid: highestBid(auction, id) } : {}
}

const ownerOf = (state: State, local: LocalId): string | null => state.locals[local]?.owner ?? null
