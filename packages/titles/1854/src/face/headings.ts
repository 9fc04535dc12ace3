import { frameOf, top } from '@stellwerk/engine'
import type { Message } from '@stellwerk/table'
import { company, companyList, money, train } from '@stellwerk/table'
import type { AuctionFrame, CharterFrame, EmergencyFrame, MergerWindowFrame, RunOffFrame } from '../frames.js'
import { highestBid } from '../rules/bids.js'
import { missingFor } from '../rules/emergency.js'
import { localAsked } from '../rules/mergers.js'
import type { State } from '../state.js'

/** What the heading of a step names of its own. */
export function headingParams(state: State): Message['params'] {
  const frame = top(state)
  switch (frame?.kind) {
    case 'run-off': {
      const id = (frame as RunOffFrame).private
      const auction = frameOf<AuctionFrame>(state, 'auction')
      return { private: company(id), bid: auction && money(highestBid(auction, id)) }
    }
    case 'merger-window':
      return { local: company(localAsked(state, frame as MergerWindowFrame) ?? '') }
    case 'charter':
      return { locals: companyList((frame as CharterFrame).locals) }
    case 'emergency': {
      const emergency = frame as EmergencyFrame
      return { train: train(emergency.train), missing: money(missingFor(state, emergency)) }
    }
    default:
      return {}
  }
}
